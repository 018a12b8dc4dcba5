import { useCallback, useMemo, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useHeld, useSteady } from '../../engines/prop-getters/index.ts';
import { READY } from '../option-list/headless.ts';
import type { ListPanelOptions } from '../option-list/headless.ts';
import { usePickerField } from '../picker-field/headless.ts';
import type { PickerFieldOptions } from '../picker-field/headless.ts';
import { withAll, withToggled } from './choices.ts';
import type { Choosing } from './choices.ts';
import { pickedItem } from './optionRows.ts';
import type { MultiSelectOptions, SelectOption } from './types.ts';
import { useSelectList } from './useSelectList.ts';

const NONE: readonly string[] = [];

/**
 * Several of a list of options, as facts of its two halves: `field` for `usePickerField` and `useTags`, and, while `isOpen`, `panel`
 * for `useListPanel`. Every tick counts at once, and one sentence says the new count.
 * @reading R-237
 */
export function useMultiSelectState(given: MultiSelectOptions) {
  const { value: _, initialValue = NONE, onChange, options, state = READY, maximum = Infinity, messages, initial, ...words } = given;
  const announce = useAnnounce();
  const [value, change] = useHeld<readonly string[]>({ name: 'value', value: given.value, initial: initialValue, onChange });
  const [cleared, setCleared] = useState(NONE);
  const chosen = useMemo(() => new Set(value), [value]);
  const items = useMemo(() => itemsOf(options, value), [options, value]);
  const isNameLoading = state.kind === 'loading' && items.some(({ isUnknown }) => isUnknown);
  const names = useMemo(() => ({ kind: isNameLoading ? 'loading' : 'ready' }) as const, [isNameLoading]);

  function take(choosing: Choosing, said: (count: number) => string) {
    if (choosing.kind === 'tooMany') return announce(messages.tooMany(maximum));
    if (choosing.ids.length === value.length && choosing.ids.every((id, at) => id === value[at])) return undefined;
    change(choosing.ids);
    return announce(said(choosing.ids.length));
  }

  function chooseAll(shown: readonly SelectOption[]) {
    const ids = shown.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
    take(withAll(value, ids, maximum), messages.selectedAll);
  }

  const select = useSelectList({
    options,
    state,
    cardinality: 'many',
    isChosen: useCallback((id: string) => chosen.has(id), [chosen]),
    startId: options.find(({ id }) => chosen.has(id))?.id ?? null,
    onPick({ id, label }) {
      const said = chosen.has(id) ? messages.deselected : messages.selected;
      take(withToggled(value, id, maximum), (count) => said(label, count));
    },
    onPickAll: chooseAll,
  });

  const clear = useSteady(() => {
    setCleared(value);
    change([]);
  });
  const undo = useSteady(() => {
    if (value.length === 0 && cleared.length > 0) change(cleared);
  });
  const remove = useSteady((id: string) => change(value.filter((other) => other !== id)));
  const { opens, onOpen } = select;
  const field: PickerFieldOptions = {
    ...words,
    cardinality: 'many',
    items,
    names,
    opens,
    onOpen,
    onRemove: remove,
    onClear: clear,
    onUndo: undo,
    messages: messages.field,
  };
  const panel: ListPanelOptions = { ...select.panel, label: words.label, messages: messages.list, initial };
  return {
    value,
    items,
    isOpen: opens.isOpen,
    field,
    panel,
    /** Chooses all that a search has left. */
    chooseAll: () => chooseAll(select.shown()),
    /** Clears from the panel, and says so; the field says it by itself. */
    clearAll: () => {
      clear();
      announce(messages.field.clearedUndo);
    },
  };
}

/**
 * Several of a list of options, of any number, in a field that opens. The list stays open while one ticks; what is chosen is `tags`
 * for `useTags`. While `isOpen`, draw a part that calls `useListPanel(panel)`.
 * @reading R-237
 */
export function useMultiSelect(options: MultiSelectOptions) {
  const state = useMultiSelectState(options);
  return { ...state, ...usePickerField(state.field) };
}

/** The chosen options as the field shows them. Looked up once for all: a value may hold thousands. */
function itemsOf(options: readonly SelectOption[], value: readonly string[]) {
  const wanted = new Set(value);
  const known = new Map(options.filter(({ id }) => wanted.has(id)).map((option) => [option.id, option]));
  return value.map((id) => pickedItem(known.get(id), id));
}
