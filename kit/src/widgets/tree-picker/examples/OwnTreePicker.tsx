import { useState } from 'react';
import { fromTree } from '../../../engines/node-source/index.ts';
import type { StoredValue } from '../../../engines/pick/index.ts';
import { DialogLayer, useDialog } from '../../../primitives/dialog/headless.ts';
import { usePickerField, useTags } from '../../../primitives/picker-field/headless.ts';
import { usePickerDraft, usePickerPanes, useTreePicker } from '../headless.ts';
import type { PickerNode, PickerSession, PickerSpec } from '../headless.ts';
import { fieldMessages, pickerMessages, surfaceMessages } from './japanese.ts';
import { ChooseIn, Chosen, PasteNames } from './panesInPlainElements.tsx';
import { CategoriesAndRows } from './tableInPlainElements.tsx';

function Surface({ session }: { readonly session: PickerSession }) {
  const { spec, text, store, cancel } = session;
  const draft = usePickerDraft({ session, messages: surfaceMessages });
  const dialog = useDialog({ onClose: cancel, onConfirm: draft.confirm, guard: store.isChanged() ? () => true : undefined });
  const panes = usePickerPanes(draft);
  const { body } = spec;
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getScrimProps({ style: { position: 'fixed', inset: 0, padding: 40, background: '#0008' } })}>
        <div {...dialog.getDialogProps({ className: 'own', style: { background: 'Canvas' } })}>
          <h2 {...dialog.getTitleProps()}>{text(spec.title)}</h2>
          {body.kind === 'table' ? (
            <CategoriesAndRows session={session} draft={draft} table={body} />
          ) : (
            <div {...panes.getPanesProps({ style: { display: 'flex' } })}>
              {panes.isPasting ? (
                <PasteNames session={session} draft={draft} tabs={body.tabs} onClose={panes.endPasting} />
              ) : (
                <ChooseIn session={session} draft={draft} tabs={body.tabs} />
              )}
              <Chosen session={session} draft={draft} onPaste={panes.isPasting ? undefined : panes.paste} />
            </div>
          )}
          {draft.notice && <p>{draft.notice.text}</p>}
          <button {...dialog.getCloseProps()}>キャンセル</button>
          <button type="button" onClick={draft.confirm}>
            決定
          </button>
        </div>
      </div>
    </DialogLayer>
  );
}

interface OwnPickerProps {
  readonly label: string;
  readonly spec: PickerSpec;
  readonly initialValue: StoredValue;
  readonly onChange?: ((value: StoredValue) => void) | undefined;
}

/** A field that opens a picker, in plain elements. */
export function OwnPicker({ label, spec, initialValue, onChange }: OwnPickerProps) {
  const [value, setValue] = useState(initialValue);
  const picker = useTreePicker({
    spec,
    value,
    onChange(next) {
      setValue(next);
      onChange?.(next);
    },
    messages: pickerMessages,
  });
  const field = usePickerField({
    label,
    items: picker.items,
    cardinality: spec.policy.cardinality,
    placeholder: 'なし',
    names: picker.names,
    opens: { kind: 'dialog', isOpen: picker.isOpen },
    onOpen: picker.open,
    onRemove: picker.remove,
    onClear: picker.clear,
    onUndo: picker.undo,
    messages: fieldMessages,
  });
  const tags = useTags({ ...field.tags, mode: 'all' });
  return (
    <div {...field.getFieldProps()} lang="ja">
      <span {...field.getNameProps()}>{label}</span>
      <div {...field.getBoxProps({ className: 'own' })}>
        <button {...field.getOpenerProps()}>{field.hasTags ? field.getSpokenText() : field.getText() || 'なし'}</button>
        {field.hasTags && (
          <ul {...tags.getTagsProps()}>
            {tags.views.map((view) => (
              <li key={view.item.identity} {...tags.tagProps(view)}>
                {view.text} <button {...tags.removeProps(view)}>×</button>
              </li>
            ))}
          </ul>
        )}
        {field.canClear && <button {...field.getClearProps()}>×</button>}
      </div>
      {picker.isOpen && <Surface session={picker.session} />}
    </div>
  );
}

const team = (id: string, fullName: string, children?: readonly PickerNode[]): PickerNode => ({
  id,
  fullName,
  type: 'department',
  isLeaf: children === undefined,
  children,
});
const offices = [team('e', '東支社', [team('e1', '配車部'), team('e2', '経理部')]), team('s', '南支社', [team('s1', '雲陽配車所')])];
const everyTeam = offices.flatMap((office) => [office, ...(office.children ?? [])]);
/** Departments to choose several of. */
export const teamSpec: PickerSpec = {
  name: 'teams',
  title: '部署を選ぶ',
  placeholder: 'なし',
  policy: { cardinality: 'many', identity: 'id', onEmptyConfirm: 'clear', accepts: ({ isDisabled }) => !isDisabled },
  body: { kind: 'panes', tabs: [{ id: 'all', label: '組織', source: fromTree(offices), shape: 'tree' }] },
  look: { surface: 'dialog', widthPx: 800 },
  search: { by: 'typing', placeholder: '名称で検索' },
  resolve: (stored) => Promise.resolve(everyTeam.filter(({ id }) => stored.includes(id))),
};

/** A picker of departments in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTreePicker({ onChange }: Pick<OwnPickerProps, 'onChange'>) {
  return <OwnPicker label="担当部署" spec={teamSpec} initialValue={['e1']} onChange={onChange} />;
}
