import type { KnownRows } from '../lazy-rows/index.ts';
import type { AnyRow } from './types.ts';

/** A row of any list, as far as trees need it. */
export interface TreeRow extends AnyRow {
  readonly fullName: string;
  readonly isLeaf: boolean;
  readonly children?: readonly TreeRow[];
}

/** Number of rows of a tree, those below others too. */
export const rowsIn = (rows: readonly TreeRow[]): number => rows.reduce((count, { children = [] }) => count + 1 + rowsIn(children), 0);

/** Rows of a whole tree that are open before anybody opens one: the top, and whatever a search has found something below. */
export function openAtFirst(rows: readonly TreeRow[], keyword: string): KnownRows<TreeRow> {
  const below = new Map<string, readonly TreeRow[]>();
  const open = (level: readonly TreeRow[]) => {
    for (const { id, children = [] } of level) {
      if (children.length > 0) below.set(id, children);
      if (keyword !== '') open(children);
    }
  };
  open(rows);
  return { of: keyword, below };
}
