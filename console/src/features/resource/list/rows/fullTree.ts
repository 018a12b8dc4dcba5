import type { KnownRows } from '../../../lazy-rows/index.ts';
import type { AnyRow } from '../../definition/types.ts';

/** A row of any list, as far as trees need it. */
export interface TreeRow extends AnyRow {
  readonly fullName: string;
  readonly isLeaf: boolean;
  readonly children?: readonly TreeRow[];
}

/** Rows of a tree from the top down, those below others too. */
export const rowsBelow = (rows: readonly TreeRow[]): readonly TreeRow[] => rows.flatMap((row) => [row, ...rowsBelow(row.children ?? [])]);

/** Every row that has some below it, open. */
export const openAll = (rows: readonly TreeRow[], narrowed: string): KnownRows<TreeRow> => ({
  of: narrowed,
  below: new Map(rowsBelow(rows).flatMap(({ id, children = [] }) => (children.length > 0 ? [[id, children]] : []))),
});

/** Rows of a whole tree that are open before anybody opens one: the top, and whatever has something below it that was searched for. */
export function openAtFirst(rows: readonly TreeRow[], narrowed: string): KnownRows<TreeRow> {
  const below = new Map<string, readonly TreeRow[]>();
  const open = (level: readonly TreeRow[]) => {
    for (const { id, children = [] } of level) {
      if (children.length > 0) below.set(id, children);
      if (narrowed !== '') open(children);
    }
  };
  open(rows);
  return { of: narrowed, below };
}
