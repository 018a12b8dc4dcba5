import { isList, isObject, textOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignProblem, JsonObject, Path } from '@milepost/openapi/domains/design';
import type { ListName } from '../core/types.ts';

/** List of a design: that of the desktop, or that of the app. */
export type ListOwner = 'list' | 'appList';

/** An item of a list of a designed list: a column, a filter, a button. */
export interface ListItem {
  /** Same as long as the item is what it is, wherever it stands. */
  readonly id: string;
  /** Place from 0. */
  readonly at: number;
  readonly label: string;
  readonly own: JsonObject;
}

/** An item that is open beside the list; opened by keys, its sheet has the keyboard. */
export interface OpenItem {
  readonly list: ListName;
  readonly id: string;
  readonly by: 'keys' | 'pointer';
}

const NOTHING: JsonObject = {};

/** Name a field or a button has within its list. */
export const nameOf = (own: JsonObject): string =>
  textOf(own['prop']) || textOf(own['value']) || textOf(own['field']) || textOf(own['__vModel__']);

/** Items of one of the lists of a designed list, in their order. What is no object is an item without a name. */
export function itemsOf(list: JsonObject | null, name: ListName): readonly ListItem[] {
  const all = list?.[name];
  const times = new Map<string, number>();
  return (isList(all) ? all : []).map((item, at) => {
    const own = isObject(item) ? item : NOTHING;
    const key = nameOf(own);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return { id: time === 1 ? key : `${key} ${time}`, at, own, label: textOf(own['label']) || textOf(own['fieldName']) || key };
  });
}

const ITEM_LISTS: ReadonlySet<unknown> = new Set<ListName>(['columnList', 'searchList', 'btnsList', 'columnBtnsList', 'customBtnsList']);
/** True for the member of a list that holds items. */
export const isListName = (name: unknown): name is ListName => ITEM_LISTS.has(name);

/** Item a place of a list is in; null for a place of the list as a whole. */
export function itemAt(list: JsonObject | null, [name, at]: Path): OpenItem | null {
  if (typeof at !== 'number' || !isListName(name)) return null;
  const item = itemsOf(list, name)[at];
  return item ? { list: name, id: item.id, by: 'keys' } : null;
}

/** The design of a list; null where there is none. */
export const listIn = (document: DesignDocument, owner: ListOwner): JsonObject | null => document[owner];

/** Problems of one item of a list, or of the list itself by a member. */
export const problemsAt = (
  problems: readonly DesignProblem[],
  owner: ListOwner,
  ...[name, at]: readonly (string | number)[]
): readonly DesignProblem[] =>
  problems.filter((problem) => problem.owner === owner && problem.path[0] === name && (at === undefined || problem.path[1] === at));
