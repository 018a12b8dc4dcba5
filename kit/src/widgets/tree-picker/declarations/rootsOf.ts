import type { NodePage, NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerNode } from '../types.ts';

/**
 * The part of a tree that stands below some of its roots. What a search finds belongs to it when its path begins there; a
 * found node without a path is left in.
 */
export function rootsOf(source: NodeSource<PickerNode>, isKept: (rootId: string) => boolean): NodeSource<PickerNode> {
  return {
    async load(at, page, signal) {
      const level = await source.load(at, page, signal);
      if (at.at === 'under') return level;
      const nodes = level.nodes.filter(({ id, path }) => (at.at === 'root' ? isKept(id) : !path?.[0] || isKept(path[0])));
      return nodes.length === level.nodes.length ? level : fewer(level, nodes);
    },
    resolve: (ids, signal) => source.resolve(ids, signal),
  };
}

/** A page with nodes left out: what was counted with them says nothing any more. */
const fewer = (level: NodePage<PickerNode>, nodes: readonly PickerNode[]): NodePage<PickerNode> => ({
  nodes,
  hasAllBelow: level.hasAllBelow,
});
