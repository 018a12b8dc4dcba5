import { conditionsIn } from './conditions.ts';
import { withCopiesFollowing } from './copies.ts';
import { kindNameOf, keyOf, labelOf } from './document.ts';
import type { DesignDocument, DesignNode, NodeId } from './document.ts';
import { identitiesOf } from './identity.ts';
import type { Identities, Identity } from './identity.ts';
import { isList, isObject, isSame, memberOf, textOf, valueAt, withValueAt } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';
import { RETIRED, RULES, fieldName, fieldsOf, retiredOf } from './keys.ts';
import { kindOfName } from './kinds.ts';
import { movedItems } from './sequence.ts';
import { SETTINGS } from './settings.ts';
import type { SettingName } from './settings.ts';
import { childrenOf } from './tree.ts';

/** Position of a control in words: the label of what holds it and of what it comes after; null at the top, and first. */
export interface ChangedPlace {
  readonly into: string | null;
  readonly after: string | null;
}
type Owner = 'field' | 'form' | 'column' | 'filter' | 'list';

/** One difference between two versions of a design. */
export type DesignChange =
  | { readonly change: 'fieldAdded'; readonly label: string; readonly kind: string; readonly key: string; readonly place: ChangedPlace }
  /** A column of a sub-table has the key of the table before its own. */
  | { readonly change: 'fieldRemoved'; readonly label: string; readonly kind: string; readonly key: string; readonly isRetired: boolean }
  | { readonly change: 'fieldMoved'; readonly label: string; readonly from: ChangedPlace; readonly to: ChangedPlace }
  | { readonly change: 'labelChanged'; readonly from: string; readonly to: string; readonly key: string }
  | { readonly change: 'keyChanged'; readonly label: string; readonly from: string; readonly to: string }
  | { readonly change: 'kindChanged'; readonly label: string; readonly key: string; readonly from: string; readonly to: string }
  | {
      readonly change: 'settingChanged';
      readonly of: Owner;
      readonly label: string;
      readonly setting: SettingName;
      readonly from: Json | undefined;
      readonly to: Json | undefined;
    }
  | { readonly change: 'settingsChanged'; readonly of: Owner; readonly label: string; readonly count: number }
  | { readonly change: 'listItemAdded' | 'listItemRemoved'; readonly item: ListItem; readonly label: string }
  | { readonly change: 'listItemMoved'; readonly item: ListItem; readonly label: string; readonly at: number }
  | { readonly change: 'ruleAdded' | 'ruleRemoved' | 'ruleChanged'; readonly rule: Json }
  | { readonly change: 'factChanged'; readonly fact: string; readonly from: Json; readonly to: Json }
  | { readonly change: 'listMade' | 'listDropped' | 'appListChanged' | 'flowChanged' | 'tablesChanged' };
export type ListItem = 'column' | 'filter' | 'button' | 'rowButton' | 'ownButton' | 'condition';

/** Members a design tool rewrites by itself: they say nothing about what somebody wanted. */
const MADE: readonly Path[] = [
  ['__config__', 'renderKey'],
  ['__config__', 'formId'],
  ['__config__', 'children'],
  ['__config__', 'jnpfKey'],
  ['__config__', 'tag'],
  ['__config__', 'tagIcon'],
  ['__config__', 'label'],
  ['__vModel__'],
];

const without = (value: JsonObject, paths: readonly Path[]): JsonObject =>
  paths.reduce<JsonObject>(
    (left, path) => (valueAt(left, path) === undefined ? left : (withValueAt(left, path, undefined) as JsonObject)),
    value,
  );

/** Members that differ, as deep as both have objects. */
function differing(one: Json | undefined, other: Json | undefined): number {
  if (isSame(one, other)) return 0;
  if (!isObject(one) || !isObject(other)) return 1;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].reduce((sum, name) => sum + differing(one[name], other[name]), 0);
}

/** Differences between two objects: known settings by name, the others counted. */
function settingChanges(
  of: Owner,
  label: string,
  names: keyof typeof SETTINGS,
  before: JsonObject,
  after: JsonObject,
  made: readonly Path[],
): readonly DesignChange[] {
  const known = Object.entries(SETTINGS[names]) as [SettingName, Path][];
  const found = known.flatMap(([setting, path]): readonly DesignChange[] => {
    const [from, to] = [valueAt(before, path), valueAt(after, path)];
    return isSame(from, to) ? [] : [{ change: 'settingChanged', of, label, setting, from, to }];
  });
  const unnamed = [...made, ...known.map(([, path]) => path)];
  const count = differing(without(before, unnamed), without(after, unnamed));
  return count === 0 ? found : [...found, { change: 'settingsChanged', of, label, count }];
}

interface Version {
  readonly document: DesignDocument;
  readonly identities: Identities;
}
const versionOf = (document: DesignDocument, earlier?: Version): Version => ({
  document,
  identities: identitiesOf(document, earlier?.identities),
});

const nameOf = (node: DesignNode | undefined): string | null => (node ? labelOf(node) || kindNameOf(node) : null);

function placeOf({ document: { tree } }: Version, node: DesignNode): ChangedPlace {
  const siblings = childrenOf(tree, node.home);
  const before = siblings[siblings.indexOf(node.id) - 1];
  const get = (id: NodeId | null | undefined) => (id === null || id === undefined ? undefined : tree.nodes.get(id));
  return { into: nameOf(get(node.home)), after: nameOf(get(before)) };
}

function nodeChanges(a: Version, b: Version): readonly DesignChange[] {
  const [before, after] = [a.identities, b.identities];
  const retired = new Set(retiredOf(b.document.form).map((field) => field.key));
  const names = new Map(fieldsOf(a.document).map((field) => [field.nodeId, fieldName(field)]));
  const removed: DesignChange[] = [];
  const changed: DesignChange[] = [];
  const added: DesignChange[] = [];
  for (const [identity, node] of before.byIdentity) {
    if (after.byIdentity.has(identity)) continue;
    const home = node.home === null ? undefined : before.of.get(node.home);
    // What went with what holds it is said once.
    if (home !== undefined && !after.byIdentity.has(home)) continue;
    const key = names.get(node.id) ?? '';
    removed.push({
      change: 'fieldRemoved',
      label: labelOf(node) || kindNameOf(node),
      kind: kindNameOf(node),
      key,
      isRetired: retired.has(key),
    });
  }
  const moved = new Set(movedIdentities(a, b));
  for (const [identity, node] of after.byIdentity) {
    const had = before.byIdentity.get(identity);
    if (!had) {
      const home = node.home === null ? undefined : after.of.get(node.home);
      if (home === undefined || before.byIdentity.has(home))
        added.push({
          change: 'fieldAdded',
          label: labelOf(node) || kindNameOf(node),
          kind: kindNameOf(node),
          key: keyOf(node),
          place: placeOf(b, node),
        });
      continue;
    }
    const label = labelOf(node) || kindNameOf(node);
    if (moved.has(identity)) changed.push({ change: 'fieldMoved', label, from: placeOf(a, had), to: placeOf(b, node) });
    if (had.own === node.own || isSame(had.own, node.own)) continue;
    const [oldLabel, newLabel] = [labelOf(had), labelOf(node)];
    if (oldLabel !== newLabel) changed.push({ change: 'labelChanged', from: oldLabel, to: newLabel, key: keyOf(node) });
    if (keyOf(had) !== keyOf(node)) changed.push({ change: 'keyChanged', label, from: keyOf(had), to: keyOf(node) });
    const [oldKind, newKind] = [kindNameOf(had), kindNameOf(node)];
    if ((kindOfName(oldKind) ?? oldKind) !== (kindOfName(newKind) ?? newKind))
      changed.push({ change: 'kindChanged', label, key: keyOf(node), from: oldKind, to: newKind });
    if (isObject(had.own) && isObject(node.own)) changed.push(...settingChanges('field', label, 'control', had.own, node.own, MADE));
  }
  return [...removed, ...changed, ...added];
}

/** Nodes that stand in something else, or elsewhere among those that stayed: as few as say it. */
function movedIdentities(a: Version, b: Version): readonly Identity[] {
  const orders = (version: Version) => {
    const all = new Map<Identity, Identity[]>();
    const walk = (into: NodeId | null, home: Identity): void => {
      const ids = childrenOf(version.document.tree, into);
      all.set(
        home,
        ids.flatMap((id) => version.identities.of.get(id) ?? []),
      );
      for (const id of ids) walk(id, version.identities.of.get(id) ?? '');
    };
    walk(null, '');
    return all;
  };
  const [before, after] = [orders(a), orders(b)];
  const homeBefore = new Map([...before].flatMap(([home, ids]) => ids.map((id) => [id, home] as const)));
  return [...after].flatMap(([home, ids]) => {
    const elsewhere = ids.filter((id) => homeBefore.has(id) && homeBefore.get(id) !== home);
    const stayed = ids.filter((id) => homeBefore.get(id) === home);
    return [...elsewhere, ...movedItems(before.get(home) ?? [], stayed)];
  });
}

const ITEMS: readonly { readonly item: ListItem; readonly name: string; readonly key: string }[] = [
  { item: 'column', name: 'columnList', key: 'prop' },
  { item: 'filter', name: 'searchList', key: 'prop' },
  { item: 'button', name: 'btnsList', key: 'value' },
  { item: 'rowButton', name: 'columnBtnsList', key: 'value' },
  { item: 'ownButton', name: 'customBtnsList', key: 'value' },
  { item: 'condition', name: 'ruleList', key: 'field' },
];
/** Copies lists keep of controls: what changes in them changed in the form. */
const COPIES: readonly Path[] = [...ITEMS.map(({ name }) => [name]), ['columnOptions'], ['defaultColumnList']];
/** Members of a column or filter that are its own, not those of the control it repeats. */
const OWN_OF_ITEM = [
  'prop',
  'label',
  'width',
  'align',
  'fixed',
  'sortable',
  'searchType',
  'searchMultiple',
  'value',
  'event',
  'func',
  'icon',
] as const;

const itemsOf = (list: JsonObject, name: string, key: string) => {
  const value = list[name];
  const items = name === 'ruleList' ? conditionsIn(list) : (isList(value) ? value : []).filter(isObject);
  const times = new Map<string, number>();
  return new Map(
    items.map((item, at) => {
      const id = textOf(item[key]) || `#${at}`;
      const time = (times.get(id) ?? 0) + 1;
      times.set(id, time);
      // A field may have two conditions.
      return [time === 1 ? id : `${id} ${time}`, item];
    }),
  );
};
const ownOf = (item: JsonObject): JsonObject =>
  Object.fromEntries(OWN_OF_ITEM.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));

/** Changes of a list. @param followed the one before, its copies as they follow the form of the one after: these are no change */
function listChanges(before: JsonObject | null, after: JsonObject | null, followed: JsonObject | null): readonly DesignChange[] {
  if (before === after || isSame(before, after)) return [];
  if (!before) return [{ change: 'listMade' }];
  if (!after) return [{ change: 'listDropped' }];
  const found: DesignChange[] = [];
  for (const { item, name, key } of ITEMS) {
    const [had, has] = [itemsOf(before, name, key), itemsOf(after, name, key)];
    const labelIn = (one: JsonObject | undefined, id: string) => textOf(one?.['label']) || textOf(one?.['fieldName']) || id;
    for (const [id, one] of had) if (!has.has(id)) found.push({ change: 'listItemRemoved', item, label: labelIn(one, id) });
    for (const [id, one] of has) if (!had.has(id)) found.push({ change: 'listItemAdded', item, label: labelIn(one, id) });
    const order = [...has.keys()];
    for (const id of movedItems([...had.keys()], order))
      found.push({ change: 'listItemMoved', item, label: labelIn(has.get(id), id), at: order.indexOf(id) + 1 });
    if (item !== 'column' && item !== 'filter') {
      for (const [id, one] of has) {
        const was = had.get(id);
        if (was && !isSame(was, one))
          found.push({ change: 'settingsChanged', of: 'list', label: labelIn(one, id), count: differing(was, one) });
      }
      continue;
    }
    const copies = itemsOf(followed ?? before, name, key);
    for (const [id, one] of has) {
      const [old, copy] = [had.get(id), copies.get(id)];
      const was = old && copy && differing(copy, one) < differing(old, one) ? copy : old;
      if (was) found.push(...settingChanges(item, labelIn(one, id), item, ownOf(was), ownOf(one), [['prop']]));
    }
  }
  return [...found, ...settingChanges('list', '', 'list', before, after, COPIES)];
}

function ruleChanges(before: JsonObject | null, after: JsonObject | null): readonly DesignChange[] {
  const rulesOf = (form: JsonObject | null): ReadonlyMap<string, Json> => {
    const rules = memberOf(form ?? undefined, RULES);
    return new Map((isList(rules) ? rules : []).map((rule) => [textOf(memberOf(rule, 'id')) || JSON.stringify(rule), rule]));
  };
  const [had, has] = [rulesOf(before), rulesOf(after)];
  const found: DesignChange[] = [];
  for (const [id, rule] of had) if (!has.has(id)) found.push({ change: 'ruleRemoved', rule });
  for (const [id, rule] of has) {
    const was = had.get(id);
    if (was === undefined) found.push({ change: 'ruleAdded', rule });
    else if (!isSame(was, rule)) found.push({ change: 'ruleChanged', rule });
  }
  return found;
}

const FACTS = ['fullName', 'enCode', 'category', 'webType', 'enableFlow', 'description', 'sortCode'] as const;
/** Members of a form that are counted by no setting: what its differences say elsewhere, and what is made. */
const FORM_MADE: readonly Path[] = [['fields'], ['idGlobal'], [RULES], [RETIRED]];

/**
 * The differences between two versions of a design: what takes something away first, then what people see, then the rest.
 * @source designer §13.3
 */
export function changesBetween(before: DesignDocument, after: DesignDocument): readonly DesignChange[] {
  if (before === after) return [];
  const facts = FACTS.flatMap((fact): readonly DesignChange[] => {
    const [from, to] = [before.facts[fact], after.facts[fact]];
    return from === to ? [] : [{ change: 'factChanged', fact, from, to }];
  });
  const had = versionOf(before);
  const nodes = before.tree === after.tree ? [] : nodeChanges(had, versionOf(after, had));
  const form = before.form === after.form ? [] : settingChanges('form', '', 'form', before.form ?? {}, after.form ?? {}, FORM_MADE);
  const other: DesignChange[] = [];
  const [list, appList] = [before.list, before.appList].map((one) => withCopiesFollowing(one, before, after));
  if (![before.appList, appList].some((one) => isSame(one, after.appList))) other.push({ change: 'appListChanged' });
  if (before.flow !== after.flow) other.push({ change: 'flowChanged' });
  if (!isSame(before.tables, after.tables)) other.push({ change: 'tablesChanged' });
  return [
    ...nodes,
    ...form,
    ...ruleChanges(before.form, after.form),
    ...listChanges(before.list, after.list, list ?? null),
    ...facts,
    ...other,
  ];
}
