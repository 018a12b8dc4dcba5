import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { ListPanel, ListWarmUp, READY } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { pickedItem } from './optionRows.ts';
import type { SelectProps } from './types.ts';
import { useSelectList } from './useSelectList.ts';

/** The field stays as it is while one types in the search box of its list. */
const Field = memo(PickerField);

/**
 * One of a list of options, of any number, in a field that opens. Typing finds an option; a long list has a search box.
 * Disabled options are reached and say why they are.
 * @reading R-040
 */
export function Select({ value, onChange, onClear, options, state = READY, ...field }: SelectProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const items = useMemo(
    () =>
      value === null
        ? []
        : [
            pickedItem(
              options.find(({ id }) => id === value),
              value,
            ),
          ],
    [options, value],
  );
  const isNameLoading = state.kind === 'loading' && items[0]?.isUnknown === true;
  const select = useSelectList({
    options,
    state,
    cardinality: 'one',
    isChosen: useCallback((id: string) => id === value, [value]),
    startId: value,
    onPick(option) {
      const { id } = option;
      select.panel.list.close();
      if (id === value) return;
      onChange(id);
      // A field that had the focus all along is not read again.
      if (select.opens.kind === 'listbox') announcer.say(t`Selected ${{ name: pickedItem(option, id).text }}`);
    },
  });
  const names = useMemo(() => ({ kind: isNameLoading ? 'loading' : 'ready' }) as const, [isNameLoading]);
  return (
    <>
      <Field {...field} cardinality="one" items={items} names={names} opens={select.opens} onOpen={select.onOpen} onClear={onClear} />
      {select.opens.isOpen ? <ListPanel {...select.panel} label={field.label} /> : <ListWarmUp {...select.panel} label={field.label} />}
    </>
  );
}
