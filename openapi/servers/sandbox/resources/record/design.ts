import { dialectOf, STORED, type Dialect } from '@milepost/kit/forms/values';
import { isOn } from '../../../../src/rules/index.ts';
import { freedFields, type RecordField } from '../../../../src/rules/records/index.ts';
import type { Released } from '../model/tables.ts';

type Members = Readonly<Record<string, unknown>>;

/** A control of a form that has a value; those of a sub-table stand in `children`. */
export type Field = RecordField;

/** A design as the server reads it. */
export interface Design {
  readonly fields: readonly Field[];
  /** Also those of sub-tables, as `table-child`. */
  readonly byKey: ReadonlyMap<string, Field>;
  /** Fields whose values are kept: those of the form with those it has retired, columns of sub-tables too. @reading R-163 */
  readonly kept: readonly Field[];
  /** Fields that rules of the form may hide or free. */
  readonly freed: ReadonlySet<string>;
  /** Members of the list; none where there is only a form. */
  readonly list: Members;
}

/** Kept by the server beside the values, or made from others. */
const NOT_KEPT: ReadonlySet<string> = new Set(['createUser', 'createTime', 'modifyUser', 'modifyTime']);
const DERIVED: ReadonlySet<string> = new Set(['relationFormAttr', 'popupAttr', 'calculate']);
/** True for a field whose value is kept in the record. */
export const isStored = ({ isStored: own }: Field): boolean => own !== false;

/** The same of a control: what is made of others is saved where its design says so, in its dialect. @reading R-766 */
function isKept(kind: string, config: Members, control: Members, dialect: Dialect): boolean {
  if (NOT_KEPT.has(kind)) return false;
  return !DERIVED.has(kind) || textOf(control['isStorage'] ?? config['isStorage']) === STORED[dialect];
}

/** Names of 3.6 for kinds of 3.4. @source forms §7 */
const OLD_NAMES: Readonly<Record<string, string>> = {
  input: 'comInput',
  inputNumber: 'numInput',
  datePicker: 'date',
  timePicker: 'time',
  uploadFile: 'uploadFz',
  organizeSelect: 'comSelect',
  areaSelect: 'address',
};
/** The deepest design that is read. @source forms §7 */
const MAX_DEPTH = 64;
const MAX_KNOWN = 60;

export const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
export const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Members of a text of JSON; none where it is no object. */
export function parsed(text: string | null): Members {
  if (text === null || text === '') return {};
  try {
    return membersOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const known = new Map<string, Design>();

/** Reads a released design; each once. */
export function readDesign({ formData, columnData }: Pick<Released, 'formData' | 'columnData'>): Design {
  const text = `${formData ?? ''}\n${columnData ?? ''}`;
  const before = known.get(text);
  if (before) return before;
  const form = parsed(formData);
  const dialect = dialectOf(listIn(form['fields']));
  const fields = fieldsIn(form['fields'], dialect);
  const byKey = new Map<string, Field>();
  for (const field of fields) {
    if (!byKey.has(field.key)) byKey.set(field.key, field);
    for (const child of field.children) byKey.set(`${field.key}-${child.key}`, child);
  }
  const design = {
    fields,
    byKey,
    kept: keptFields(fields, form['milepostRetired'], dialect),
    freed: freedFields(form),
    list: parsed(columnData),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, design);
  return design;
}

/** Fields with those that were retired since people may have opened the form; a key that is in use again is no retired one. */
function keptFields(fields: readonly Field[], retired: unknown, dialect: Dialect): readonly Field[] {
  const ones = listIn(retired)
    .map(membersOf)
    .map(({ key, kind, label, own }) => {
      const path = textOf(key);
      const control = membersOf(own);
      const config = { jnpfKey: kind, label, ...membersOf(control['__config__']) };
      return { key: path, field: fieldsIn([{ __vModel__: path.split('-').at(-1), ...control, __config__: config }], dialect)[0] };
    });
  const of = (table: string, taken: readonly Field[]): readonly Field[] =>
    ones.flatMap(({ key, field }) => {
      const name = key.startsWith(table) ? key.slice(table.length) : '';
      const isOwn = field !== undefined && field.key === name && taken.every((one) => one.key !== name);
      return isOwn ? [field] : [];
    });
  if (ones.length === 0) return fields;
  const kept = fields.map((field) =>
    field.kind === 'table' ? { ...field, children: [...field.children, ...of(`${field.key}-`, field.children)] } : field,
  );
  return [...kept, ...of('', fields)];
}

/** Parts of a layout that is hidden are hidden with it. @source forms §5 */
const isHidden = ({ noShow, visibility }: Members): boolean => isOn(noShow) || (Array.isArray(visibility) && !visibility.includes('pc'));

function fieldsIn(controls: unknown, dialect: Dialect, depth = 0, isWithinHidden = false): Field[] {
  if (depth > MAX_DEPTH) return [];
  return listIn(controls).flatMap((each): Field[] => {
    if (!isMembers(each)) return [];
    const config = membersOf(each['__config__']);
    const kind = textOf(config['jnpfKey']);
    const key = textOf(each['__vModel__']);
    const below = fieldsIn(config['children'], dialect, depth + 1, isWithinHidden || isHidden(config));
    if (key === '') return below;
    const own = {
      key,
      kind: OLD_NAMES[kind] ?? kind,
      label: textOf(config['label']) || key,
      config,
      control: each,
      isWithinHidden,
      isStored: isKept(kind, config, each, dialect),
    };
    return kind === 'table' ? [{ ...own, children: below }] : [{ ...own, children: [] }, ...below];
  });
}
