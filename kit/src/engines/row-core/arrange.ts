import { flatRows } from './flatRows.ts';
import { rowTree } from './nestedRows.ts';
import type { FilteredRows, RowTree } from './types.ts';

const MATCH = 2;
const ABOVE_MATCH = 1;

/** Keeps what matches, with the way to it and what lies below it. Two passes, whatever the depth. @reading R-047 */
export function filterRows<T>(tree: RowTree<T>, matches: (record: T) => boolean): FilteredRows<T> {
  const kept = new Uint8Array(tree.size);
  const expandedIds = new Set<string>();
  let matchCount = 0;
  for (let row = 0; row < tree.size; row += 1) {
    if (!matches(tree.record(row))) continue;
    matchCount += 1;
    kept[row] = MATCH;
    for (let above = tree.parent(row); above >= 0 && !expandedIds.has(tree.idOf(above)); above = tree.parent(above)) {
      kept[above] ||= ABOVE_MATCH;
      expandedIds.add(tree.idOf(above));
    }
  }
  const rows: number[] = [];
  for (let row = 0; row < tree.size; row += 1) {
    if (!kept[row]) continue;
    rows.push(row);
    if (kept[row] !== MATCH) continue;
    const end = tree.subtreeEnd(row);
    kept.fill(MATCH, row + 1, end);
  }
  return { tree: subset(tree, rows), matchCount, expandedIds };
}

/**
 * The same rows with siblings ordered by ascending key; rows of equal key keep their order.
 * @param keys one number per row of `tree`; NaN goes last
 */
export function sortRows<T>(tree: RowTree<T>, keys: Float64Array): RowTree<T> {
  const rows: number[] = [];
  const compare = (a: number, b: number) => compareKeys(keys[a] ?? NaN, keys[b] ?? NaN) || a - b;
  // Families waiting to be laid out, innermost last; each is reversed so that its first row is taken from the end.
  const waiting = childrenIn(tree, 0, tree.size).toSorted(compare).reverse();
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row);
    for (const child of childrenIn(tree, row + 1, tree.subtreeEnd(row))
      .toSorted(compare)
      .reverse())
      waiting.push(child);
  }
  return subset(tree, rows);
}

/** A list ordered by ascending key, stable, NaN last; the records stay where they are. */
export function sortFlatRows<T>(rows: readonly T[], idOf: (record: T) => string, keys: Float64Array): RowTree<T> {
  return flatRows({ rows, idOf, order: stableOrder(keys) });
}

function childrenIn<T>(tree: RowTree<T>, from: number, end: number): number[] {
  const rows: number[] = [];
  for (let row = from; row < end; row = tree.subtreeEnd(row)) rows.push(row);
  return rows;
}

function compareKeys(a: number, b: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return Number.isNaN(b) || a < b ? -1 : 1;
}

/** Row numbers by ascending key. Whole numbers are packed with their row into one double, which sorts without a comparator. */
function stableOrder(keys: Float64Array): Uint32Array {
  const size = keys.length;
  const largest = keys.reduce((most, key) => Math.max(most, Number.isInteger(key) ? Math.abs(key) : Infinity), 0);
  if ((largest + 1) * size > Number.MAX_SAFE_INTEGER) {
    return Uint32Array.from(keys.keys()).sort((a, b) => compareKeys(keys[a] ?? NaN, keys[b] ?? NaN) || a - b);
  }
  const packed = keys.map((key, row) => key * size + row).sort();
  return Uint32Array.from(packed, (value) => ((value % size) + size) % size);
}

/** A tree of some rows of another one; `rows` is depth-first and holds the parent of every row it holds. */
function subset<T>(tree: RowTree<T>, rows: readonly number[]): RowTree<T> {
  const size = rows.length;
  const columns = {
    records: rows.map((row) => tree.record(row)),
    depth: Uint16Array.from(rows, (row) => tree.depth(row)),
    parent: new Int32Array(size).fill(-1),
    subtreeEnd: new Uint32Array(size),
    setSize: new Uint32Array(size),
    positionInSet: new Uint32Array(size),
  };
  const placeOf = new Map<number, number>();
  const familySize = new Map<number, number>();
  rows.forEach((row, place) => {
    placeOf.set(row, place);
    const above = placeOf.get(tree.parent(row)) ?? -1;
    const position = (familySize.get(above) ?? 0) + 1;
    familySize.set(above, position);
    columns.parent[place] = above;
    columns.positionInSet[place] = position;
  });
  for (let place = size - 1; place >= 0; place -= 1) {
    const end = Math.max(columns.subtreeEnd[place] ?? 0, place + 1);
    const above = columns.parent[place] ?? -1;
    columns.subtreeEnd[place] = end;
    columns.setSize[place] = familySize.get(above) ?? 0;
    if (above >= 0) columns.subtreeEnd[above] = Math.max(columns.subtreeEnd[above] ?? 0, end);
  }
  return rowTree(columns, tree.identify);
}
