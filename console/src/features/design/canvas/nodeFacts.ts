import { isOn } from '@milepost/openapi/rules';
import {
  allNodes,
  childrenOf,
  itemOf,
  keyOf,
  kindNameOf,
  kindOfName,
  labelOf,
  memberOf,
  textOf,
  valueAt,
} from '@milepost/openapi/domains/design';
import type { DesignNode, DesignTree, NodeId } from '@milepost/openapi/domains/design';
import { isCovered, reachOf } from '../core/cells.ts';
import type { Reach } from '../core/cells.ts';

/** Number of columns of a form. */
export const COLUMNS = 24;
/** Widths a node is set to by a key. */
export const SPANS = [6, 8, 12, 16, 18, 24] as const;

/** Share of the columns a node takes. */
export function spanOf({ own }: Pick<DesignNode, 'own'>): number {
  const given = valueAt(own, ['__config__', 'span']);
  const span = typeof given === 'string' || typeof given === 'number' ? Math.round(Number(given)) : COLUMNS;
  return Number.isFinite(span) && span >= 1 && span <= COLUMNS ? span : COLUMNS;
}

/** Next width in a direction; the same one at the end. */
export function steppedSpan(span: number, way: 'narrower' | 'wider'): number {
  const found = way === 'wider' ? SPANS.find((one) => one > span) : SPANS.findLast((one) => one < span);
  return found ?? span;
}

/** Facts of a node that its frame and its spoken name tell. */
export interface NodeFacts {
  /** Name of its kind, as designs have it. */
  readonly role: string;
  /** Words a person knows it by; empty where it has none. */
  readonly label: string;
  readonly key: string;
  readonly isField: boolean;
  readonly isRequired: boolean;
  readonly isHidden: boolean;
  readonly span: number;
  /** Columns and rows of a grid it reaches over, for a cell of one. */
  readonly reach: Reach;
}

const ONE_CELL: Reach = { across: 1, down: 1 };

const titleOf = (node: DesignNode): string =>
  textOf(memberOf(node.own, 'title')) ||
  textOf(memberOf(node.own, 'header')) ||
  textOf(memberOf(node.own, 'content')) ||
  labelOf(node) ||
  textOf(memberOf(node.own, 'name'));

/** Facts of a node. @param role name of what it is where it stands */
export function nodeFacts(node: DesignNode, role: string): NodeFacts {
  const config = memberOf(node.own, '__config__');
  const kind = kindOfName(kindNameOf(node));
  const visibility = memberOf(config, 'visibility');
  const isOnPc = !Array.isArray(visibility) || visibility.includes('pc');
  return {
    role,
    label: titleOf(node),
    key: keyOf(node),
    isField: kind !== undefined && keyOf(node) !== '',
    isRequired: isOn(memberOf(config, 'required')),
    isHidden: isOn(memberOf(config, 'noShow')) || !isOnPc,
    span: spanOf(node),
    reach: role === 'tableGridTd' ? reachOf(node) : ONE_CELL,
  };
}

/** True for a node whose parts are tabs, folds or cells. */
export const holdsItems = (role: string): boolean => itemOf(role) !== undefined;

/** Node the keyboard comes to: the one chosen last, else the first. */
export const tabStop = ({ top }: DesignTree, selected: readonly NodeId[]): NodeId | undefined => selected.at(-1) ?? top[0];

/** Nodes that are seen, in reading order. */
const seenNodes = (tree: DesignTree): readonly NodeId[] => allNodes(tree).flatMap((node) => (isCovered(node) ? [] : [node.id]));

/** Nodes from one to another in reading order. */
export function nodesBetween(tree: DesignTree, from: NodeId, to: NodeId): readonly NodeId[] {
  const order = seenNodes(tree);
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  const range = order.slice(Math.min(a, b), Math.max(a, b) + 1);
  return a <= b ? range : range.toReversed();
}

/** Node a key of movement leads to; the same one where there is none. */
export function nodeAt(tree: DesignTree, from: NodeId, key: string): NodeId {
  const order = seenNodes(tree);
  const at = order.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return order[at + 1] ?? from;
    case 'ArrowUp':
      return order[at - 1] ?? from;
    case 'ArrowRight':
      return childrenOf(tree, from)[0] ?? from;
    case 'ArrowLeft':
      return tree.nodes.get(from)?.home ?? from;
    case 'Home':
      return order[0] ?? from;
    case 'End':
      return order.at(-1) ?? from;
    default:
      return from;
  }
}
