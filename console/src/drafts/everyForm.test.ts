import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '..');

/** Files that make a form or mark something as unsaved and keep no draft, each with its reason. */
const WITHOUT_DRAFT: Readonly<Record<string, string>> = {
  'features/design/canvas/NodeContent.tsx': 'a picture of a control: nothing can be typed into it',
  'features/design/list/SettingsForm.tsx': 'settings of a design, which keeps them with each step',
  'features/design/sheet/editors/NestedField.tsx': 'the same',
  'features/design/sheet/store/createSheetStore.ts': 'the same',
  'app/overlays/OpenOverlays.tsx': 'passes on what the forms it draws say',
  'features/chat/savedChat.ts': 'messages that were not sent are kept with their conversation',
  'features/design/trial/AsDialog.tsx': 'who a trial is seen as stands in the address',
  'features/flow/acts/EmptySteps.tsx': 'part of the dialog of an act: people for steps without any',
  'features/model/conditions/ConditionRow.tsx': 'one value of a filter; the conditions are kept with the list',
  'features/password/usePasswordForm.ts': 'passwords and captchas are never written down',
  'features/portal/useArrange.ts': 'an arrangement of cards: nothing is typed',
  'features/resource/list/FilterBar.tsx': 'filters stand in the address',
  'form-changes/index.ts': 'hands the store on; who uses it keeps the draft',
  'form-changes/useFormStore.ts': 'makes the store; who uses it keeps the draft',
  'features/resource/extensions/row-edit/createRowEditing.ts': 'one store for each row: RowEditing keeps all of them',
  'open-pages/unsaved.ts': 'where it is marked',
  'pages/data-interface/PreviewDialog.tsx': 'parameters of a trial, kept by the dialog itself',
  'pages/dev-form/ControlsTrial.tsx': 'a page for programmers',
  'pages/profile/useDiscardGuard.ts': 'a picture that was not uploaded',
  'pages/workflow-detail/useTaskForm.ts': 'TaskView and LaunchView keep the draft of the store',
};

test('every form keeps what is typed: a file that makes a form, or marks something as unsaved, keeps a draft or says why not', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.|(^|\/)testing\//.test(file));
  const found = files.filter((file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    return (
      /\b(createFormStore|useFormStore|useUnsaved|markUnsaved)\b/.test(text) && !/\b(useFormDraft|useStateDraft|useDraft)\(/.test(text)
    );
  });
  expect(found.toSorted()).toEqual(Object.keys(WITHOUT_DRAFT).toSorted());
});
