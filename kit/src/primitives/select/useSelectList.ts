import { useEffect, useMemo, useState } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { useSounds } from '../../engines/environment/index.ts';
import { MAX_LIST_WIDTH_PX, createOptionFilter, endOf, optionModel, useListOpening, useOptionList } from '../option-list/headless.ts';
import type { ListLook, OptionListOptions } from '../option-list/headless.ts';
import { layoutOf, showFound, showOption, wordsOf } from './optionRows.ts';
import type { OptionsState, SelectOption } from './types.ts';

interface SelectListOptions extends Pick<OptionListOptions, 'cardinality'> {
  readonly options: readonly SelectOption[];
  readonly state: OptionsState;
  readonly isChosen: (id: string) => boolean;
  /** The option the keyboard starts on. */
  readonly startId: string | null;
  readonly onPick: (option: SelectOption) => void;
  readonly onPickAll?: (shown: readonly SelectOption[]) => void;
}

/** The list is on the screen by then, and nobody has typed yet. */
const PREPARE_AFTER_MS = 150;
const LOOKS = {
  one: { 1: { kind: 'listbox', cardinality: 'one', lines: 1 }, 2: { kind: 'listbox', cardinality: 'one', lines: 2 } },
  many: { 1: { kind: 'listbox', cardinality: 'many', lines: 1 }, 2: { kind: 'listbox', cardinality: 'many', lines: 2 } },
} as const satisfies Record<string, Record<number, ListLook>>;

/** The list of a select: its options, what is searched for among them, and what is done with one. */
export function useSelectList({ options, state, isChosen, startId, cardinality, onPick, onPickAll }: SelectListOptions) {
  const [query, setQuery] = useState('');
  const sounds = useSounds(query !== '');
  const layout = useMemo(() => layoutOf(options), [options]);
  const filter = useMemo(() => createOptionFilter(options, wordsOf, sounds, layout.hasGroups), [options, sounds, layout.hasGroups]);
  const order = useMemo(() => filter.find(query), [filter, query]);
  const model = useMemo(
    () =>
      optionModel<SelectOption>({
        options,
        order,
        idOf: ({ id }) => id,
        show: order ? showFound : showOption,
        isChosen,
        groupOf: layout.hasGroups ? ({ group }) => group : null,
        end: endOf(state),
      }),
    [options, order, isChosen, layout.hasGroups, state],
  );
  /** The options a search has left. */
  const shown = () => (order ? Array.from(order, (index) => options[index]).filter((option) => option !== undefined) : options);
  const list = useOptionList({
    model,
    cardinality,
    query,
    start: { key: startId },
    onPick(position) {
      const option = model.optionAt(position);
      if (option) onPick(option);
    },
    ...(onPickAll && { onPickAll: () => onPickAll(shown()) }),
    ...(layout.isSearchable && { onSearch: setQuery }),
    onOpenChange: () => setQuery(''),
  });

  const { isOpen } = list;
  const isPrepared = isOpen && layout.isSearchable;
  useEffect(() => (isPrepared ? systemClock.after(PREPARE_AFTER_MS, () => filter.prepare()) : undefined), [isPrepared, filter]);

  const opening = useListOpening({ list, kind: 'listbox', hasSearch: layout.isSearchable });
  return {
    ...opening,
    shown,
    /** Facts of the open list. */
    panel: {
      anchorRef: opening.boxRef,
      list,
      look: LOOKS[cardinality][layout.lines],
      minWidthPx: Math.min(layout.widthPx, MAX_LIST_WIDTH_PX),
      search: layout.isSearchable ? { query, onQuery: setQuery } : null,
    },
  };
}
