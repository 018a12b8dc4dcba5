export { createPagedList } from './createPagedList.ts';
export type { PagedList, PagedListFeed } from './createPagedList.ts';
export { NEXT_PAGE_WITHIN_PX, isNearEnd } from './isNearEnd.ts';
export { emptyList, isEmptyList, nextList, sizeOfList } from './nextList.ts';
export { LIST_PAGE_ROWS } from './types.ts';
export type { ListAsk, ListPage, ListPhase, PagedListEvent, PagedListState, RestingPhase } from './types.ts';
