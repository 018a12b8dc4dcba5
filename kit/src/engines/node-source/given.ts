import type { Level } from './levels.ts';
import { EMPTY, givenLevel } from './levels.ts';
import type { NodeTreeState } from './treeState.ts';
import { without } from './treeState.ts';
import type { NodeAt, NodeId, NodePage, PickNode } from './types.ts';
import { MAX_LEVELS } from './types.ts';

/**
 * The state with the levels that came along with a page. What a node brings takes the place of what was asked for,
 * except in a search, which only fills what nobody has asked for yet. When an id comes twice in one answer, its first
 * children count; an empty list of children says nothing unless the page has all below.
 */
export function withGiven<N extends PickNode>(state: NodeTreeState<N>, at: NodeAt, page: NodePage<N>): NodeTreeState<N> {
  const given = new Map<NodeId, Level<N>>();
  walk(page.nodes, (node) => {
    if (given.has(node.id) || (at.at === 'matching' && state.under.has(node.id))) return;
    if (node.children?.length) given.set(node.id, givenLevel(node.children));
    else if (page.hasAllBelow) given.set(node.id, EMPTY);
  });
  if (given.size === 0) return state;
  const calm = without(state, (request) => request.at.at === 'under' && given.has(request.at.parent));
  return { ...calm, under: calm.under.size ? new Map([...calm.under, ...given]) : given };
}

/** Visits nodes depth first, without recursion; an id below itself and what lies deeper than `MAX_LEVELS` are not visited. */
export function walk<N extends PickNode>(roots: readonly N[], visit: (node: N) => void): void {
  const above = new Set<NodeId>();
  const open: { id: NodeId | null; siblings: readonly N[]; next: number }[] = [{ id: null, siblings: roots, next: 0 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.siblings[level.next];
    level.next += 1;
    if (!node) {
      open.pop();
      if (level.id !== null) above.delete(level.id);
    } else if (!above.has(node.id)) {
      visit(node);
      if (!node.children?.length || open.length >= MAX_LEVELS) continue;
      above.add(node.id);
      open.push({ id: node.id, siblings: node.children, next: 0 });
    }
  }
}
