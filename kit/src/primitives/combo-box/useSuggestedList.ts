import { useMemo } from 'react';
import { endOf, optionModel, spanOf, useOptionList } from '../option-list/headless.ts';
import type { Suggestion, Suggestions } from './types.ts';

const nothingChosen = () => false;

/** The list of suggestions for a text, with the part that was typed marked in each. It closes when one is taken. */
export function useSuggestedList({ items, state }: Suggestions, value: string, onPick: (suggestion: Suggestion) => void) {
  const model = useMemo(
    () =>
      optionModel<Suggestion>({
        options: items,
        idOf: ({ id }) => id,
        show({ text, note }) {
          const mark = spanOf(text, value);
          return { label: text, ...(note && { note }), ...(mark && { mark }) };
        },
        isChosen: nothingChosen,
        end: endOf(state),
      }),
    [items, state, value],
  );
  const list = useOptionList({
    model,
    cardinality: 'one',
    start: 'none',
    query: value,
    onPick(position) {
      const suggestion = model.optionAt(position);
      if (!suggestion) return;
      list.close();
      onPick(suggestion);
    },
  });
  return list;
}
