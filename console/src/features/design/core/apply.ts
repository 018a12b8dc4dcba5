import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  RETIRED,
  canHold,
  childrenOf,
  fieldName,
  fieldsOf,
  hasKey,
  isItem,
  isList,
  itemOf,
  keyFault,
  keyOf,
  kindNameOf,
  kindOfName,
  labelOf,
  listMadeFrom,
  memberOf,
  moved,
  newControl,
  newItem,
  newKey,
  nextKeyNumber,
  nodesOf,
  outermost,
  placeOfNode,
  placeRefusal,
  refusalOf,
  retiredOf,
  roleOf,
  textOf,
  turnEffect,
  turned,
  withKey,
  withMember,
  withNode,
  withNodes,
  withValueAt,
  withinNode,
  withoutFieldsInLists,
  withoutNodes,
} from '@milepost/openapi/domains/design';
import type {
  DesignDocument,
  DesignNode,
  DesignTree,
  Json,
  JsonObject,
  KindName,
  NodeId,
  InsertionPoint,
} from '@milepost/openapi/domains/design';
import { pasted } from './paste.ts';
import * as says from './refusals.ts';
import type { Command, CommandContext, DesignState, LayoutKind, ListChange, Outcome, WantedField } from './types.ts';

/** Controls a form has at most. */
const MOST_CONTROLS = 2_000;

const refused = (message: MessageDescriptor): Outcome => ({ refused: message });
const named = (node: DesignNode | undefined): string => (node ? labelOf(node) || kindNameOf(node) : '');
const nodeIn = (document: DesignDocument, id: NodeId | undefined): DesignNode | undefined =>
  id === undefined ? undefined : document.tree.nodes.get(id);
const namesOf = (document: DesignDocument, ids: readonly NodeId[]): string => ids.map((id) => named(nodeIn(document, id))).join('、');

/** Insertion point as near to the one that was asked for as there is. */
const within = (tree: DesignTree, { into, at }: InsertionPoint): InsertionPoint => ({
  into,
  at: Math.max(0, Math.min(at, childrenOf(tree, into).length)),
});

/** The form with the number of its newest control noted: it never falls, so that no key is given twice. */
const numbered = (document: DesignDocument, number: number): DesignDocument => {
  const had = memberOf(document.form ?? undefined, 'idGlobal');
  return typeof had === 'number' && had >= number
    ? document
    : { ...document, form: withMember(document.form ?? { fields: [] }, 'idGlobal', number) };
};

const tableAt = (document: DesignDocument, into: NodeId | null): string | undefined => {
  const home = nodeIn(document, into ?? undefined);
  return home && kindNameOf(home) === 'table' ? keyOf(home) : undefined;
};

/** Controls put in at a place, unless they may not stand there. */
function put(
  document: DesignDocument,
  controls: readonly Json[],
  at: InsertionPoint,
  newId: () => NodeId,
): DesignDocument | MessageDescriptor {
  const added = nodesOf(controls, newId);
  if (document.tree.nodes.size + added.nodes.size > MOST_CONTROLS) return says.TOO_MANY;
  const refusal = refusalOf(document.tree, added, at.into);
  if (refusal) return says.PLACE_REFUSALS[refusal];
  return { ...document, tree: withNodes(document.tree, added, within(document.tree, at)) };
}
const isDocument = (value: DesignDocument | MessageDescriptor): value is DesignDocument => 'tree' in value;

const addedBetween = (before: DesignDocument, after: DesignDocument): readonly NodeId[] =>
  outermost(
    after.tree,
    [...after.tree.nodes.keys()].filter((id) => !before.tree.nodes.has(id)),
  );

/** Controls of wanted fields with keys and numbers of their own. */
function controlsFor(document: DesignDocument, fields: readonly WantedField[], into: NodeId | null, reserved: ReadonlySet<string>) {
  let number = nextKeyNumber(document, reserved) - 1;
  const table = tableAt(document, into);
  const controls = fields.map(({ kind, label, isRequired = false, options, settings = [] }) => {
    number += 1;
    const control = newControl({
      kind,
      key: newKey(kind, number),
      label,
      number,
      dialect: document.dialect,
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

function add(state: DesignState, fields: readonly WantedField[], at: InsertionPoint, context: CommandContext): Outcome {
  const { document } = state;
  if (fields.length === 0) return refused(says.NOTHING_TO_PASTE);
  const { controls, number } = controlsFor(document, fields, at.into, context.reservedKeys);
  const placed = put(document, controls, at, context.newId);
  if (!isDocument(placed)) return refused(placed);
  const after = numbered(placed, number);
  const label = fields[0]?.label ?? '';
  const count = fields.length;
  return {
    document: after,
    selected: addedBetween(document, placed),
    message: count === 1 ? msg`Added “${label}”` : msg`${plural(count, { one: 'Added # field', other: 'Added # fields' })}`,
  };
}

function move(state: DesignState, ids: readonly NodeId[], at: InsertionPoint): Outcome {
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
function holderIn(tree: DesignTree, id: NodeId): NodeId | undefined {
  const node = tree.nodes.get(id);
  if (!node?.children) return undefined;
  if (itemOf(roleOf(tree, node)) === undefined) return canHold(roleOf(tree, node)) ? id : undefined;
  const last = node.children.at(-1);
  return last === undefined ? undefined : holderIn(tree, last);
}

function step(state: DesignState, ids: readonly NodeId[], way: 'before' | 'after' | 'in' | 'out'): Outcome {
  const top = outermost(state.document.tree, ids);
  const place = stepPlace(state.document.tree, top, way);
  return 'into' in place ? move(state, top, place) : refused(place);
}

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
/** A control with what stands in it, as it is written. */
function wholeOf(tree: DesignTree, id: NodeId): Json {
  const node = tree.nodes.get(id);
  if (!node) return null;
  if (!node.children || node.children.length === 0) return node.own;
  return withValueAt(
    node.own,
    ['__config__', 'children'],
    node.children.map((child) => wholeOf(tree, child)),
  ) as Json;
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

function remove(state: DesignState, ids: readonly NodeId[], uses: 'follow' | 'keep', context: CommandContext): Outcome {
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

function restore(state: DesignState, key: string, context: CommandContext): Outcome {
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
    document: { ...back, form: withMember(back.form ?? {}, RETIRED, left.length > 0 ? left : undefined) },
    selected: addedBetween(document, back),
    message: msg`Restored “${label}”`,
  };
}

function set(state: DesignState, { target, path, value }: Extract<Command, { do: 'set' }>): Outcome {
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
  const message = target === 'form' ? msg`Changed the form` : msg`Changed the list`;
  return { document: next === document[target] ? document : { ...document, [target]: next }, selected: state.selected, message, mergeKey };
}

function setMany(state: DesignState, { ids, path, value }: Extract<Command, { do: 'setMany' }>): Outcome {
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

function turn(state: DesignState, id: NodeId, into: KindName, context: CommandContext): Outcome {
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
  const tree = withNode(document.tree, id, turned(node, into, document.dialect));
  return { document: { ...document, tree }, selected: [id], message: msg`Changed the kind of “${label}”` };
}

function key(state: DesignState, id: NodeId, next: string, { releasedKeys, reservedKeys }: CommandContext): Outcome {
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

function wrap(state: DesignState, ids: readonly NodeId[], layout: LayoutKind, label: string, context: CommandContext): Outcome {
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

function unwrap(state: DesignState, id: NodeId): Outcome {
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

function paste(
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
  return { document: numbered(after, anew.number), selected: addedBetween(document, after), message };
}

function duplicate(state: DesignState, ids: readonly NodeId[], context: CommandContext): Outcome {
  const { tree } = state.document;
  const top = outermost(tree, ids);
  const last = top.at(-1);
  if (last === undefined) return refused(says.NOTHING_THERE);
  const place = placeOfNode(tree, last);
  const names = namesOf(state.document, top);
  const controls = top.map((id) => wholeOf(tree, id));
  return paste(state, controls, { into: place.into, at: place.at + 1 }, context, msg`Duplicated “${names}”`);
}

/** Name of an item of a list: its label, else what it is about. */
const nameOfItem = (item: Json | undefined): string =>
  ['label', 'prop', 'fieldName', 'value'].map((name) => textOf(memberOf(item, name))).find((name) => name !== '') ?? '';

function changeList(state: DesignState, owner: 'list' | 'appList', change: ListChange): Outcome {
  const { document, selected } = state;
  const answer = (list: JsonObject | null, message: MessageDescriptor): Outcome => ({
    document: { ...document, [owner]: list },
    selected,
    message,
  });
  if (change.change === 'make') return answer(listMadeFrom(document), msg`Made the list from the form`);
  const list = document[owner] ?? {};
  const had = memberOf(list, change.list);
  const items = isList(had) ? had : [];
  const nameAt = (at: number): string => nameOfItem(items[at]);
  const placed = (next: readonly Json[]) => withMember(list, change.list, next);
  switch (change.change) {
    case 'add': {
      const label = nameOfItem(change.item);
      return answer(placed([...items.slice(0, change.at), change.item, ...items.slice(change.at)]), msg`Added “${label}” to the list`);
    }
    case 'remove': {
      if (items[change.at] === undefined) return refused(says.NO_SUCH_ITEM);
      const label = nameAt(change.at);
      return answer(placed(items.filter((_, at) => at !== change.at)), msg`Took “${label}” out of the list`);
    }
    case 'move': {
      const item = items[change.from];
      if (item === undefined || change.to < 0 || change.to >= items.length) return refused(says.NO_SUCH_ITEM);
      const left = items.filter((_, at) => at !== change.from);
      const label = nameAt(change.from);
      return answer(placed([...left.slice(0, change.to), item, ...left.slice(change.to)]), msg`Moved “${label}” in the list`);
    }
  }
}

/** Outcome of an edit. Pure: a refused one gives its reason and changes nothing. */
export function applied(state: DesignState, command: Command, given: CommandContext): Outcome {
  // A key of this session is not given again, also where its field was taken back.
  const context = { ...given, reservedKeys: new Set([...given.reservedKeys, `Field${state.lastNumber}`]) };
  switch (command.do) {
    case 'add':
      return add(state, [{ kind: command.kind, label: command.label }], command.at, context);
    case 'addMany':
      return add(state, command.fields, command.at, context);
    case 'move':
      return move(state, command.ids, command.at);
    case 'step':
      return step(state, command.ids, command.way);
    case 'remove':
      return remove(state, command.ids, command.uses, context);
    case 'restore':
      return restore(state, command.key, context);
    case 'set':
      return set(state, command);
    case 'setMany':
      return setMany(state, command);
    case 'turn':
      return turn(state, command.id, command.into, context);
    case 'key':
      return key(state, command.id, command.key, context);
    case 'wrap':
      return wrap(state, command.ids, command.in, command.label, context);
    case 'unwrap':
      return unwrap(state, command.id);
    case 'duplicate':
      return duplicate(state, command.ids, context);
    case 'paste':
      return paste(state, command.clip.controls, command.at, context, msg`Pasted controls`);
    case 'list':
      return changeList(state, command.list, command.change);
    case 'replace':
      return { document: command.document, selected: [], message: command.message };
  }
}
