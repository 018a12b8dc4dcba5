import { lazyIndex, recordAt } from './lookup.ts';
import type { RowTree } from './types.ts';

interface FlatAsk<T> {
  readonly rows: readonly T[];
  readonly idOf: (record: T) => string;
  /** Index into `rows` for each row, all of them or those a filter left; `rows` in their own order when left out. */
  readonly order?: Uint32Array;
}

/** A list as a tree of leaves. Costs nothing per row until an id is looked up. */
export function flatRows<T>({ rows, idOf, order }: FlatAsk<T>): RowTree<T> {
  return listOf(order?.length ?? rows.length, order ? (row) => recordAt(rows, order[row] ?? -1) : (row) => recordAt(rows, row), idOf);
}

/** A tree of leaves over anything that can give the record of a row. */
export function listOf<T>(size: number, record: (row: number) => T, idOf: (record: T) => string): RowTree<T> {
  const idAt = (row: number) => idOf(record(row));
  return {
    size,
    record,
    idOf: idAt,
    identify: idOf,
    indexOf: lazyIndex(size, idAt),
    depth: () => 0,
    parent: () => -1,
    subtreeEnd: (row) => row + 1,
    hasChildren: () => false,
    setSize: () => size,
    positionInSet: (row) => row + 1,
  };
}
