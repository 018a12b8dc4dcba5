/** A row as a data interface or a related form gives it: columns by name, values of any kind. */
export type DataRecord = Readonly<Record<string, unknown>>;

/** Question a list is asked. */
export interface RowsQuestion {
  /** Empty for every row. */
  readonly keyword: string;
  /** Parameters of the interface with the values they have now, as they are sent. */
  readonly parameters: readonly DataRecord[];
}

/** Part of the list that is asked for. */
export interface RowsPage {
  /** From 1. */
  readonly pageNumber: number;
  readonly pageRows: number;
}

/** One page of rows. */
export interface RowsAnswer {
  /** More than were asked for are the whole list. */
  readonly rows: readonly DataRecord[];
  /** Rows of the whole list; 0 beside rows, or missing, says nothing. */
  readonly total?: number;
}

/** Source of rows. */
export interface DataSource {
  /** @throws whatever the way to the server throws; the list has then failed and can be asked again */
  load(question: RowsQuestion, page: RowsPage, signal: AbortSignal): Promise<RowsAnswer>;
  /** Turns stored values back into rows, in any order; values nobody knows are left out. */
  lookup(ids: readonly string[], parameters: readonly DataRecord[], signal: AbortSignal): Promise<readonly DataRecord[]>;
}

/** Work a list is busy with. */
export type RowsPhase =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly request: number; readonly isFresh: boolean }
  | { readonly status: 'failed'; readonly error: unknown };

/** One page of a list on the screen, and what it answers. */
export interface DataRowsState extends RowsQuestion, RowsPage {
  /** Rows of this question and this page only; those of a page that is loaded anew stay until it has come. */
  readonly rows: readonly DataRecord[];
  /** Rows of the whole list, -1 as long as nobody knows. */
  readonly total: number;
  /** True when this question and page were answered. */
  readonly isAnswered: boolean;
  readonly phase: RowsPhase;
  readonly lastRequest: number;
}

/** Events of a list: actions of people, answers of the server. */
export type DataRowsEvent =
  /** The list opens: no keyword, first page, nothing remembered. @source forms §4 */
  | { readonly type: 'open'; readonly parameters: readonly DataRecord[] }
  | { readonly type: 'search'; readonly keyword: string }
  | { readonly type: 'page'; readonly pageNumber: number; readonly pageRows: number }
  /** Values the parameters are taken from have changed; nothing happens when they are the same. */
  | { readonly type: 'parameters'; readonly parameters: readonly DataRecord[] }
  /** The same page from the server, also when it is remembered. Asks again after a failure. */
  | { readonly type: 'refresh' }
  /** The list went away: what is under way is called off. */
  | { readonly type: 'stop' }
  | { readonly type: 'answered'; readonly request: number; readonly answer: RowsAnswer }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown };
