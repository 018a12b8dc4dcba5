const DAY_MS = 24 * 60 * 60 * 1000;

/** Place of a kind in the log, by the numbers of the wire; a person's own log calls requests 2. @reading R-282 */
export const LOG_CATEGORY = { signIn: 1, operation: 3, request: 5, export: 6, refusal: 7 } as const;

/** Age rows are kept to, and how many at most. @reading R-283 */
export interface Retention {
  readonly retentionMs: number;
  readonly maxRows: number;
}

/** Kind of a row: each is kept by an age and a number of its own, so that no other can push it out. */
export type LogKind = 'signIn' | 'refusedSignIn' | 'signOut' | 'request' | 'export' | 'refusal' | 'operation';

/** Days and rows of each kind. Tries anybody can make, and requests anybody can repeat, have places of their own. @reading R-283 */
export const RETENTION: Readonly<Record<LogKind, Retention>> = {
  signIn: { retentionMs: 190 * DAY_MS, maxRows: 50_000 },
  refusedSignIn: { retentionMs: 190 * DAY_MS, maxRows: 20_000 },
  signOut: { retentionMs: 190 * DAY_MS, maxRows: 50_000 },
  request: { retentionMs: 30 * DAY_MS, maxRows: 50_000 },
  operation: { retentionMs: 190 * DAY_MS, maxRows: 50_000 },
  export: { retentionMs: 365 * DAY_MS, maxRows: 50_000 },
  refusal: { retentionMs: 365 * DAY_MS, maxRows: 20_000 },
};

/** Category a kind is listed under. */
export const CATEGORY_OF: Readonly<Record<LogKind, number>> = {
  signIn: LOG_CATEGORY.signIn,
  refusedSignIn: LOG_CATEGORY.signIn,
  signOut: LOG_CATEGORY.signIn,
  request: LOG_CATEGORY.request,
  operation: LOG_CATEGORY.operation,
  export: LOG_CATEGORY.export,
  refusal: LOG_CATEGORY.refusal,
};
