import { recordAt, staleRow } from './lookup.ts';
import { treeOf } from './treeColumns.ts';
import type { TreeColumns } from './treeColumns.ts';
import type { RowTree } from './types.ts';

interface NestedAsk<T> {
  readonly roots: readonly T[];
  readonly idOf: (record: T) => string;
  /** Children in their order; null, undefined or empty for a leaf. Asked once for each record, in the order of the rows. */
  readonly childrenOf: (record: T) => readonly T[] | null | undefined;
}

/**
 * Lays nested records out as flat arrays: one pass, no recursion, nothing but numbers kept per row. A record below itself is a leaf, so
 * that children looked up by an id come to an end.
 */
export function nestedRows<T>({ roots, idOf, childrenOf }: NestedAsk<T>): RowTree<T> {
  const families = new Map([[-1, roots]]);
  const columns = layOut(families, idOf, childrenOf);
  const familyOf = (row: number) => families.get(columns.parent[row] ?? -1) ?? roots;
  return treeOf(columns, {
    record(row) {
      if (!(row >= 0 && row < columns.size)) throw staleRow(row, columns.size);
      return recordAt(familyOf(row), (columns.positionInSet[row] ?? 0) - 1);
    },
    setSize: (row) => familyOf(row).length,
    idOf,
  });
}

/** Rows there is room for at first, and by how much it grows whenever it is full. */
const FIRST_ROOM = 4096;
const GROWTH = 4;

/** @param families children by the row they stand below; begins with the roots under -1 and is filled */
function layOut<T>(families: Map<number, readonly T[]>, idOf: NestedAsk<T>['idOf'], childrenOf: NestedAsk<T>['childrenOf']): TreeColumns {
  let room = FIRST_ROOM;
  let parent = new Int32Array(room);
  let subtreeEnd = new Uint32Array(room);
  let positionInSet = new Uint32Array(room);
  let leavesBefore = new Uint32Array(room);
  let leaves = 0;
  let row = 0;

  // Families that are being laid out, innermost last: the row they stand below and the next of their members.
  const owners = [-1];
  const next = [0];
  /** Ids of the rows they stand below. */
  const above: string[] = [];
  let level = 0;
  while (level >= 0) {
    const owner = owners[level] ?? -1;
    const family = families.get(owner) ?? [];
    const size = family.length;
    let place = next[level] ?? 0;
    let children: readonly T[] | null | undefined;
    for (; place < size; place += 1) {
      // One entry more than there are rows: the last of `leavesBefore` is the number of all leaves.
      if (row + 1 === room) {
        room *= GROWTH;
        parent = grown(parent, new Int32Array(room));
        subtreeEnd = grown(subtreeEnd, new Uint32Array(room));
        positionInSet = grown(positionInSet, new Uint32Array(room));
        leavesBefore = grown(leavesBefore, new Uint32Array(room));
      }
      parent[row] = owner;
      positionInSet[row] = place + 1;
      leavesBefore[row] = leaves;
      const record = recordAt(family, place);
      children = childrenOf(record);
      row += 1;
      if (children?.length) {
        const id = idOf(record);
        const known = above.indexOf(id);
        if (known === -1 || known >= level) {
          above[level] = id;
          break;
        }
        children = null;
      }
      leaves += 1;
      subtreeEnd[row - 1] = row;
    }
    if (children?.length) {
      next[level] = place + 1;
      level += 1;
      owners[level] = row - 1;
      next[level] = 0;
      families.set(row - 1, children);
      continue;
    }
    if (owner >= 0) subtreeEnd[owner] = row;
    leavesBefore[row] = leaves;
    level -= 1;
  }
  return { size: row, parent, subtreeEnd, positionInSet, leavesBefore };
}

function grown<A extends Int32Array | Uint32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
