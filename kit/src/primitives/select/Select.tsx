import { memo } from 'react';
import { ListPanel, ListWarmUp } from '../option-list/index.ts';
import { useMessages } from '../lingui/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { useSelectState } from './headless.ts';
import { selectMessages } from './messages.ts';
import type { SelectProps } from './types.ts';

/** The field stays as it is while one types in the search box of its list. */
const Field = memo(PickerField);

/**
 * One of a list of options, of any number, in a field that opens. Typing finds an option; a long list has a search box.
 * Disabled options are reached and say why they are.
 * @reading R-040
 */
export function Select({ onChange, onClear, className, style, parts, ...options }: SelectProps) {
  const { isOpen, field, panel } = useSelectState({
    ...options,
    onChange: (id) => (id === null ? onClear?.() : onChange(id)),
    isClearable: onClear !== undefined,
    messages: useMessages(selectMessages),
  });
  const List = isOpen ? ListPanel : ListWarmUp;
  return (
    <>
      <Field {...field} {...{ className, style, parts }} />
      <List {...panel} parts={parts} />
    </>
  );
}
