import { groupBy } from '../../core/group.ts';

/** An option with those below it. */
export interface WayNode {
  readonly id: string;
  readonly children: readonly WayNode[];
}

/** Ways of a value of options that have levels: one as a list of ids, or several of them; an id alone is a way of one. */
export const waysIn = (value: unknown): readonly (readonly unknown[])[] => {
  if (!Array.isArray(value)) return [[value]];
  return value.some(Array.isArray) ? value.map((way: unknown) => (Array.isArray(way) ? way : [way])) : [value];
};

/** True where each id of a way stands directly below the one before it, the first at the top. @reading R-605 */
export function isWayDown(nodes: readonly WayNode[], [id, ...below]: readonly string[]): boolean {
  // Options of one level may share an id.
  return id === undefined || nodes.some((node) => node.id === id && isWayDown(node.children, below));
}

/** The same where what stands above an id is known: null at the top, undefined for an id of nothing. */
export function isWayBelow(aboveOf: (id: string) => string | null | undefined, way: readonly string[]): boolean {
  return way.every((id, at) => aboveOf(id) === (at === 0 ? null : way[at - 1]));
}

/** Nodes of rows by the row above each; one whose row above is gone stands at the top. */
export function nodesOf<Row extends { readonly rowId: string; readonly id: string; readonly parentId: string }>(
  rows: readonly Row[],
): readonly WayNode[] {
  const known = new Set(rows.map(({ rowId }) => rowId));
  const byParent = groupBy(rows, ({ parentId }) => (known.has(parentId) ? parentId : ''));
  const seen = new Set<string>();
  const below = (parentId: string): readonly WayNode[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => {
      if (seen.has(row.rowId)) return [];
      seen.add(row.rowId);
      return [{ id: row.id, children: below(row.rowId) }];
    });
  return below('');
}
