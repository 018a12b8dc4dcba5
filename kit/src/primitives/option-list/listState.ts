import type { ListEnd, ListState } from './types.ts';

/** Everything is here. */
export const READY: ListState = { kind: 'ready' };

/** With more rows than this a list has a search box. @reading R-235 */
export const SEARCH_ABOVE_ROWS = 12;

/** Row that follows the others while they are not all here. */
export function endOf(state: ListState): ListEnd | null {
  if (state.kind === 'ready') return null;
  return state.kind === 'loading' ? { status: 'loading' } : { status: 'failed', retry: state.retry };
}
