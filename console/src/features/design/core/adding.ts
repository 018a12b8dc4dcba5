import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { newControl, newKey, nextKeyNumber, outermost, placeOfNode, withValueAt } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, JsonObject, NodeId, InsertionPoint } from '@milepost/openapi/domains/design';
import { refused, namesOf, numbered, tableAt, put, isDocument, addedBetween, wholeOf, withOffers } from './placing.ts';
import { pasted } from './paste.ts';
import * as says from './refusals.ts';
import type { CommandContext, DesignState, Outcome, WantedField } from './types.ts';

/** Controls of wanted fields with keys and numbers of their own. */
function controlsFor(
  document: DesignDocument,
  fields: readonly WantedField[],
  into: NodeId | null,
  { reservedKeys, firstWords }: CommandContext,
) {
  let number = nextKeyNumber(document, reservedKeys) - 1;
  const table = tableAt(document, into);
  const controls = fields.map(({ kind, label, isRequired = false, options, settings = [] }) => {
    number += 1;
    const control = newControl({
      kind,
      key: newKey(kind, number),
      label,
      number,
      dialect: document.dialect,
      words: firstWords,
      ...(table !== undefined && { table }),
    });
    const begun = settings.reduce<JsonObject>((own, [path, value]) => withValueAt(own, path, value) as JsonObject, control);
    const required = isRequired ? (withValueAt(begun, ['__config__', 'required'], true) as JsonObject) : begun;
    if (!options || options.length === 0) return required;
    const all = options.map((fullName, at) => ({ id: String(at + 1), fullName }));
    return withValueAt(required, document.dialect === 'old' ? ['__slot__', 'options'] : ['options'], all) as JsonObject;
  });
  return { controls, number };
}

export function add(state: DesignState, fields: readonly WantedField[], at: InsertionPoint, context: CommandContext): Outcome {
  const { document } = state;
  if (fields.length === 0) return refused(says.NOTHING_TO_PASTE);
  const { controls, number } = controlsFor(document, fields, at.into, context);
  const placed = put(document, controls, at, context.newId);
  if (!isDocument(placed)) return refused(placed);
  const after = withOffers(document, numbered(placed, number));
  const label = fields[0]?.label ?? '';
  const count = fields.length;
  return {
    document: after,
    selected: addedBetween(document, placed),
    message: count === 1 ? msg`Added “${label}”` : msg`${plural(count, { one: 'Added # field', other: 'Added # fields' })}`,
  };
}

export function paste(
  state: DesignState,
  controls: readonly Json[],
  at: InsertionPoint,
  context: CommandContext,
  message: MessageDescriptor,
): Outcome {
  const { document } = state;
  if (controls.length === 0) return refused(says.NOTHING_TO_PASTE);
  const anew = pasted(document, controls, tableAt(document, at.into), context.reservedKeys);
  const after = put(document, anew.controls, at, context.newId);
  if (!isDocument(after)) return refused(after);
  return { document: withOffers(document, numbered(after, anew.number)), selected: addedBetween(document, after), message };
}

export function duplicate(state: DesignState, ids: readonly NodeId[], context: CommandContext): Outcome {
  const { tree } = state.document;
  const top = outermost(tree, ids);
  const last = top.at(-1);
  if (last === undefined) return refused(says.NOTHING_THERE);
  const place = placeOfNode(tree, last);
  const names = namesOf(state.document, top);
  const controls = top.map((id) => wholeOf(tree, id));
  return paste(state, controls, { into: place.into, at: place.at + 1 }, context, msg`Duplicated “${names}”`);
}
