interface CameHistory {
  /** Total the server names. */
  readonly total: number;
  /** Messages of earlier pages, and of this one. */
  readonly before: number;
  readonly added: number;
  readonly pageSize: number;
}

/**
 * Number of messages of a history, by which it is known whether there are more. An empty page ends it whatever the server counts; a count
 * below the messages that are here counts for nothing: then one more is expected after a full page.
 * @reading R-161
 */
export function historyTotal({ total, before, added, pageSize }: CameHistory): number {
  if (added === 0) return before;
  const here = before + added;
  if (total >= here) return total;
  return added >= pageSize ? here + 1 : here;
}
