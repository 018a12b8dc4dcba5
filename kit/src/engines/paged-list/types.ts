/** Rows of one page of a picker or popup select. @source forms §9 */
export const LIST_PAGE_ROWS = 20;

/** Part of a list that is asked for. */
export interface ListAsk {
  /** From 1. */
  readonly pageNumber: number;
  readonly pageRows: number;
}

/** One page of a list. */
export interface ListPage<T> {
  /** Fewer or more than were asked for end the list. @source forms §4 */
  readonly rows: readonly T[];
  /** Rows of the whole list, where the server counts them; 0 beside rows says nothing. */
  readonly total?: number;
  /**
   * True when more follow, where whoever loads knows it; else pages and total say it. A page without a new row ends the list in
   * any case.
   */
  readonly hasMore?: boolean;
}

/** Work the list is busy with. */
export type ListPhase =
  | { readonly status: 'idle' }
  /** A page is under way; called off, the list is in `before` again. */
  | { readonly status: 'loading'; readonly pageNumber: number; readonly request: number; readonly before: RestingPhase }
  /** A page did not come; what is here stays, and that page can be asked for again. */
  | { readonly status: 'failed'; readonly pageNumber: number; readonly error: unknown };

/** A phase in which nothing is under way. */
export type RestingPhase = Exclude<ListPhase, { readonly status: 'loading' }>;

/** The rows of a paged answer shown as one growing list. */
export interface PagedListState<Q, T> {
  readonly pageRows: number;
  /** The question, such as a keyword and filters; null before the first question. */
  readonly question: Q | null;
  /** Rows of this question only, in the order of the pages, each id once. */
  readonly rows: readonly T[];
  readonly pageCount: number;
  readonly hasMore: boolean;
  /** Count of the server, -1 when it does not. */
  readonly total: number;
  readonly phase: ListPhase;
  readonly lastRequest: number;
}

/** Events of the list: actions of people, answers of the server. */
export type PagedListEvent<Q, T> =
  /** A new question: the list starts anew, and the newest question wins. */
  | { readonly type: 'ask'; readonly question: Q }
  /** The end is near. Nothing happens while a page is under way, after a failure, and at the end. */
  | { readonly type: 'more' }
  /** The page that failed, once more. */
  | { readonly type: 'retry' }
  /** The same question from the first page; the rows stay until that has come. */
  | { readonly type: 'refresh' }
  /** The list went away: what is under way is called off. */
  | { readonly type: 'stop' }
  | { readonly type: 'answered'; readonly request: number; readonly page: ListPage<T> }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown };
