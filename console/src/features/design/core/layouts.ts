import { msg } from '@lingui/core/macro';
import {
  childrenOf,
  isItem,
  memberOf,
  textOf,
  itemOf,
  kindNameOf,
  moved,
  newControl,
  newItem,
  nextKeyNumber,
  outermost,
  placeOfNode,
  roleOf,
  withValueAt,
  withoutNodes,
} from '@milepost/openapi/domains/design';
import type { DesignNode, DesignTree, Json, JsonObject, NodeId } from '@milepost/openapi/domains/design';
import { refused, named, nodeIn, namesOf, numbered, put, isDocument, addedBetween } from './placing.ts';
import { move, holderIn } from './moving.ts';
import * as says from './refusals.ts';
import type { Command, CommandContext, DesignState, LayoutKind, Outcome } from './types.ts';

export function wrap(state: DesignState, ids: readonly NodeId[], layout: LayoutKind, label: string, context: CommandContext): Outcome {
  const { document } = state;
  const top = outermost(document.tree, ids);
  const [first] = top;
  if (first === undefined) return refused(says.NOTHING_THERE);
  const { into } = placeOfNode(document.tree, first);
  const at = placeOfNode(document.tree, first).at;
  const number = nextKeyNumber(document, context.reservedKeys);
  const control = newControl({ kind: layout, key: '', label, number, dialect: document.dialect });
  const item = itemOf(layout);
  const holding =
    item === undefined ? control : (withValueAt(control, ['__config__', 'children'], [newItem(item, label, 0)]) as JsonObject);
  const withLayout = put(document, [holding], { into, at }, context.newId);
  if (!isDocument(withLayout)) return refused(withLayout);
  const [id] = addedBetween(document, withLayout);
  const holder = id === undefined ? undefined : holderIn(withLayout.tree, id);
  if (id === undefined || holder === undefined) return refused(says.PLACE_REFUSALS.holdsNothing);
  const outcome = move({ ...state, document: withLayout }, top, { into: holder, at: 0 });
  if ('refused' in outcome) return outcome;
  const names = namesOf(document, top);
  return { document: numbered(outcome.document, number), selected: [id], message: msg`Put “${names}” into a group` };
}

export function unwrap(state: DesignState, id: NodeId): Outcome {
  const { document } = state;
  const node = nodeIn(document, id);
  if (!node?.children || isItem(roleOf(document.tree, node)) || kindNameOf(node) === 'table') return refused(says.NOT_UNWRAPPED);
  const place = placeOfNode(document.tree, id);
  const item = itemOf(kindNameOf(node));
  const inner = item === undefined ? node.children : leavesOf(document.tree, node.children);
  const tree = inner.length === 0 ? document.tree : moved(document.tree, inner, place);
  if (!tree) return refused(says.NOT_UNWRAPPED);
  const label = named(node);
  return { document: { ...document, tree: withoutNodes(tree, [id]).tree }, selected: inner, message: msg`Dissolved “${label}”` };
}
/** Controls within tabs and cells, at whatever depth these are. */
const leavesOf = (tree: DesignTree, ids: readonly NodeId[]): readonly NodeId[] =>
  ids.flatMap((id) => {
    const node = tree.nodes.get(id);
    return node && isItem(roleOf(tree, node)) ? leavesOf(tree, node.children ?? []) : [id];
  });

/** Name no item of a layout has yet: what chooses an open tab keeps to it. */
function freeNumber(items: readonly DesignNode[]): number {
  const names = new Set(items.map(({ own }) => textOf(memberOf(own, 'name'))));
  let number = items.length;
  while (names.has(`p${number + 1}`)) number += 1;
  return number;
}
const emptyCell = (): JsonObject => newItem('tableGridTd', '', 0);

/** A tab, a fold or a row after the last one of a layout, or a cell after the last one of each row. The layout stays selected. */
export function addItem(state: DesignState, { id, what, title }: Extract<Command, { do: 'addItem' }>, { newId }: CommandContext): Outcome {
  const { document } = state;
  const node = nodeIn(document, id);
  if (!node) return refused(says.NOTHING_THERE);
  const item = itemOf(roleOf(document.tree, node));
  const items = childrenOf(document.tree, id).flatMap((child) => nodeIn(document, child) ?? []);
  const isGrid = item === 'tableGridTr';
  if (item === undefined || item === 'tableGridTd' || (what === 'column' && !isGrid)) return refused(says.NO_ITEMS);
  const columns = Math.max(1, ...items.map(({ children }) => children?.length ?? 0));
  const added: readonly (readonly [into: NodeId, control: Json])[] =
    what === 'column'
      ? items.map((row) => [row.id, emptyCell()])
      : [[id, newItem(item, title, freeNumber(items), isGrid ? Array.from({ length: columns }, emptyCell) : [])]];
  let after = document;
  for (const [into, control] of added) {
    const next = put(after, [control], { into, at: childrenOf(after.tree, into).length }, newId);
    if (!isDocument(next)) return refused(next);
    after = next;
  }
  const message = what === 'column' ? msg`Added a column of cells` : isGrid ? msg`Added a row of cells` : msg`Added “${title}”`;
  return { document: after, selected: [id], message };
}
