import { useLingui } from '@lingui/react/macro';
import type { FieldWords } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { useDataPicker } from './headless.ts';
import { dataPickerMessages } from './messages.ts';
import { PanelPicker } from './PanelPicker.tsx';
import { PopoverPicker } from './PopoverPicker.tsx';
import { RecordField } from './RecordField.tsx';
import type { DataPickerProps } from './types.ts';

/** The words around the field, without what else the picker is given. */
function wordsOf({ label, isRequired, help, error, id }: FieldWords): FieldWords {
  return { label, isRequired, help, error, id };
}

/**
 * A field whose value is chosen from a table of rows in a dialog, a drawer or a popover. Disabled with a value, it opens a
 * read-only detail of the chosen record.
 * @source forms §2.6, §4
 */
export function DataPicker(props: DataPickerProps) {
  const { spec, use = 'editable', onViewRecord } = props;
  const { t } = useLingui();
  const picker = useDataPicker({ ...props, messages: useMessages(dataPickerMessages) });
  const words = wordsOf(props);
  const { items } = picker.field;
  if (use === 'disabled' && items.length > 0)
    return <RecordField {...words} spec={spec} items={items} names={picker.names} onViewRecord={onViewRecord} />;

  const field = { ...words, ...picker.field, use, placeholder: props.placeholder ?? t`Choose` };
  const { look } = spec;
  return look.popupType === 'popover' ? (
    <PopoverPicker picker={picker} field={field} isFilterable={look.isFilterable} />
  ) : (
    <PanelPicker look={look} picker={picker} field={field} />
  );
}
