import { kindNameOf, labelOf } from './document.ts';
import type { DesignDocument, DesignNode } from './document.ts';
import { isList, isObject, isSame, withValueAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { fieldName, fieldsOf } from './keys.ts';
import { itemName, newColumn, newFilter } from './make-list.ts';

/** Lists that repeat controls. */
const COPYING = ['columnList', 'searchList', 'defaultColumnList', 'columnOptions'] as const;
/** Members of a column or filter that are its own, whatever its control has under these names. */
const OWN: ReadonlySet<string> = new Set([
  'prop',
  '__vModel__',
  'id',
  'label',
  'fullName',
  'jnpfKey',
  'fixed',
  'align',
  'width',
  'sortable',
  'checked',
  'value',
  'searchType',
  'searchMultiple',
]);

/** A control by the name lists have for its field, before and after a change. */
interface ChangedControl {
  readonly before: DesignNode;
  readonly after: DesignNode;
}
type Tree = Pick<DesignDocument, 'tree'>;

function changedControls(before: Tree, after: Tree): ReadonlyMap<string, ChangedControl> {
  const found = new Map<string, ChangedControl>();
  if (before.tree === after.tree) return found;
  const had = new Map(fieldsOf(before).map((field) => [fieldName(field), before.tree.nodes.get(field.nodeId)]));
  for (const field of fieldsOf(after)) {
    const name = fieldName(field);
    const [was, now] = [had.get(name), after.tree.nodes.get(field.nodeId)];
    if (was && now && !isSame(was.own, now.own)) found.set(name, { before: was, after: now });
  }
  return found;
}

/** A copy of a value after a change of that value: what differed from it already stays as it is. */
function followed(copy: Json | undefined, was: Json | undefined, now: Json | undefined): Json | undefined {
  if (isSame(was, now)) return copy;
  if (isSame(copy, was)) return now;
  if (!isObject(copy) || !isObject(was) || !isObject(now)) return copy;
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  return [...names].reduce<Json | undefined>((next, name) => withValueAt(next, [name], followed(copy[name], was[name], now[name])), copy);
}

/** A column, a filter or what a list offers as one, after a change of its control. */
function followedItem(item: JsonObject, { before, after }: ChangedControl): JsonObject {
  const [was, now] = [before.own, after.own];
  if (!isObject(was) || !isObject(now)) return item;
  let next = item;
  const follow = (name: string, old: Json | undefined, fresh: Json | undefined) => {
    if (Object.hasOwn(next, name)) next = withValueAt(next, [name], followed(next[name], old, fresh)) as JsonObject;
  };
  for (const name of ['label', 'fullName']) follow(name, labelOf(before), labelOf(after));
  // What somebody wrote by hand repeats no more than a label.
  if (!isObject(item['__config__'])) return next;
  for (const name of new Set([...Object.keys(was), ...Object.keys(now)]))
    if (!OWN.has(name)) next = withValueAt(next, [name], followed(next[name], was[name], now[name])) as JsonObject;
  if (kindNameOf(before) === kindNameOf(after)) return next;
  follow('jnpfKey', kindNameOf(before), kindNameOf(after));
  follow('align', newColumn(before)['align'], newColumn(after)['align']);
  follow('searchType', newFilter(before)['searchType'], newFilter(after)['searchType']);
  return next;
}

/**
 * A list after changes of the form it repeats the controls of: copies follow their controls member by member, a label that was that of
 * its control follows it too. What somebody has set for a column itself stays, what already differed from its control also. The same
 * list where nothing follows.
 * @reading R-840
 */
export function withCopiesFollowing(list: JsonObject | null, before: Tree, after: Tree): JsonObject | null {
  if (!list) return list;
  const changed = changedControls(before, after);
  if (changed.size === 0) return list;
  let next = list;
  for (const name of COPYING) {
    const items = list[name];
    if (!isList(items)) continue;
    const fresh = items.map((item) => {
      const control = changed.get(itemName(item));
      return control && isObject(item) ? followedItem(item, control) : item;
    });
    next = withValueAt(next, [name], fresh) as JsonObject;
  }
  return next;
}

/** Both lists of a design after changes of its form from that of `before`. */
export function withListsFollowing(before: DesignDocument, after: DesignDocument): DesignDocument {
  const list = withCopiesFollowing(after.list, before, after);
  const appList = withCopiesFollowing(after.appList, before, after);
  return list === after.list && appList === after.appList ? after : { ...after, list, appList };
}
