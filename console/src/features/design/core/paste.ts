import {
  isList,
  isObject,
  kindOfName,
  memberOf,
  newKey,
  nextKeyNumber,
  textOf,
  withMember,
  withValueAt,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, JsonObject } from '@milepost/openapi/domains/design';

/** Controls with keys and numbers of their own, what they name of each other mapped to the new keys. */
export interface Pasted {
  readonly controls: readonly Json[];
  /** Number of the newest of them. */
  readonly number: number;
}

/** Texts that name a field in more than one way: `a`, `rows.a`, `rows-a`, `SUM(rows-a)`, `a_jnpfTable_road1`. */
const NAMES = /[A-Za-z_]\w*/g;
const TABLE_MARK = '_jnpfTable_';

function mapped(text: string, keys: ReadonlyMap<string, string>): string {
  const [name = '', ...rest] = text.split(TABLE_MARK);
  if (rest.length > 0) return [keys.get(name) ?? name, ...rest].join(TABLE_MARK);
  return text.replaceAll(NAMES, (one) => keys.get(one) ?? one);
}

/** Members whose texts name fields. */
const NAMING: ReadonlySet<string> = new Set([
  'relationField',
  'startRelationField',
  'endRelationField',
  'expression',
  'summaryField',
  'thousandsField',
]);

/** A value with the fields it names mapped, where a member of it names fields. */
function withNames(value: Json, keys: ReadonlyMap<string, string>, isNaming = false): Json {
  if (typeof value === 'string') return isNaming ? mapped(value, keys) : value;
  if (isList(value)) return value.map((item) => withNames(item, keys, isNaming));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, member === undefined ? member : withNames(member, keys, NAMING.has(name))]),
  );
}

/**
 * Controls of a clipboard, or of this form, as new ones of this form: new keys and numbers; what they name of each other follows,
 * what they name of elsewhere stays, and is a problem where this form has no such field.
 * @param table key of the sub-table they are put into
 */
export function pasted(
  document: DesignDocument,
  controls: readonly Json[],
  table: string | undefined,
  reserved: ReadonlySet<string>,
): Pasted {
  let number = nextKeyNumber(document, reserved) - 1;
  const keys = new Map<string, string>();
  const renewed = (control: Json, home: string | undefined): Json => {
    if (!isObject(control)) return control;
    number += 1;
    const config = control['__config__'];
    const name = textOf(memberOf(config, 'jnpfKey'));
    const key = textOf(control['__vModel__']);
    const next = key === '' ? '' : newKey(kindOfName(name) ?? name, number);
    if (key !== '') keys.set(key, next);
    const within = name === 'table' ? next : home;
    const children = memberOf(config, 'children');
    let anew: JsonObject = key === '' ? control : withMember(control, '__vModel__', next);
    if (isObject(config)) {
      anew = withValueAt(anew, ['__config__', 'formId'], number) as JsonObject;
      if (name === 'table') anew = withValueAt(anew, ['__config__', 'tableName'], next) as JsonObject;
      const settings =
        home === undefined
          ? { isSubTable: undefined, parentVModel: undefined, relationTable: undefined }
          : { isSubTable: true, parentVModel: home, relationTable: home };
      if (key !== '' && (home !== undefined || memberOf(config, 'isSubTable') !== undefined))
        for (const [setting, value] of Object.entries(settings)) anew = withValueAt(anew, ['__config__', setting], value) as JsonObject;
    }
    return isList(children)
      ? (withValueAt(
          anew,
          ['__config__', 'children'],
          children.map((child) => renewed(child, within)),
        ) as Json)
      : anew;
  };
  const fresh = controls.map((control) => renewed(control, table));
  return { controls: fresh.map((control) => withNames(control, keys)), number: Math.max(number, 0) };
}
