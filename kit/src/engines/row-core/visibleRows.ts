import type { Expanded, RowTree, VisibleRows } from './types.ts';

/** Rows in view for a set of expanded ids, in one pass; a list without parents is in view as it is. */
export function visibleRows<T>(tree: RowTree<T>, expandedIds: Expanded): VisibleRows {
  if (expandedIds === 'all') return everyRow(tree.size);
  const order = new Uint32Array(tree.size);
  let count = 0;
  for (let row = 0; row < tree.size;) {
    order[count++] = row;
    row = tree.hasChildren(row) && !expandedIds.has(tree.idOf(row)) ? tree.subtreeEnd(row) : row + 1;
  }
  return inOrder(order.subarray(0, count));
}

/** All rows of a tree: what a list without parents shows. */
export function everyRow(size: number): VisibleRows {
  return { count: size, at: (position) => position, positionOf: (row) => (row >= 0 && row < size ? row : -1) };
}

function inOrder(order: Uint32Array): VisibleRows {
  return {
    count: order.length,
    at: (position) => order[position] ?? -1,
    positionOf(row) {
      // Depth-first rows in view keep rising, so a position is found by halving.
      let low = 0;
      let high = order.length - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const found = order[middle] ?? -1;
        if (found === row) return middle;
        if (found < row) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    },
  };
}
