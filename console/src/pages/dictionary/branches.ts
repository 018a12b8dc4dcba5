/** Something with its own below it. */
export interface Nested {
  readonly id: string;
  readonly children: readonly Nested[];
}

/** Ids of everything that has something below it. */
export function branchIds(nodes: readonly Nested[]): Set<string> {
  return new Set(nodes.flatMap((node) => (node.children.length ? [node.id, ...branchIds(node.children)] : [])));
}

/** Ids above a node, outermost first; empty when it stands at the top or is not there. */
export function idsAbove(nodes: readonly Nested[], id: string): string[] {
  for (const { id: own, children } of nodes) {
    if (children.some((child) => child.id === id)) return [own];
    const below = idsAbove(children, id);
    if (below.length) return [own, ...below];
  }
  return [];
}
