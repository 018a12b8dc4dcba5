import type { Suggestion } from '../../primitives/combo-box/index.ts';
import type { Found } from './types.ts';

/** At most so many are shown. @source forms §5, §9 */
export const MAX_SHOWN = 50;

/** State of the suggestions for a keyword. */
export type SuggestionsState =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly keyword: string }
  | { readonly status: 'failed'; readonly keyword: string }
  | { readonly status: 'found'; readonly keyword: string; readonly items: readonly Suggestion[]; readonly total: number };

export type SuggestionsEvent =
  /** Something else is wanted; an empty keyword wants nothing. */
  | { readonly type: 'ask'; readonly keyword: string }
  | { readonly type: 'answered'; readonly keyword: string; readonly found: Found }
  | { readonly type: 'failed'; readonly keyword: string };

/** Nothing was asked for. */
export const NOTHING: SuggestionsState = { status: 'none' };

/** The state after an event; the same object when nothing changes. Answers to another keyword than the last are dropped. */
export function nextSuggestions(state: SuggestionsState, event: SuggestionsEvent): SuggestionsState {
  switch (event.type) {
    case 'ask':
      if (event.keyword === '') return NOTHING;
      return state.status === 'loading' && state.keyword === event.keyword ? state : { status: 'loading', keyword: event.keyword };
    case 'answered': {
      if (state.status !== 'loading' || state.keyword !== event.keyword) return state;
      const { items, total = 0 } = event.found;
      return { status: 'found', keyword: event.keyword, items: items.slice(0, MAX_SHOWN), total: Math.max(total, items.length) };
    }
    case 'failed':
      return state.status === 'loading' && state.keyword === event.keyword ? { status: 'failed', keyword: event.keyword } : state;
  }
}
