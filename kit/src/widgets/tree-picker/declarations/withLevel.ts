import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerNode } from '../types.ts';

/** The node as a leaf where it stands at or beyond a level; the topmost are level 0. */
const endAt = (node: PickerNode, own: number, level: number): PickerNode =>
  own >= level ? { ...node, isLeaf: true, children: null } : node;

/** The same for nodes that say themselves where they stand. */
export const endedByPath = (nodes: readonly PickerNode[], level: number): PickerNode[] =>
  nodes.map((node) => endAt(node, (node.path?.length ?? 0) - 1, level));

/**
 * A tree that ends at a level: nodes at or beyond it are leaves. The level is that of the path; a level without paths is one
 * below the node it was asked for. What a search finds beyond the level is left out: it could not have been reached.
 * @source forms §5
 */
export function withLevel(source: NodeSource<PickerNode>, level: number): NodeSource<PickerNode> {
  const known = new Map<string, number>();
  return {
    async load(at, page, signal) {
      const answer = await source.load(at, page, signal);
      const below = at.at === 'under' ? (known.get(at.parent) ?? 0) + 1 : 0;
      const nodes = answer.nodes.flatMap((node) => {
        const own = node.path ? node.path.length - 1 : below;
        known.set(node.id, own);
        return at.at === 'matching' && own > level ? [] : [endAt(node, own, level)];
      });
      return { ...answer, nodes };
    },
    resolve: (ids, signal) => source.resolve(ids, signal),
  };
}
