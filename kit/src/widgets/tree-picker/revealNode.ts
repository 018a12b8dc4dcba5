import type { NodeId, NodeTree } from '../../engines/node-source/index.ts';
import { levelAt, nodeRows, nodesOf } from '../../engines/node-source/index.ts';
import type { PickerNode } from './types.ts';

/** Resolves when the tree waits for nothing. */
export function settled(tree: NodeTree<PickerNode>): Promise<void> {
  return new Promise((resolve) => {
    if (tree.getSnapshot().requests.length === 0) return resolve();
    const leave = tree.subscribe(() => {
      if (tree.getSnapshot().requests.length > 0) return;
      leave();
      resolve();
    });
  });
}

/** Asks anew for every level that is open; what is open stays open. */
export function reloadOpen(tree: NodeTree<PickerNode>): void {
  const { open, search } = tree.getSnapshot();
  if (search) tree.send({ type: 'reload', at: { at: 'matching', keyword: search.keyword } });
  else tree.send({ type: 'reload', at: { at: 'root' } });
  for (const parent of new Set((search?.open ?? open).values())) tree.send({ type: 'reload', at: { at: 'under', parent } });
}

const isInView = (tree: NodeTree<PickerNode>, id: NodeId) =>
  nodeRows(tree.getSnapshot()).some((row) => row.kind === 'node' && row.id === id);

/** Opens what is above a node, level by level, as far as it is there; nothing is asked for that stands elsewhere. */
export async function openWay(tree: NodeTree<PickerNode>, path: readonly NodeId[], signal: AbortSignal): Promise<void> {
  for (let depth = 0; depth < path.length - 1; depth += 1) {
    await settled(tree);
    const above = path.slice(0, depth);
    const id = path[depth];
    const parent = above.at(-1);
    const level = levelAt(tree.getSnapshot(), parent === undefined ? { at: 'root' } : { at: 'under', parent });
    if (signal.aborted || id === undefined || !level || !nodesOf(level).some((node) => node.id === id)) return;
    tree.send({ type: 'expand', place: { id, above } });
  }
}

/**
 * Reloads the tree and opens the way to a node.
 * @param pathOf ids from the top down to the node; empty where nobody knows
 * @returns whether the node is in view
 */
export async function revealNode(
  tree: NodeTree<PickerNode>,
  id: NodeId,
  pathOf: (id: NodeId) => Promise<readonly NodeId[]>,
): Promise<boolean> {
  reloadOpen(tree);
  await settled(tree);
  if (isInView(tree, id)) return true;
  const path = await pathOf(id);
  for (let depth = 0; depth < path.length - 1; depth += 1) {
    const parent = path[depth];
    if (parent === undefined) break;
    tree.send({ type: 'expand', place: { id: parent, above: path.slice(0, depth) } });
    await settled(tree);
  }
  return isInView(tree, id);
}
