import { kindNameOf, keyOf } from './document.ts';
import type { DesignDocument, DesignTree } from './document.ts';
import { isList, isObject, memberOf, textOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { kindOfName } from './kinds.ts';
import { rememberedLately } from './remembered.ts';
import { allNodes } from './tree.ts';

/** Member of a form for fields that were taken out while records hold values of theirs: their keys are never given again. */
export const RETIRED = 'milepostRetired';
/** Member of a form for the rules it declares. @reading R-966 */
export const RULES = 'milepostRules';

/** A field that was taken out: its settings stay, so that it can come back. */
export interface RetiredField {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  /** The control as it was. */
  readonly own: Json;
  readonly atMs: number;
}

/** Fields of a form that were taken out. */
export const retiredOf = (form: JsonObject | null): readonly RetiredField[] => {
  const all = memberOf(form ?? undefined, RETIRED);
  if (!isList(all)) return [];
  return all.filter(isObject).flatMap((one): readonly RetiredField[] => {
    const key = textOf(one['key']);
    if (key === '') return [];
    const { own = null, atMs } = one;
    return [{ key, kind: textOf(one['kind']), label: textOf(one['label']) || key, own, atMs: typeof atMs === 'number' ? atMs : 0 }];
  });
};

const FIELD_KEY = /^[A-Za-z][A-Za-z0-9_]*$/;
const MOST_KEY_CHARS = 50;
/** Members records have beside their fields, and companions the server makes of fields. @source designer §10 */
const RESERVED = /^(?:id|flow(?:Id|TaskId|State)|(?:creator|lastModify)(?:Time|UserId?)|constructor|prototype|f_.*|.*_(?:id|name|pid))$/i;

/** Fault of a key somebody gives: nothing, no name, too long, or a name that means something else. */
export type KeyFault = 'empty' | 'noName' | 'tooLong' | 'reserved';

export function keyFault(key: string): KeyFault | null {
  if (key === '') return 'empty';
  if (key.length > MOST_KEY_CHARS) return 'tooLong';
  if (!FIELD_KEY.test(key)) return 'noName';
  return RESERVED.test(key) ? 'reserved' : null;
}

/** Members rows have beside the values of their fields. @source wire-facts §17 */
const OF_ROWS = /^(?:id|children|flow(?:Id|TaskId|State|State_name)|(?:creator|lastModify)(?:Time|UserId?)|constructor|prototype)$/i;
const COMPANION = /^(.+)_(?:id|name|pid)$/i;

/** A field of a form: a column of a sub-table has the key of the table before its own. */
export interface DesignField {
  readonly nodeId: string;
  readonly key: string;
  /** Key of its sub-table; null outside of one. */
  readonly table: string | null;
  readonly kind: string;
}

/** Name lists, rights and imports have for a field. @source forms §6 */
export const fieldName = ({ key, table }: Pick<DesignField, 'key' | 'table'>): string => (table === null ? key : `${table}-${key}`);

/**
 * True for a field under whose key rows have something else: a member of every row, or the companion of another field. Keys that are
 * only unwise, as columns of a table may be called, are none.
 * @param names those of all fields, in small letters
 */
export function isTakenByRows(field: Pick<DesignField, 'key' | 'table'>, names: ReadonlySet<string>): boolean {
  const of = COMPANION.exec(fieldName(field))?.[1];
  return OF_ROWS.test(field.key) || (of !== undefined && names.has(of.toLowerCase()));
}

/** Every field of a form in reading order, sub-tables and their columns too. */
export const fieldsOf = ({ tree }: Pick<DesignDocument, 'tree'>): readonly DesignField[] => fieldsIn(tree);

const fieldsIn = rememberedLately((tree: DesignTree): readonly DesignField[] => {
  const tables = new Map<string, string>();
  return allNodes(tree).flatMap((node): readonly DesignField[] => {
    const kind = kindNameOf(node);
    const above = node.home === null ? undefined : tables.get(node.home);
    const key = keyOf(node);
    if (kind === 'table') tables.set(node.id, key);
    else if (above !== undefined && node.children) tables.set(node.id, above);
    return key === '' ? [] : [{ nodeId: node.id, key, table: above ?? null, kind }];
  });
});

/** Numbers at the ends of keys that were ever given. */
const NUMBER = /(\d{1,15})$/;
const numberIn = (key: string): number => Number(NUMBER.exec(key)?.[1] ?? 0);
const FIRST_NUMBER = 100;

/** Number the next key has: after every one of the form, those taken out and those of other versions; it never falls. */
export function nextKeyNumber(document: Pick<DesignDocument, 'tree' | 'form'>, others: Iterable<string> = []): number {
  const idGlobal = Number(textOf(memberOf(document.form ?? undefined, 'idGlobal')));
  let most = Math.max(FIRST_NUMBER, Number.isSafeInteger(idGlobal) ? idGlobal : 0);
  const keys = [...fieldsOf(document).map(({ key }) => key), ...retiredOf(document.form).map(({ key }) => key), ...others];
  for (const key of keys) if (/Field\d+$/.test(key)) most = Math.max(most, numberIn(key));
  return most + 1;
}

/** Key of a new control. A sub-table is `tableField101`, a single line of text `comInputField102`. @source designer §10 */
export const newKey = (kindName: string, number: number): string =>
  `${kindOfName(kindName) === undefined ? 'custom' : kindName}Field${number}`;
