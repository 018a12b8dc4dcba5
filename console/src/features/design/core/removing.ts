import { msg } from '@lingui/core/macro';
import {
  RETIRED,
  childrenOf,
  fieldName,
  fieldsOf,
  isList,
  labelOf,
  memberOf,
  outermost,
  placeOfNode,
  retiredOf,
  textOf,
  withMember,
  withinNode,
  withoutFieldsInLists,
  withoutNodes,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignTree, Json, NodeId } from '@milepost/openapi/domains/design';
import { refused, namesOf, put, isDocument, addedBetween, wholeOf, withOffers } from './placing.ts';
import * as says from './refusals.ts';
import type { CommandContext, DesignState, Outcome } from './types.ts';

/** Fields records may hold values of are kept as taken out, a sub-table with its columns: their keys are never given again. */
function retired(document: DesignDocument, ids: ReadonlySet<NodeId>, { releasedKeys, nowMs }: CommandContext): DesignDocument {
  const fields = fieldsOf(document).filter(({ nodeId }) => ids.has(nodeId));
  const tables = new Set(fields.flatMap(({ key, table }) => (table === null ? [key] : [])));
  const gone = fields.filter((field) => releasedKeys.has(fieldName(field)) && (field.table === null || !tables.has(field.table)));
  if (gone.length === 0) return document;
  const had = retiredOf(document.form);
  const entries = gone.flatMap((field): readonly Json[] => {
    const { nodeId, kind } = field;
    const key = fieldName(field);
    const node = document.tree.nodes.get(nodeId);
    if (!node || had.some((one) => one.key === key)) return [];
    return [{ key, kind, label: labelOf(node), own: wholeOf(document.tree, nodeId), atMs: nowMs }];
  });
  const all = memberOf(document.form ?? undefined, RETIRED);
  return { ...document, form: withMember(document.form ?? {}, RETIRED, [...(isList(all) ? all : []), ...entries]) };
}

/** The node that has the keyboard once these are gone: the next, else the one before, else what held them. */
function nextTo(tree: DesignTree, ids: readonly NodeId[]): readonly NodeId[] {
  const [first] = ids;
  if (first === undefined) return [];
  const { into } = placeOfNode(tree, first);
  const gone = new Set(ids);
  const siblings = childrenOf(tree, into);
  const at = siblings.indexOf(first);
  const next = siblings.slice(at).find((id) => !gone.has(id)) ?? siblings.slice(0, at).findLast((id) => !gone.has(id)) ?? into;
  return next === null ? [] : [next];
}

export function remove(state: DesignState, ids: readonly NodeId[], uses: 'follow' | 'keep', context: CommandContext): Outcome {
  const { document } = state;
  const top = outermost(document.tree, ids);
  if (top.length === 0) return refused(says.NOTHING_THERE);
  const all = new Set(top.flatMap((id) => withinNode(document.tree, id)));
  const names = new Set(fieldsOf(document).flatMap((field) => (all.has(field.nodeId) ? [fieldName(field)] : [])));
  const { tree } = withoutNodes(document.tree, top);
  const kept = { ...retired(document, all, context), tree };
  const label = namesOf(document, top);
  return {
    document: uses === 'follow' ? withoutFieldsInLists(kept, names) : kept,
    selected: nextTo(document.tree, top),
    message: msg`Removed “${label}”`,
  };
}

export function restore(state: DesignState, key: string, context: CommandContext): Outcome {
  const { document } = state;
  const field = retiredOf(document.form).find((one) => one.key === key);
  if (!field) return refused(says.NOT_RETIRED);
  const fields = fieldsOf(document);
  if (fields.some((one) => fieldName(one) === key)) return refused(says.KEY_FAULTS.taken);
  const [table = '', column] = key.split('-');
  const home = column === undefined ? null : fields.find((one) => one.table === null && one.key === table)?.nodeId;
  if (home === undefined) return refused(says.NO_TABLE);
  const back = put(document, [field.own], { into: home, at: childrenOf(document.tree, home).length }, context.newId);
  if (!isDocument(back)) return refused(back);
  const all = memberOf(document.form ?? undefined, RETIRED);
  const left = (isList(all) ? all : []).filter((one) => textOf(memberOf(one, 'key')) !== key);
  const { label } = field;
  return {
    document: withOffers(document, { ...back, form: withMember(back.form ?? {}, RETIRED, left.length > 0 ? left : undefined) }),
    selected: addedBetween(document, back),
    message: msg`Restored “${label}”`,
  };
}
