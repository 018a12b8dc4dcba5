import { Field, useFieldIds } from '../../primitives/field/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { usePickerDraft, useTreePicker } from './headless.ts';
import { pickerSurfaceMessages, treePickerMessages } from './messages.ts';
import { ChoosePane } from './panes/ChoosePane.tsx';
import { inlinePane } from './TreePicker.css.ts';
import type { TreePickerProps } from './types.ts';
import { useText } from './useText.ts';

/** The list of a picker in the page itself: choosing writes at once. */
export function InlinePicker({ spec, value, onChange, use, ...words }: TreePickerProps) {
  const messages = useMessages(treePickerMessages);
  const { session } = useTreePicker({ spec, value, onChange, use, messages, text: useText() });
  const draft = usePickerDraft({ session, messages: useMessages(pickerSurfaceMessages) });
  const ids = useFieldIds(words.id);
  if (spec.body.kind === 'table')
    throw new Error(
      '[kit] A picker with a table was told to stand in the page, which it can not. Give its look the surface “dialog” or “drawer”.',
    );
  return (
    <Field {...words} ids={ids} labelFor="text">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a look of its own */}
      <div id={ids.control} role="group" aria-labelledby={ids.label} tabIndex={-1} className={inlinePane}>
        <ChoosePane session={session} draft={draft} tabs={spec.body.tabs} isImmediate />
      </div>
    </Field>
  );
}
