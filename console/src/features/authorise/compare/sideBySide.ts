import type { RightChoice, RightStep } from '@milepost/openapi/domains/authority';
import { leavesOf } from '../rights.ts';
import type { Node } from '../rights.ts';

/** Rights of one role, by steps. */
export type AllRights = Readonly<Record<RightStep, RightChoice>>;

/** Something that can be given, and which of the roles have it, in their order. */
export interface SideRow {
  readonly id: string;
  readonly step: RightStep;
  readonly name: string;
  /** Names of what it stands below, from the top. */
  readonly path: readonly string[];
  readonly has: readonly boolean[];
}

/** Ids of the nodes a leaf stands below, from the top. */
function ways(nodes: readonly Node[], above: readonly Node[] = []): [leaf: Node, above: readonly Node[]][] {
  return nodes.flatMap((node) =>
    node.children.length === 0 ? [[node, above] as [Node, readonly Node[]]] : ways(node.children, [...above, node]),
  );
}

/**
 * Rights of several roles beside each other, step by step: every leaf that can be given.
 * @param nameOf a node in the language of the reader
 */
export function sideBySide(steps: readonly RightStep[], roles: readonly AllRights[], nameOf: (node: Node) => string): SideRow[] {
  const [first] = roles;
  if (!first) return [];
  return steps.flatMap((step) => {
    const held = roles.map((role) => {
      const leaves = new Set(leavesOf(role[step].nodes));
      return new Set(role[step].chosenIds.filter((id) => leaves.has(id)));
    });
    return ways(first[step].nodes).map(([leaf, above]) => ({
      id: `${step} ${leaf.id}`,
      step,
      name: nameOf(leaf),
      path: above.map(nameOf),
      has: held.map((ids) => ids.has(leaf.id)),
    }));
  });
}

/** Rows that are wanted: all, those somebody has, or those not everybody has alike. */
export type RowFilter = 'all' | 'held' | 'differing';

/** Rows that are wanted and have the keyword in their name or above it. */
export function filteredRows(rows: readonly SideRow[], wanted: RowFilter, keyword: string): readonly SideRow[] {
  const sought = keyword.trim().toLowerCase();
  return rows.filter(({ name, path, has }) => {
    const isWanted = wanted === 'all' || (has.some(Boolean) && (wanted === 'held' || !has.every(Boolean)));
    return isWanted && (sought === '' || [name, ...path].some((word) => word.toLowerCase().includes(sought)));
  });
}
