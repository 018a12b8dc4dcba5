import type { RowTree } from './types.ts';

/** Columns of a tree as flat arrays, one entry per row. */
export interface TreeColumns<T> {
  readonly records: readonly T[];
  readonly depth: Uint16Array;
  readonly parent: Int32Array;
  readonly subtreeEnd: Uint32Array;
  readonly setSize: Uint32Array;
  readonly positionInSet: Uint32Array;
}

interface NestedAsk<T> {
  readonly roots: readonly T[];
  readonly idOf: (record: T) => string;
  /** Children in their order; null, undefined or empty for a leaf. */
  readonly childrenOf: (record: T) => readonly T[] | null | undefined;
}

/** Lays nested records out as flat arrays: one pass, no recursion, no object per row. */
export function nestedRows<T>({ roots, idOf, childrenOf }: NestedAsk<T>): RowTree<T> {
  const records: T[] = [];
  const depth: number[] = [];
  const parent: number[] = [];
  const subtreeEnd: number[] = [];
  const setSize: number[] = [];
  const positionInSet: number[] = [];
  const open: { siblings: readonly T[]; next: number; parent: number }[] = [{ siblings: roots, next: 0, parent: -1 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const record = level.siblings[level.next];
    if (level.next >= level.siblings.length || record === undefined) {
      open.pop();
      if (level.parent >= 0) subtreeEnd[level.parent] = records.length;
      continue;
    }
    level.next += 1;
    const row = records.push(record) - 1;
    depth.push(open.length - 1);
    parent.push(level.parent);
    subtreeEnd.push(row + 1);
    setSize.push(level.siblings.length);
    positionInSet.push(level.next);
    const children = childrenOf(record);
    if (children?.length) open.push({ siblings: children, next: 0, parent: row });
  }
  return rowTree(
    {
      records,
      depth: Uint16Array.from(depth),
      parent: Int32Array.from(parent),
      subtreeEnd: Uint32Array.from(subtreeEnd),
      setSize: Uint32Array.from(setSize),
      positionInSet: Uint32Array.from(positionInSet),
    },
    idOf,
  );
}

/** A tree over columns that are already there. */
export function rowTree<T>(columns: TreeColumns<T>, idOf: (record: T) => string): RowTree<T> {
  const { records, depth, parent, subtreeEnd, setSize, positionInSet } = columns;
  const record = (row: number) => recordAt(records, row);
  const end = (row: number) => subtreeEnd[row] ?? row + 1;
  return {
    size: records.length,
    record,
    idOf: (row) => idOf(record(row)),
    identify: idOf,
    indexOf: lazyIndex(records.length, (row) => idOf(record(row))),
    depth: (row) => depth[row] ?? 0,
    parent: (row) => parent[row] ?? -1,
    subtreeEnd: end,
    hasChildren: (row) => end(row) > row + 1,
    setSize: (row) => setSize[row] ?? 0,
    positionInSet: (row) => positionInSet[row] ?? 0,
  };
}

/** The record of a row that is known to exist. */
export function recordAt<T>(records: readonly T[], row: number): T {
  const record = records[row];
  if (record === undefined) {
    throw new RangeError(
      `[kit] Row ${row} of ${records.length} was asked for, so a stale row number is in use. Take row numbers from the same tree they are used with.`,
    );
  }
  return record;
}

/** The map from id to row is built on the first question only: a table that is never asked pays nothing per row. */
export function lazyIndex(size: number, idOf: (row: number) => string): (id: string) => number {
  let rowOf: Map<string, number> | undefined;
  return (id) => {
    if (!rowOf) {
      rowOf = new Map();
      for (let row = size - 1; row >= 0; row -= 1) rowOf.set(idOf(row), row);
    }
    return rowOf.get(id) ?? -1;
  };
}
