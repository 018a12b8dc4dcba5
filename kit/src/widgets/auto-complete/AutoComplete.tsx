import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ComboBox } from '../../primitives/combo-box/index.ts';
import type { Suggestion, Suggestions } from '../../primitives/combo-box/index.ts';
import type { SuggestionsState } from './suggestionsState.ts';
import type { AutoCompleteProps } from './types.ts';
import { useSuggestions } from './useSuggestions.ts';

/**
 * A text field that asks a source for suggestions while one types, and shows at most 50 of them.
 * @source forms §5, §9
 * @reading R-241
 */
export function AutoComplete({ load, onChoose, ...field }: AutoCompleteProps) {
  const { state, suggest, retry, forget } = useSuggestions(load);
  const suggestions = useShown(state, retry);
  return (
    <ComboBox
      {...field}
      suggestions={suggestions}
      onSuggest={suggest}
      onChoose={(suggestion: Suggestion) => {
        forget();
        onChoose?.(suggestion);
      }}
    />
  );
}

const NONE: readonly Suggestion[] = [];

function useShown(state: SuggestionsState, retry: (keyword: string) => void): Suggestions {
  const { t } = useLingui();
  return useMemo(() => {
    if (state.status === 'loading') return { items: NONE, state: { kind: 'loading' } };
    if (state.status === 'failed') return { items: NONE, state: { kind: 'failed', retry: () => retry(state.keyword) } };
    if (state.status === 'none') return { items: NONE, state: { kind: 'ready' } };
    const { items, total } = state;
    const isCut = total > items.length;
    const remark = t`Only the first ${{ shown: items.length }} of ${{ total }} are shown. Type more to find others.`;
    return { items, state: { kind: 'ready' }, ...(isCut && { remark }) };
  }, [state, retry, t]);
}
