import { childrenOf, placeOfNode, roleOf } from '@milepost/openapi/domains/design';
import type { DesignTree, NodeId } from '@milepost/openapi/domains/design';
import { nodeFacts } from '../canvas/nodeFacts.ts';

/** Name of a node for a sentence: its words, and the name of its kind where it has none. */
export interface PlaceName {
  readonly label: string;
  readonly role: string;
}

/** Place a node came to: what it stands in, what it stands after, which one it is there. */
export interface PlacedAt {
  readonly home: PlaceName | null;
  readonly before: PlaceName | null;
  readonly number: number;
  readonly count: number;
}

/** Place of the first of some nodes; null where none is there. @source designer §21 */
export function placedAt(tree: DesignTree, [first]: readonly NodeId[]): PlacedAt | null {
  if (first === undefined || !tree.nodes.has(first)) return null;
  const { into, at } = placeOfNode(tree, first);
  const siblings = childrenOf(tree, into);
  const nameOf = (id: NodeId | null | undefined): PlaceName | null => {
    const node = id === null || id === undefined ? undefined : tree.nodes.get(id);
    if (!node) return null;
    const role = roleOf(tree, node);
    return { label: nodeFacts(node, role).label, role };
  };
  return { home: nameOf(into), before: nameOf(siblings[at - 1]), number: at + 1, count: siblings.length };
}
