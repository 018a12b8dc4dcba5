import type { Sort } from '@milepost/kit/data-table';
import type { Entry } from '@milepost/openapi/domains/dictionary';

const COMPARE: Readonly<Record<string, (a: Entry, b: Entry) => number>> = {
  sortCode: (a, b) => a.sortCode - b.sortCode,
  enCode: (a, b) => a.enCode.localeCompare(b.enCode, 'en', { numeric: true }),
};

/** Entries in the order of a column, each level of a tree for itself; equal ones keep the server's order. */
export function sortEntries(entries: readonly Entry[], { columnId, direction }: Sort): Entry[] {
  const compare = COMPARE[columnId];
  if (!compare) return [...entries];
  const sign = direction === 'ascending' ? 1 : -1;
  const level = (nodes: readonly Entry[]): Entry[] =>
    nodes
      .toSorted((a, b) => sign * compare(a, b))
      .map((entry) => (entry.children.length ? { ...entry, children: level(entry.children) } : entry));
  return level(entries);
}
