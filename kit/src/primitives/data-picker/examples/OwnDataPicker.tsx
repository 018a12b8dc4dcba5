import { useState } from 'react';
import { usePickerField, useTags } from '../../picker-field/headless.ts';
import type { PickerOpening } from '../../picker-field/headless.ts';
import { useDataPicker, usePickPopover } from '../headless.ts';
import type { DataPickerOptions, DataPickerSpec, DataPickerState, DataValue } from '../headless.ts';
import { fieldMessages, pickerMessages } from './japanese.ts';
import { Detail, HangingTable } from './partsInPlainElements.tsx';
import { RowsInDialog } from './tableInPlainElements.tsx';

interface FieldFacts {
  readonly label: string;
  readonly picker: DataPickerState;
}

function Field({ label, picker, opens, onOpen }: FieldFacts & { readonly opens: PickerOpening; readonly onOpen: () => void }) {
  const field = usePickerField({ ...picker.field, label, placeholder: 'なし', opens, onOpen, messages: fieldMessages });
  const tags = useTags({ ...field.tags, mode: 'all' });
  return (
    <div {...field.getFieldProps()}>
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
    </div>
  );
}

function UnderField({ label, picker, isFilterable }: FieldFacts & { readonly isFilterable: boolean }) {
  const popover = usePickPopover({ picker, label, isFilterable });
  return (
    <>
      <Field label={label} picker={picker} opens={popover.opens} onOpen={popover.toggle} />
      {popover.isOpen && <HangingTable popover={popover} draft={picker.draft} />}
    </>
  );
}

/** A field that is disabled is a button that shows the chosen records. */
function ReadField({ label, picker }: FieldFacts) {
  const [isOpen, setIsOpen] = useState(false);
  const { items } = picker.field;
  return (
    <>
      <button onClick={() => setIsOpen(true)}>{`${label}を見る ${items.map(({ text }) => text).join('、')}`}</button>
      {isOpen && <Detail label={label} spec={picker.spec} items={items} names={picker.names} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface OwnRowsFieldProps extends Pick<DataPickerOptions, 'spec' | 'value' | 'use'> {
  readonly label: string;
  readonly onChange: (value: DataValue) => void;
}

/** A field whose value is chosen from rows, in plain elements. */
export function OwnRowsField({ label, ...options }: OwnRowsFieldProps) {
  const picker = useDataPicker({ ...options, messages: pickerMessages });
  const { look } = options.spec;
  if (options.use === 'disabled' && picker.field.items.length > 0) return <ReadField label={label} picker={picker} />;
  if (look.popupType === 'popover') return <UnderField label={label} picker={picker} isFilterable={look.isFilterable} />;
  return (
    <>
      <Field label={label} picker={picker} opens={{ kind: 'dialog', isOpen: picker.isOpen }} onOpen={picker.open} />
      {picker.isOpen && <RowsInDialog label={label} picker={picker} />}
    </>
  );
}

const bridges = Array.from({ length: 45 }, (_, at) => ({ id: `b${at + 1}`, name: `橋 ${at + 1}`, road: at % 2 ? '東線' : '西線' }));

/** Bridges, found by their names. */
export const bridgeSpec: DataPickerSpec = {
  source: {
    load({ keyword }, { pageNumber, pageRows }) {
      const found = bridges.filter(({ name }) => name.includes(keyword));
      return Promise.resolve({ rows: found.slice((pageNumber - 1) * pageRows, pageNumber * pageRows), total: found.length });
    },
    lookup: (ids) => Promise.resolve(bridges.filter(({ id }) => ids.includes(id))),
  },
  rows: {
    propsValue: 'id',
    relationField: 'name',
    columnOptions: [
      { value: 'name', label: '名称' },
      { value: 'road', label: '路線' },
    ],
    templateJson: [],
    hasPage: true,
    pageSize: 20,
  },
  policy: { cardinality: 'many', onEmptyConfirm: 'refuse' },
  look: { popupType: 'dialog', popupTitle: null, popupWidthPx: 800 },
  field: '',
};

interface OwnDataPickerProps {
  readonly spec?: DataPickerSpec;
  readonly onChange?: (value: DataValue) => void;
}

/** A picker of rows in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnDataPicker({ spec = bridgeSpec, onChange }: OwnDataPickerProps) {
  const [value, setValue] = useState<DataValue>(null);
  return (
    <div lang="ja">
      <OwnRowsField
        label="橋"
        spec={spec}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </div>
  );
}
