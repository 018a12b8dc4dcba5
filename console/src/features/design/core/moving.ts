import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  canHold,
  childrenOf,
  fieldName,
  fieldsOf,
  isItem,
  itemOf,
  moved,
  outermost,
  placeOfNode,
  refusalOf,
  roleOf,
  withNode,
  withValueAt,
  withoutNodes,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignTree, Json, NodeId, InsertionPoint } from '@milepost/openapi/domains/design';
import { refused, namesOf, within } from './placing.ts';
import * as says from './refusals.ts';
import type { DesignState, Outcome } from './types.ts';

export function move(state: DesignState, ids: readonly NodeId[], at: InsertionPoint): Outcome {
  const { document } = state;
  const top = outermost(document.tree, ids);
  if (top.length === 0) return refused(says.NOTHING_THERE);
  const { tree: left, taken } = withoutNodes(document.tree, top);
  if (at.into !== null && !left.nodes.has(at.into)) return refused(says.PLACE_REFUSALS.withinItself);
  const refusal = refusalOf(left, taken, at.into);
  if (refusal) return refused(says.PLACE_REFUSALS[refusal]);
  const tree = moved(document.tree, top, within(document.tree, at));
  if (!tree) return refused(says.PLACE_REFUSALS.withinItself);
  const after = withTables(document, { ...document, tree });
  if (keysTwice(after) > keysTwice(document)) return refused(says.KEY_FAULTS.taken);
  const names = namesOf(document, top);
  return { document: after, selected: top, message: msg`Moved “${names}”` };
}

/** Fields with a key another one has in the same table, or beside it. */
function keysTwice(document: DesignDocument): number {
  const names = fieldsOf(document).map(fieldName);
  return names.length - new Set(names).size;
}

/** Columns of a sub-table name it in their settings: those that came into one or left it follow. */
function withTables(before: DesignDocument, after: DesignDocument): DesignDocument {
  const was = new Map(fieldsOf(before).map(({ nodeId, table }) => [nodeId, table]));
  return fieldsOf(after).reduce((next, { nodeId, table }) => {
    const node = next.tree.nodes.get(nodeId);
    if (!node || was.get(nodeId) === table) return next;
    const settings: readonly (readonly [string, Json | undefined])[] =
      table === null
        ? [
            ['isSubTable', undefined],
            ['parentVModel', undefined],
            ['relationTable', undefined],
          ]
        : [
            ['isSubTable', true],
            ['parentVModel', table],
            ['relationTable', table],
          ];
    const own = settings.reduce<Json>((value, [name, member]) => withValueAt(value, ['__config__', name], member) as Json, node.own);
    return { ...next, tree: withNode(next.tree, nodeId, own) };
  }, after);
}

/** Insertion point one step from where the nodes stand now; a sentence where there is none. */
function stepPlace(tree: DesignTree, ids: readonly NodeId[], way: 'before' | 'after' | 'in' | 'out'): InsertionPoint | MessageDescriptor {
  const [first] = ids;
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return says.NOTHING_THERE;
  const [from, to] = [placeOfNode(tree, first), placeOfNode(tree, last)];
  if (way === 'before') return from.at === 0 ? says.NO_STEP.before : { into: from.into, at: from.at - 1 };
  if (way === 'after') return to.at + 1 >= childrenOf(tree, to.into).length ? says.NO_STEP.after : { into: to.into, at: to.at + 2 };
  if (way === 'out') {
    if (from.into === null) return says.NO_STEP.out;
    const home = placeOfNode(tree, from.into);
    // Out of a tab or a cell is out of its layout.
    const outer = tree.nodes.get(from.into);
    const place = outer && isItem(roleOf(tree, outer)) && home.into !== null ? placeOfNode(tree, topItemHome(tree, home.into)) : home;
    return { into: place.into, at: place.at + 1 };
  }
  const before = childrenOf(tree, from.into)[from.at - 1];
  const holder = before === undefined ? undefined : holderIn(tree, before);
  return holder === undefined ? says.NO_STEP.in : { into: holder, at: childrenOf(tree, holder).length };
}
/** The layout an item belongs to. */
function topItemHome(tree: DesignTree, id: NodeId): NodeId {
  const node = tree.nodes.get(id);
  return node && isItem(roleOf(tree, node)) && node.home !== null ? topItemHome(tree, node.home) : id;
}
/** Node that takes controls within one: itself, or the last of its tabs or cells. */
export function holderIn(tree: DesignTree, id: NodeId): NodeId | undefined {
  const node = tree.nodes.get(id);
  if (!node?.children) return undefined;
  if (itemOf(roleOf(tree, node)) === undefined) return canHold(roleOf(tree, node)) ? id : undefined;
  const last = node.children.at(-1);
  return last === undefined ? undefined : holderIn(tree, last);
}

export function step(state: DesignState, ids: readonly NodeId[], way: 'before' | 'after' | 'in' | 'out'): Outcome {
  const top = outermost(state.document.tree, ids);
  const place = stepPlace(state.document.tree, top, way);
  return 'into' in place ? move(state, top, place) : refused(place);
}
