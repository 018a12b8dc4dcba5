import { calculatedValues } from '../../../../src/rules/records/index.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { isMembers, isStored, listIn, membersOf, textOf, type Design, type Field } from './design.ts';
import { createNames, type Names } from './names.ts';
import { shownRow } from './show.ts';

type Values = Readonly<Record<string, unknown>>;

const ATTRIBUTES: ReadonlySet<string> = new Set(['relationFormAttr', 'popupAttr']);
const isAttribute = ({ kind }: Field): boolean => ATTRIBUTES.has(kind);
/** Field an attribute follows. */
const followedBy = ({ control }: Field): string => textOf(control['relationField']).split('_jnpfTable_')[0] ?? '';
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The values with those of attributes; one whose record cannot be looked up, or is the same as before, stays as it was. */
function withAttributes(fields: readonly Field[], values: Values, before: Values | null, names: () => Names): Values {
  const attributes = fields.filter(isAttribute);
  if (attributes.length === 0) return values;
  const own = new Set(attributes.map(({ key }) => key));
  const texts = shownRow(
    fields.filter((field) => field.kind !== 'table'),
    without(values, own),
    names(),
  );
  const found = attributes.map((field): [string, unknown] => {
    const follows = followedBy(field);
    const isKept = before !== null && isSame(values[follows], before[follows]);
    const text = texts[`${follows}_${textOf(field.control['showField'])}`];
    const isUnknown = text === '' && textOf(values[follows]) !== '';
    return [field.key, isKept ? before[field.key] : isUnknown ? values[field.key] : text];
  });
  return { ...values, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}

const without = (values: Values, keys: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));

/** Values without those that are only shown. */
function keptOf(fields: readonly Field[], values: Values, had: Values): Record<string, unknown> {
  const isShownOnly = (field: Field): boolean => (isAttribute(field) || field.kind === 'calculate') && !isStored(field);
  const gone = new Set(fields.filter((field) => isShownOnly(field) && !Object.hasOwn(had, field.key)).map(({ key }) => key));
  return gone.size === 0 ? { ...values } : { ...without(values, gone) };
}

/**
 * Values of a record with what is made of others: attributes of records it names, and results of formulas, worked out as the form works
 * them out, whatever was sent.
 * @param before record as it is stored, for one that is changed
 * @reading R-694
 */
export function workedOut(
  world: World,
  { fields }: Pick<Design, 'fields'>,
  values: Values,
  before: Values | null,
  caller: Caller | null,
): Record<string, unknown> {
  let known: Names | null = null;
  const names = (): Names => (known ??= createNames(world, caller));
  const tables = fields.filter(({ kind }) => kind === 'table');
  const all: Record<string, unknown> = { ...withAttributes(fields, values, before, names) };
  for (const { key, children } of tables) {
    if (!Array.isArray(values[key]) || !children.some(isAttribute)) continue;
    const rows = listIn(before?.[key]).map(membersOf);
    all[key] = listIn(values[key]).map((row) =>
      isMembers(row) ? withAttributes(children, row, likeRow(children, row, rows), names) : row,
    );
  }
  for (const [key, value] of calculatedValues(fields, all)) all[key] = value;
  for (const { key, children } of tables)
    if (Array.isArray(all[key]))
      all[key] = listIn(all[key]).map((row, at) => (isMembers(row) ? keptOf(children, row, membersOf(listIn(values[key])[at])) : row));
  return keptOf(fields, all, values);
}

/** Row of before that names the same records, for its attributes. */
const likeRow = (children: readonly Field[], row: Values, rows: readonly Values[]): Values | null => {
  const followed = children.filter(isAttribute).map(followedBy);
  return rows.find((one) => followed.every((key) => isSame(one[key], row[key]))) ?? null;
};
