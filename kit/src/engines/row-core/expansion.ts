import type { Expanded, RowTree } from './types.ts';

/** No row is open. */
export const collapseAll: ReadonlySet<string> = new Set();

/** The ids of all rows that have children. */
export function expandAll<T>(tree: RowTree<T>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let row = 0; row < tree.size; row += 1) if (tree.hasChildren(row)) ids.add(tree.idOf(row));
  return ids;
}

/** True when a row is open; a leaf never is. */
export function isExpanded<T>(tree: RowTree<T>, row: number, expandedIds: Expanded): boolean {
  return tree.hasChildren(row) && (expandedIds === 'all' || expandedIds.has(tree.idOf(row)));
}

/** The ids that are open, written out. */
export function openIds<T>(tree: RowTree<T>, expandedIds: Expanded): ReadonlySet<string> {
  return expandedIds === 'all' ? expandAll(tree) : expandedIds;
}

/** The expanded ids with every ancestor of `id` added; the same set when the row is in view already or unknown. */
export function reveal<T>(tree: RowTree<T>, id: string, expandedIds: ReadonlySet<string>): ReadonlySet<string> {
  const missing: string[] = [];
  const row = tree.indexOf(id);
  for (let above = row < 0 ? -1 : tree.parent(row); above >= 0; above = tree.parent(above)) {
    if (!expandedIds.has(tree.idOf(above))) missing.push(tree.idOf(above));
  }
  return missing.length ? new Set([...expandedIds, ...missing]) : expandedIds;
}

/** The expanded ids with one id put in or taken out. */
export function withExpanded(expandedIds: ReadonlySet<string>, id: string, isExpanded: boolean): ReadonlySet<string> {
  const next = new Set(expandedIds);
  if (isExpanded) next.add(id);
  else next.delete(id);
  return next;
}

/** The expanded ids with all siblings of a row opened, the row included; what `*` does in a tree. */
export function expandSiblings<T>(tree: RowTree<T>, row: number, expandedIds: ReadonlySet<string>): ReadonlySet<string> {
  const above = tree.parent(row);
  const end = above < 0 ? tree.size : tree.subtreeEnd(above);
  const next = new Set(expandedIds);
  for (let sibling = above + 1; sibling < end; sibling = tree.subtreeEnd(sibling)) {
    if (tree.hasChildren(sibling)) next.add(tree.idOf(sibling));
  }
  return next;
}
