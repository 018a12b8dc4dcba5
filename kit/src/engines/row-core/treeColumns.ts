import { lazyIndex, recordAt } from './lookup.ts';
import type { RowTree } from './types.ts';

/** Columns of a tree as flat arrays, one entry per row; there may be room for more rows than there are. */
export interface TreeColumns {
  readonly size: number;
  readonly parent: Int32Array;
  readonly subtreeEnd: Uint32Array;
  readonly positionInSet: Uint32Array;
  /** Leaves among the rows before a row; one entry more than there are rows. */
  readonly leavesBefore: Uint32Array;
}

/** Access to what the columns do not hold. */
interface RowAccess<T> {
  readonly record: (row: number) => T;
  readonly setSize: (row: number) => number;
  readonly idOf: (record: T) => string;
}

/** A tree over columns. */
export function treeOf<T>(columns: TreeColumns, { record, setSize, idOf }: RowAccess<T>): RowTree<T> {
  const { size, parent, subtreeEnd, positionInSet, leavesBefore } = columns;
  const above = (row: number) => parent[row] ?? -1;
  const end = (row: number) => subtreeEnd[row] ?? row + 1;
  const idAt = (row: number) => idOf(record(row));
  const tree: RowTree<T> = {
    size,
    record,
    idOf: idAt,
    identify: idOf,
    indexOf: lazyIndex(size, idAt),
    depth(row) {
      let depth = 0;
      for (let next = above(row); next >= 0; next = above(next)) depth += 1;
      return depth;
    },
    parent: above,
    subtreeEnd: end,
    hasChildren: (row) => end(row) > row + 1,
    setSize,
    positionInSet: (row) => positionInSet[row] ?? 0,
  };
  leavesOf.set(tree, leavesBefore);
  return tree;
}

const leavesOf = new WeakMap<object, Uint32Array>();

/** Leaves among the rows before each row, and at the end the number of all; at hand for a tree of columns, else counted once. */
export function leavesBeforeRows<T>(tree: RowTree<T>): Uint32Array {
  const found = leavesOf.get(tree);
  if (found) return found;
  const before = new Uint32Array(tree.size + 1);
  for (let row = 0; row < tree.size; row += 1) before[row + 1] = (before[row] ?? 0) + (tree.hasChildren(row) ? 0 : 1);
  leavesOf.set(tree, before);
  return before;
}

/** A tree of some rows of another one; `rows` is depth-first and holds the parent of every row it holds. */
export function subset<T>(tree: RowTree<T>, rows: Uint32Array): RowTree<T> {
  const size = rows.length;
  const parent = new Int32Array(size).fill(-1);
  const subtreeEnd = new Uint32Array(size);
  const positionInSet = new Uint32Array(size);
  const leavesBefore = new Uint32Array(size + 1);
  const familySize = new Uint32Array(size + 1);
  // Places of the rows that the row at hand may stand below, innermost last.
  const path: number[] = [];
  for (let place = 0; place < size; place += 1) {
    const above = tree.parent(rows[place] ?? 0);
    while (path.length > 0 && rows[path.at(-1) ?? 0] !== above) subtreeEnd[path.pop() ?? 0] = place;
    const owner = path.at(-1) ?? -1;
    parent[place] = owner;
    positionInSet[place] = familySize[owner + 1] = (familySize[owner + 1] ?? 0) + 1;
    path.push(place);
  }
  for (const place of path) subtreeEnd[place] = size;
  for (let place = 0; place < size; place += 1)
    leavesBefore[place + 1] = (leavesBefore[place] ?? 0) + (subtreeEnd[place] === place + 1 ? 1 : 0);
  return treeOf(
    { size, parent, subtreeEnd, positionInSet, leavesBefore },
    {
      record: (row) => tree.record(recordAt(rows, row)),
      setSize: (row) => familySize[(parent[row] ?? -1) + 1] ?? 0,
      idOf: tree.identify,
    },
  );
}
