import { lazyIndex, recordAt } from './nestedRows.ts';
import type { RowTree } from './types.ts';

interface FlatAsk<T> {
  readonly rows: readonly T[];
  readonly idOf: (record: T) => string;
  /** Index into `rows` for each row; `rows` in their own order when left out. */
  readonly order?: Uint32Array;
}

/** A list as a tree of leaves. Costs nothing per row until an id is looked up. */
export function flatRows<T>({ rows, idOf, order }: FlatAsk<T>): RowTree<T> {
  const record = (row: number) => recordAt(rows, order ? (order[row] ?? -1) : row);
  const size = rows.length;
  return {
    size,
    record,
    idOf: (row) => idOf(record(row)),
    identify: idOf,
    indexOf: lazyIndex(size, (row) => idOf(record(row))),
    depth: () => 0,
    parent: () => -1,
    subtreeEnd: (row) => row + 1,
    hasChildren: () => false,
    setSize: () => size,
    positionInSet: (row) => row + 1,
  };
}
