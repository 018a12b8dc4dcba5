/** Signs as other designs write them. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['*', '×'],
  ['/', '÷'],
]);
/** A column of a sub-table, with a hyphen. @source forms §7 */
const COLUMN = /^([A-Za-z_]\w*)-([A-Za-z_]\w*)$/;

const nameIn = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && !Array.isArray(one) ? (Reflect.get(one, '__vModel__') ?? null) : one;

/**
 * Members of a formula out of a design: signs, numbers, names of fields, or objects with the key of one; a column of rows is
 * `rows.column`. What is no list stays as it is.
 * @reading R-766
 */
export function formulaIn(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw ?? [];
  return raw.map((one: unknown) => {
    const name = nameIn(one);
    return typeof name === 'string' ? (SIGNS.get(name) ?? name.replace(COLUMN, '$1.$2')) : name;
  });
}

/** Name of a column as a row of the same table has it: without the table. @reading R-766 */
export const nameInRow = (name: string, table: string): string =>
  [`${table}.`, `${table}-`].reduce((left, own) => (left.startsWith(own) ? left.slice(own.length) : left), name);

/** A formula of a column: columns of the same row are values there, outside the sum of a column. @reading R-766 */
export const formulaInRow = (expression: unknown, table: string): unknown =>
  Array.isArray(expression) ? expression.map((one: unknown) => (typeof one === 'string' ? nameInRow(one, table) : one)) : expression;
