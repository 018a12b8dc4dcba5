/** @source admin §9 */
export const DEFAULT_PAGE_SIZE = 20;
/** Popup lists without paging ask for this many. @source admin §9 */
const LARGEST_PAGE_SIZE = 10_000;

/** Page a list is asked for. */
export interface PageAsk {
  currentPage?: number;
  pageSize?: number;
}

/** Answer of a paged list: `data` of the envelope. */
export interface PageAnswer<Row> {
  list: Row[];
  pagination: { currentPage: number; pageSize: number; total: number };
}

/** Cuts one page out of rows that are already filtered and ordered. A page past the end is empty, not an error. */
export function pageOf<Row>(rows: readonly Row[], ask: PageAsk): PageAnswer<Row> {
  const pageSize = Math.min(Math.max(1, ask.pageSize ?? DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE);
  const currentPage = Math.max(1, ask.currentPage ?? 1);
  const start = (currentPage - 1) * pageSize;
  return { list: rows.slice(start, start + pageSize), pagination: { currentPage, pageSize, total: rows.length } };
}
