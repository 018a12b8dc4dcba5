import type { ListPage, PagedListEvent, PagedListState, RestingPhase } from './types.ts';
import { LIST_PAGE_ROWS } from './types.ts';

const IDLE = { status: 'idle' } as const;

/** A list nobody has asked for yet. */
export function emptyList<Q, T>(pageRows = LIST_PAGE_ROWS): PagedListState<Q, T> {
  return { pageRows, question: null, rows: [], pageCount: 0, hasMore: false, total: -1, phase: IDLE, lastRequest: 0 };
}

/** True when the question was answered and there is nothing; false while a page is under way, and after a failure. */
export function isEmptyList<Q, T>({ rows, pageCount, phase }: PagedListState<Q, T>): boolean {
  return pageCount > 0 && rows.length === 0 && phase.status === 'idle';
}

/** Number of rows of the whole list, -1 as long as nobody knows: what `aria-setsize` and `aria-rowcount` want. */
export function sizeOfList<Q, T>({ rows, pageCount, hasMore, total }: PagedListState<Q, T>): number {
  if (pageCount === 0) return -1;
  return hasMore ? total : rows.length;
}

/**
 * The list after an event; the same object when nothing changes.
 * @param idOf names a row within its list
 */
export function nextList<Q, T>(state: PagedListState<Q, T>, event: PagedListEvent<Q, T>, idOf: (row: T) => string): PagedListState<Q, T> {
  const { phase } = state;
  switch (event.type) {
    case 'ask':
      return asking(
        { ...emptyList<Q, T>(state.pageRows), question: event.question, hasMore: true, lastRequest: state.lastRequest },
        1,
        IDLE,
      );
    case 'more':
      return phase.status === 'idle' && state.hasMore ? asking(state, state.pageCount + 1, phase) : state;
    case 'retry':
      return phase.status === 'failed' ? asking(state, phase.pageNumber, phase) : state;
    case 'refresh':
      return state.question === null ? state : asking(state, 1, phase.status === 'loading' ? phase.before : phase);
    case 'stop':
      return phase.status === 'loading' ? { ...state, phase: phase.before } : state;
    case 'answered':
      if (phase.status !== 'loading' || phase.request !== event.request) return state;
      return withPage(state, phase.pageNumber, event.page, idOf);
    case 'failed':
      if (phase.status !== 'loading' || phase.request !== event.request) return state;
      return { ...state, phase: { status: 'failed', pageNumber: phase.pageNumber, error: event.error } };
  }
}

/** A request that was under way is overtaken: only the number of the new one will be heard. */
function asking<Q, T>(state: PagedListState<Q, T>, pageNumber: number, before: RestingPhase): PagedListState<Q, T> {
  const request = state.lastRequest + 1;
  return { ...state, phase: { status: 'loading', pageNumber, request, before }, lastRequest: request };
}

/** A first page takes the place of all rows; a later one is appended, and a row that came before stays where it is. @reading R-183 */
function withPage<Q, T>(
  state: PagedListState<Q, T>,
  pageNumber: number,
  page: ListPage<T>,
  idOf: (row: T) => string,
): PagedListState<Q, T> {
  const kept = pageNumber === 1 ? [] : state.rows;
  const ids = new Set(kept.map(idOf));
  const added = page.rows.filter((row) => ids.size < ids.add(idOf(row)).size);
  const total = page.total !== undefined && page.total > 0 ? page.total : -1;
  // A full page without a new row comes from a server that does not page; going on would never end.
  const isFull = page.rows.length === state.pageRows;
  // A total below the rows that are here is wrong, and ends nothing.
  const isCounted = total >= kept.length + added.length && pageNumber * state.pageRows >= total;
  const hasMore = added.length > 0 && (page.hasMore ?? (isFull && !isCounted));
  return { ...state, rows: [...kept, ...added], pageCount: pageNumber, hasMore, total, phase: IDLE };
}
