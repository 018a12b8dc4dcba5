import { controlsOfNodes, kindNameOf } from './document.ts';
import type { DesignNode, DesignTree, NodeId } from './document.ts';
import { itemOf, placeRefusal } from './kinds.ts';
import type { PlaceRefusal } from './kinds.ts';
import { rememberedLately } from './remembered.ts';

/** A place for a node: before the node that is at `at` now, or after the last. */
export interface InsertionPoint {
  readonly into: NodeId | null;
  readonly at: number;
}

/** Levels of controls within controls. */
export const MOST_DEPTH = 16;

/** Nodes that stand in one, or at the top. */
export const childrenOf = (tree: DesignTree, into: NodeId | null): readonly NodeId[] =>
  into === null ? tree.top : (tree.nodes.get(into)?.children ?? []);

/** A node and those within it, in reading order. */
export const withinNode = (tree: DesignTree, id: NodeId): readonly NodeId[] => [
  id,
  ...(tree.nodes.get(id)?.children ?? []).flatMap((child) => withinNode(tree, child)),
];

/** Every node in reading order. */
export const allNodes: (tree: DesignTree) => readonly DesignNode[] = rememberedLately((tree) => {
  const all: DesignNode[] = [];
  const take = (ids: readonly NodeId[]): void => {
    for (const id of ids) {
      const node = tree.nodes.get(id);
      if (!node) continue;
      all.push(node);
      if (node.children) take(node.children);
    }
  };
  take(tree.top);
  return all;
});

/** Nodes a node stands in, the nearest first. */
export function homesOf(tree: DesignTree, id: NodeId): readonly NodeId[] {
  const home = tree.nodes.get(id)?.home ?? null;
  return home === null ? [] : [home, ...homesOf(tree, home)];
}

/** Insertion point of a node among its neighbours. */
export function placeOfNode(tree: DesignTree, id: NodeId): InsertionPoint {
  const into = tree.nodes.get(id)?.home ?? null;
  return { into, at: childrenOf(tree, into).indexOf(id) };
}

/** The nodes without those that stand within another of them, in reading order. */
export function outermost(tree: DesignTree, ids: readonly NodeId[]): readonly NodeId[] {
  const wanted = new Set(ids);
  const order = tree.top.flatMap((id) => withinNode(tree, id));
  return order.filter((id) => wanted.has(id) && !homesOf(tree, id).some((home) => wanted.has(home)));
}

function withChildren(tree: DesignTree, into: NodeId | null, children: readonly NodeId[]): DesignTree {
  if (into === null) return { ...tree, top: children };
  const node = tree.nodes.get(into);
  if (!node) return tree;
  return { ...tree, nodes: new Map(tree.nodes).set(into, { ...node, children }) };
}

/** The tree with the tops of another one put in at a place. Ids of both are different. */
export function withNodes(tree: DesignTree, added: DesignTree, { into, at }: InsertionPoint): DesignTree {
  const nodes = new Map(tree.nodes);
  for (const [id, node] of added.nodes) nodes.set(id, node.home === null ? { ...node, home: into } : node);
  const children = childrenOf(tree, into);
  return withChildren({ ...tree, nodes }, into, [...children.slice(0, at), ...added.top, ...children.slice(at)]);
}

/** The tree without these nodes and those within them, and what was taken out. */
export function withoutNodes(tree: DesignTree, ids: readonly NodeId[]): { readonly tree: DesignTree; readonly taken: DesignTree } {
  const top = outermost(tree, ids);
  const nodes = new Map(tree.nodes);
  const taken = new Map<NodeId, DesignNode>();
  for (const id of top.flatMap((each) => withinNode(tree, each))) {
    const node = nodes.get(id);
    if (node) taken.set(id, top.includes(id) ? { ...node, home: null } : node);
    nodes.delete(id);
  }
  let left: DesignTree = { ...tree, nodes };
  for (const home of new Set(top.map((id) => tree.nodes.get(id)?.home ?? null)))
    left = withChildren(
      left,
      home,
      childrenOf(tree, home).filter((id) => !taken.has(id)),
    );
  return { tree: left, taken: { nodes: taken, top } };
}

/** The tree with a node changed; the same one where nothing is. */
export function withNode(tree: DesignTree, id: NodeId, own: DesignNode['own']): DesignTree {
  const node = tree.nodes.get(id);
  if (!node || node.own === own) return tree;
  return { ...tree, nodes: new Map(tree.nodes).set(id, { ...node, own }) };
}

const depthBelow = (tree: DesignTree, id: NodeId): number =>
  1 + Math.max(0, ...(tree.nodes.get(id)?.children ?? []).map((child) => depthBelow(tree, child)));

/** Name of a node by which places are judged: tabs, folds and cells need none of their own, they are what their layout holds. */
export function roleOf(tree: DesignTree, node: DesignNode): string {
  const name = kindNameOf(node);
  const home = node.home === null ? undefined : tree.nodes.get(node.home);
  const item = home && itemOf(roleOf(tree, home));
  return item !== undefined && node.children && (name === '' || name === item) ? item : name;
}

const nameAt = (tree: DesignTree, id: NodeId | null): string | null => {
  const node = id === null ? undefined : tree.nodes.get(id);
  return node ? roleOf(tree, node) : null;
};

/** Reason the tops of a tree may not stand in a node; null where they may. */
export function refusalOf(tree: DesignTree, added: DesignTree, into: NodeId | null): PlaceRefusal | null {
  const home = nameAt(tree, into);
  if (into !== null && !tree.nodes.get(into)?.children) return 'holdsNothing';
  for (const id of added.top) {
    const node = added.nodes.get(id);
    const refused = node ? placeRefusal(kindNameOf(node), home) : null;
    if (refused) return refused;
  }
  const depth = into === null ? 0 : homesOf(tree, into).length + 1;
  return added.top.some((id) => depth + depthBelow(added, id) > MOST_DEPTH) ? 'tooDeep' : null;
}

/**
 * The tree with nodes moved to a place that is named as the tree is before they are taken out.
 * @returns null where the place is within one of them
 */
export function moved(tree: DesignTree, ids: readonly NodeId[], { into, at }: InsertionPoint): DesignTree | null {
  const moving = new Set(outermost(tree, ids).flatMap((id) => withinNode(tree, id)));
  if (into !== null && moving.has(into)) return null;
  const before = childrenOf(tree, into)
    .slice(0, at)
    .filter((id) => !moving.has(id)).length;
  const { tree: left, taken } = withoutNodes(tree, ids);
  return withNodes(left, taken, { into, at: before });
}

/** Controls of nodes as they are written. */
export const controlsAt = (tree: DesignTree, ids: readonly NodeId[]) => controlsOfNodes(tree, outermost(tree, ids));
