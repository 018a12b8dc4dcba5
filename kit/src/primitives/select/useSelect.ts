import { useCallback, useMemo } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useHeld, useSteady } from '../../engines/prop-getters/index.ts';
import { READY } from '../option-list/headless.ts';
import type { ListPanelOptions } from '../option-list/headless.ts';
import { usePickerField } from '../picker-field/headless.ts';
import type { PickerFieldOptions } from '../picker-field/headless.ts';
import { pickedItem } from './optionRows.ts';
import type { SelectOptions } from './types.ts';
import { useSelectList } from './useSelectList.ts';

/**
 * One of a list of options, as facts of its two halves: `field` for `usePickerField` and, while `isOpen`, `panel` for `useListPanel`.
 * The members of `field` stay the same while one types in the search box of the list: draw it in a memoised part where rows are many.
 * @reading R-040
 */
export function useSelectState(given: SelectOptions) {
  const { value: _, initialValue = null, onChange, isClearable = false, options, state = READY, messages, initial, ...words } = given;
  const announce = useAnnounce();
  const [value, choose] = useHeld<string | null>({ name: 'value', value: given.value, initial: initialValue, onChange });
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
  const names = useMemo(() => ({ kind: isNameLoading ? 'loading' : 'ready' }) as const, [isNameLoading]);
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
      choose(id);
      // A field that had the focus all along is not read again.
      if (select.opens.kind === 'listbox') announce(messages.selected(pickedItem(option, id).text));
    },
  });
  const onClear = useSteady(() => choose(null));
  const { opens, onOpen } = select;
  const field: PickerFieldOptions = {
    ...words,
    cardinality: 'one',
    items,
    names,
    opens,
    onOpen,
    ...(isClearable && { onClear }),
    messages: messages.field,
  };
  const panel: ListPanelOptions = { ...select.panel, label: words.label, messages: messages.list, initial };
  return { value, items, isOpen: opens.isOpen, field, panel };
}

/**
 * One of a list of options, of any number, in a field that opens. Typing finds an option; a long list has a search box. Draw the box
 * with `getBoxProps()`, in it a button with `getOpenerProps()`; while `isOpen`, draw a part that calls `useListPanel(panel)`.
 * @reading R-040
 */
export function useSelect(options: SelectOptions) {
  const state = useSelectState(options);
  return { ...state, ...usePickerField(state.field) };
}
