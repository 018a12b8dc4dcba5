/** JavaScript that a first page of the built console may take, in KB of 1024 bytes as they are sent (brotli), workers apart. */
export const BUDGET_KB = {
  /** The login form can be used. */
  login: 86,
  /** The first page is painted, table included. */
  firstPage: 234,
  /** The first page has fetched what it does when it is idle. */
  afterIdle: 420,
} as const;
