import { msg, plural } from '@lingui/core/macro';
import {
  fieldName,
  fieldsOf,
  hasKey,
  keyFault,
  keyOf,
  kindNameOf,
  kindOfName,
  labelOf,
  placeRefusal,
  retiredOf,
  roleOf,
  turnEffect,
  turned,
  withKey,
  withNode,
  withValueAt,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, JsonObject, KindName, NodeId } from '@milepost/openapi/domains/design';
import { refused, named, nodeIn } from './placing.ts';
import * as says from './refusals.ts';
import { changeMessage } from './stepWords.ts';
import type { Command, CommandContext, DesignState, Outcome } from './types.ts';

export function set(state: DesignState, { target, path, value }: Extract<Command, { do: 'set' }>): Outcome {
  const { document } = state;
  const mergeKey = `${typeof target === 'object' ? target.node : target} ${path.join('.')}`;
  if (typeof target === 'object') {
    const node = nodeIn(document, target.node);
    if (!node) return refused(says.NOTHING_THERE);
    const own = withValueAt(node.own, path, value) as Json;
    const label = named({ ...node, own });
    return {
      document: { ...document, tree: withNode(document.tree, node.id, own) },
      selected: [node.id],
      message: msg`Changed “${label}”`,
      mergeKey,
    };
  }
  if (target === 'facts') {
    const facts = withValueAt({ ...document.facts }, path, value) as unknown as DesignDocument['facts'];
    return { document: { ...document, facts }, selected: state.selected, message: msg`Changed the facts of the model`, mergeKey };
  }
  const next = withValueAt(document[target] ?? {}, path, value) as JsonObject;
  const message = changeMessage(target, path, next);
  return { document: next === document[target] ? document : { ...document, [target]: next }, selected: state.selected, message, mergeKey };
}

export function setMany(state: DesignState, { ids, path, value }: Extract<Command, { do: 'setMany' }>): Outcome {
  const { document } = state;
  const tree = ids.reduce((left, id) => {
    const node = left.nodes.get(id);
    return node ? withNode(left, id, withValueAt(node.own, path, value) as Json) : left;
  }, document.tree);
  const count = ids.length;
  return {
    document: tree === document.tree ? document : { ...document, tree },
    selected: ids,
    message: msg`${plural(count, { one: 'Changed # control', other: 'Changed # controls' })}`,
    mergeKey: `${ids.join(' ')} ${path.join('.')}`,
  };
}

/** A control with one value of its own. */
const isPlainField = (kind: KindName): boolean => hasKey(kind) && kind !== 'table';

export function turn(state: DesignState, id: NodeId, into: KindName, context: CommandContext): Outcome {
  const { document } = state;
  const node = nodeIn(document, id);
  const from = node && kindOfName(kindNameOf(node));
  if (!node || from === undefined) return refused(says.NOTHING_THERE);
  if (!isPlainField(from) || !isPlainField(into)) return refused(says.NO_TURN);
  const home = nodeIn(document, node.home ?? undefined);
  const refusal = placeRefusal(into, home ? roleOf(document.tree, home) : null);
  if (refusal) return refused(says.PLACE_REFUSALS[refusal]);
  // Before records hold values of it, a field may become whatever has a value.
  if (context.releasedKeys.has(keyOf(node)) && turnEffect(from, into) === null) return refused(says.NO_TURN);
  const label = labelOf(node);
  const tree = withNode(document.tree, id, turned(node, into, document.dialect, context.firstWords));
  return { document: { ...document, tree }, selected: [id], message: msg`Changed the kind of “${label}”` };
}

export function key(state: DesignState, id: NodeId, next: string, { releasedKeys, reservedKeys }: CommandContext): Outcome {
  const { document } = state;
  const field = fieldsOf(document).find(({ nodeId }) => nodeId === id);
  const node = nodeIn(document, id);
  if (!node) return refused(says.NOTHING_THERE);
  if (keyOf(node) === next) return { document, selected: [id], message: msg`Changed the key` };
  if (field && releasedKeys.has(fieldName(field))) return refused(says.KEY_FAULTS.released);
  const fault = keyFault(next);
  if (fault) return refused(says.KEY_FAULTS[fault]);
  const table = field?.table ?? null;
  const isTaken = fieldsOf(document).some(
    (one) => one.nodeId !== id && one.table === table && one.key.toLowerCase() === next.toLowerCase(),
  );
  if (isTaken) return refused(says.KEY_FAULTS.taken);
  const name = fieldName({ key: next, table });
  const isRetired = retiredOf(document.form).some((one) => one.key === name) || reservedKeys.has(name);
  if (isRetired) return refused(says.KEY_FAULTS.retired);
  const label = labelOf(node);
  return { document: withKey(document, id, next), selected: [id], message: msg`Changed the key of “${label}”` };
}
