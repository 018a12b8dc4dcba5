import { groupBy } from './group.ts';

/** A row that knows its parent. */
export interface TreeRow {
  readonly id: string;
  readonly parentId: string;
}

/** A row with its children, in the manner of the documented servers: leaves carry `null`. */
export type TreeNode<Row extends TreeRow> = Row & { hasChildren: boolean; children: TreeNode<Row>[] | null };

/**
 * Builds the forest below `rootId`, keeping the order of the rows. Rows whose parent is missing are left out.
 * @source admin §9 (roots -1 and '0')
 */
export function buildTree<Row extends TreeRow>(rows: readonly Row[], rootId: string): TreeNode<Row>[] {
  const byParent = groupBy(rows, (row) => row.parentId);
  const below = (parentId: string): TreeNode<Row>[] | null => {
    const children = byParent.get(parentId);
    if (!children) return null;
    return children.map((row) => {
      const grandchildren = below(row.id);
      return { ...row, hasChildren: grandchildren !== null, children: grandchildren };
    });
  };
  return below(rootId) ?? [];
}

/** The ids of a row and of everything below it. */
export function branchIds(rows: readonly TreeRow[], id: string): Set<string> {
  const byParent = groupBy(rows, (row) => row.parentId);
  const found = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    queue.push(...(byParent.get(next) ?? []).map((row) => row.id));
  }
  return found;
}

/** Selectors leave nothing out for this id. @source admin §7 ("id or 0") */
const NOBODY = '0';

/** The rows without one row and everything below it, as a choice of parents for that row; `0` leaves nothing out. */
export function withoutBranch<Row extends TreeRow>(rows: readonly Row[], id: string): Row[] {
  const omitted = id === NOBODY ? new Set<string>() : branchIds(rows, id);
  return rows.filter((row) => !omitted.has(row.id));
}

/** Keeps the rows that match and, so that a tree can show them, their ancestors. */
export function withAncestors<Row extends TreeRow>(rows: readonly Row[], matches: (row: Row) => boolean): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of rows.filter(matches))
    for (let at: Row | undefined = row; at && !kept.has(at.id); at = byId.get(at.parentId)) kept.add(at.id);
  return rows.filter((row) => kept.has(row.id));
}

/** Keeps the rows that pass and whose ancestors all pass. */
export function withoutBranches<Row extends TreeRow>(rows: readonly Row[], passes: (row: Row) => boolean): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const verdicts = new Map<string, boolean>();
  const stays = (row: Row): boolean => {
    const known = verdicts.get(row.id);
    if (known !== undefined) return known;
    verdicts.set(row.id, false); // while it is being judged, so that rows in a circle end
    const parent = byId.get(row.parentId);
    const verdict = passes(row) && (parent === undefined || stays(parent));
    verdicts.set(row.id, verdict);
    return verdict;
  };
  return rows.filter(stays);
}
