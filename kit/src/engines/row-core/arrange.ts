import { flatRows } from './flatRows.ts';
import { orderByNumber } from './order.ts';
import { subset } from './treeColumns.ts';
import type { Expanded, FilteredRows, RowTree } from './types.ts';

/** Keeps what matches, with the way to it and what lies below it. One pass, whatever the depth. @reading R-047 */
export function filterRows<T>(tree: RowTree<T>, matches: (record: T) => boolean): FilteredRows<T> {
  const found: number[] = [];
  for (let row = 0; row < tree.size; row += 1) if (matches(tree.record(row))) found.push(row);
  return filterFound(tree, found);
}

/** The same for rows that were found already: costs what is kept, not what is there. @param found rising row numbers */
export function filterFound<T>(tree: RowTree<T>, found: ArrayLike<number>): FilteredRows<T> {
  const kept: number[] = [];
  const isOpen = new Uint8Array(tree.size);
  /** Rows before this one are kept, or never will be but as the way to a later one. */
  let next = 0;
  function openAbove(row: number) {
    const from = kept.length;
    for (let above = tree.parent(row); above >= 0 && !isOpen[above]; above = tree.parent(above)) {
      isOpen[above] = 1;
      if (above >= next) kept.push(above);
    }
    // Rows come depth first, so what stands above a row and is not kept yet comes after everything that is.
    for (let low = from, high = kept.length - 1; low < high; low += 1, high -= 1) {
      const lower = kept[low] ?? -1;
      kept[low] = kept[high] ?? -1;
      kept[high] = lower;
    }
  }
  for (let place = 0; place < found.length; place += 1) {
    const row = found[place] ?? 0;
    openAbove(row);
    const end = tree.subtreeEnd(row);
    for (let below = Math.max(row, next); below < end; below += 1) kept.push(below);
    next = Math.max(next, end);
  }
  const rows = Uint32Array.from(kept);
  return {
    tree: subset(tree, rows),
    matchCount: found.length,
    expandedIds: openOf(tree, rows, isOpen),
    sourceRow: (row) => rows[row] ?? -1,
  };
}

/** Open rows among some rows: nothing to write out where no row with children is closed, as when leaves were found. */
function openOf<T>(tree: RowTree<T>, rows: Uint32Array, isOpen: Uint8Array): Expanded {
  const isAll = rows.every((row) => isOpen[row] === 1 || !tree.hasChildren(row));
  return isAll
    ? 'all'
    : new Set(
        Array.from(
          rows.filter((row) => isOpen[row] === 1),
          tree.idOf,
        ),
      );
}

/**
 * The same rows with siblings ordered by ascending key; rows of equal key keep their order.
 * @param keys one number per row of `tree`; NaN goes last
 */
export function sortRows<T>(tree: RowTree<T>, keys: Float64Array): RowTree<T> {
  // From the last row of the order to the first, each is put before its siblings.
  const size = tree.size;
  const firstChild = new Int32Array(size + 1).fill(-1);
  const nextSibling = new Int32Array(size).fill(-1);
  const byKey = orderByNumber(keys);
  for (let place = size - 1; place >= 0; place -= 1) {
    const row = byKey[place] ?? 0;
    const family = tree.parent(row) + 1;
    nextSibling[row] = firstChild[family] ?? -1;
    firstChild[family] = row;
  }
  const order = new Uint32Array(size);
  let row = firstChild[0] ?? -1;
  for (let place = 0; row >= 0; place += 1) {
    order[place] = row;
    let next = firstChild[row + 1] ?? -1;
    for (let above = row; next < 0 && above >= 0; above = tree.parent(above)) next = nextSibling[above] ?? -1;
    row = next;
  }
  return subset(tree, order);
}

/** A list ordered by ascending key, stable, NaN last; the records stay where they are. */
export function sortFlatRows<T>(rows: readonly T[], idOf: (record: T) => string, keys: Float64Array): RowTree<T> {
  return flatRows({ rows, idOf, order: orderByNumber(keys) });
}
