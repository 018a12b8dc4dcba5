import type { MessageDescriptor } from '@lingui/core';
import { allNodes, canHold, childrenOf, homesOf, itemOf, outermost, roleOf } from '@milepost/openapi/domains/design';
import type { DesignTree, InsertionPoint, NodeId } from '@milepost/openapi/domains/design';
import { isCovered } from '../core/cells.ts';
import { nodeFacts } from '../canvas/nodeFacts.ts';

/** Node as it is named in a choice: its words, what it is, and which one it is among its neighbours. */
export interface NamedNode {
  readonly id: NodeId;
  /** Empty where it has none. */
  readonly label: string;
  readonly role: string;
  /** Counted from 1. */
  readonly number: number;
}

/** Form, layout, tab, cell or sub-table controls may be moved into, as a row of a tree. */
export interface MoveHome {
  /** Null for the form itself. */
  readonly node: NamedNode | null;
  /** 0 for the form. */
  readonly depth: number;
  /** Reason the controls cannot go there; null where they can. */
  readonly refusal: MessageDescriptor | null;
}

function namedNode(tree: DesignTree, id: NodeId, at: number): NamedNode | null {
  const node = tree.nodes.get(id);
  if (!node) return null;
  const role = roleOf(tree, node);
  return { id, label: nodeFacts(node, role).label, role, number: at + 1 };
}

/** Last insertion point within a node; of the form without one. */
export const endOf = (tree: DesignTree, into: NodeId | null): InsertionPoint => ({ into, at: childrenOf(tree, into).length });

/**
 * Everything that may hold controls, in reading order, and why some of it cannot hold these. A layout of tabs or cells is there to
 * lead to them; controls themselves are left out.
 */
export function moveHomes(tree: DesignTree, refusalAt: (at: InsertionPoint) => MessageDescriptor | null): readonly MoveHome[] {
  const within = allNodes(tree).flatMap((node): readonly MoveHome[] => {
    if (node.children === null || isCovered(node)) return [];
    const role = roleOf(tree, node);
    if (!canHold(role) && itemOf(role) === undefined) return [];
    const named = namedNode(tree, node.id, childrenOf(tree, node.home).indexOf(node.id));
    return named ? [{ node: named, depth: homesOf(tree, node.id).length + 1, refusal: refusalAt(endOf(tree, node.id)) }] : [];
  });
  return [{ node: null, depth: 0, refusal: refusalAt(endOf(tree, null)) }, ...within];
}

/** Neighbours controls may be put after in a home, in their order; those that move are left out. */
export function moveNeighbours(tree: DesignTree, into: NodeId | null, ids: readonly NodeId[]): readonly NamedNode[] {
  const moving = new Set(outermost(tree, ids));
  return childrenOf(tree, into).flatMap((id, at) => (moving.has(id) ? [] : (namedNode(tree, id, at) ?? [])));
}

/** Insertion point after a neighbour; at the beginning without one. */
export const placeAfter = (tree: DesignTree, into: NodeId | null, after: NodeId | null): InsertionPoint => ({
  into,
  at: after === null ? 0 : childrenOf(tree, into).indexOf(after) + 1,
});
