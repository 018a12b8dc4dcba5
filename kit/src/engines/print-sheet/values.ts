/** Row of a sub-table, by column. */
export type PrintRow = Readonly<Record<string, unknown>>;
/** Values of a sheet: fields of the head by name, and the rows of each sub-table under its name. @source forms §3 */
export type PrintValues = Readonly<Record<string, unknown>>;

/** Place in a sheet: its values and, within a repeated row, the row. */
export interface Scope {
  readonly values: PrintValues;
  readonly row: { readonly table: string; readonly values: PrintRow } | null;
}

/** Value of a token; `missing` where neither the head nor a sub-table has the name. */
export type Found = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'missing' };

const MISSING: Found = { kind: 'missing' };
const BETWEEN = '、';
const HEAD = 'headTable';

const isRow = (value: unknown): value is PrintRow => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a sub-table of that name; null where there is none. */
export function rowsOf(values: PrintValues, table: string): readonly PrintRow[] | null {
  const list = Object.hasOwn(values, table) ? values[table] : undefined;
  return Array.isArray(list) && list.every(isRow) ? list : null;
}

/** The sub-tables of a sheet in their order. */
export const tablesOf = (values: PrintValues): (readonly [name: string, rows: readonly PrintRow[]])[] =>
  Object.keys(values).flatMap((name) => {
    const rows = rowsOf(values, name);
    return rows ? [[name, rows] as const] : [];
  });

const own = (values: PrintRow, name: string): Found => (Object.hasOwn(values, name) ? { kind: 'value', value: values[name] } : MISSING);

/** Column of all rows, for a token that stands in none of them: a sub-table of one row is a sum. */
function column(rows: readonly PrintRow[], name: string): Found {
  const held = rows.filter((row) => Object.hasOwn(row, name));
  if (held.length === 0) return MISSING;
  return { kind: 'value', value: held.length === 1 ? held[0]?.[name] : held.map((row) => textOf(row[name])).join(BETWEEN) };
}

/** A name with its table in front: `childrenDataTable0.day`. */
export function partsOf(name: string): { readonly table: string | null; readonly column: string } {
  const dot = name.indexOf('.');
  return dot === -1 ? { table: null, column: name } : { table: name.slice(0, dot), column: name.slice(dot + 1) };
}

/** True for a name of the head alone. */
export const isOfHead = (values: PrintValues, name: string): boolean => Object.hasOwn(values, name) && rowsOf(values, name) === null;

/** Value of a name at its place: that of the row, then of the head, then of the first sub-table that has it; own members alone. */
export function valueAt(name: string, { values, row }: Scope): Found {
  const { table, column: member } = partsOf(name);
  if (row && (table === null || table === row.table)) {
    const found = own(row.values, member);
    if (found.kind === 'value') return found;
  }
  if (isOfHead(values, name)) return own(values, name);
  if (table === HEAD && isOfHead(values, member)) return own(values, member);
  if (table !== null) return column(rowsOf(values, table) ?? [], member);
  for (const [, rows] of tablesOf(values)) {
    const found = column(rows, name);
    if (found.kind === 'value') return found;
  }
  return MISSING;
}

/** A value in words; what has none of its own is an empty text. */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(BETWEEN) : '';
  }
}

/** Sub-table whose rows a row of a template stands for; without a name where it can only be one that has no rows. */
export interface RowTable {
  readonly name: string | null;
}

/** Sub-table a row of a template stands for: the one that has most of the names the head does not have; null where it is none. */
export function tableOfRow(names: readonly string[], { values, row }: Scope): RowTable | null {
  const sought = names.filter((name) => !isOfHead(values, name) && !(row && valueAt(name, { values: {}, row }).kind === 'value'));
  if (sought.length === 0) return null;
  const tables = tablesOf(values);
  const share = ([table, rows]: (typeof tables)[number]) =>
    sought.filter((name) => {
      const parts = partsOf(name);
      return parts.table === table || (parts.table === null && rows.some((each) => Object.hasOwn(each, name)));
    }).length;
  const best = tables.reduce<readonly [string | null, number]>(
    ([name, most], table) => (share(table) > most ? [table[0], share(table)] : [name, most]),
    [null, 0],
  );
  if (best[0] !== null) return { name: best[0] };
  const mayBeEmpty = tables.some(([, rows]) => rows.length === 0) && sought.every((name) => partsOf(name).table === null);
  return mayBeEmpty ? { name: null } : null;
}
