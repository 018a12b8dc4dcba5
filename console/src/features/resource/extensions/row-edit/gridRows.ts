import { isEmptyValue, isSame } from '@milepost/kit/forms/grammar';
import type { FieldPath } from '@milepost/kit/forms/grammar';
import type { GridRow } from '@milepost/kit/lists/row-grid';

/**
 * Rows of the grid when the list has come anew: rows somebody has touched stay as they are, the others are as they are listed.
 * Rows that are listed no longer stay until the grid is left, so that none goes from under the hands of a person.
 */
export function followList(rows: readonly GridRow[], listed: readonly GridRow[], isTouched: (id: string) => boolean): readonly GridRow[] {
  const byId = new Map(listed.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  const next = [...rows.map((row) => (isTouched(row.id) ? row : (byId.get(row.id) ?? row))), ...listed.filter(({ id }) => !known.has(id))];
  return next.length === rows.length && next.every((row, at) => row === rows[at]) ? rows : next;
}

/** Fields of a row that are other than they were. */
export const changedFields = (before: GridRow, row: GridRow, fields: readonly FieldPath[]): readonly FieldPath[] =>
  fields.filter((field) => !isSame(before[field], row[field]));

/** A row with what the form over it holds; the same one where nothing differs. */
export function withForm(row: GridRow, fields: readonly FieldPath[], value: (field: FieldPath) => unknown): GridRow {
  const others = fields.filter((field) => !isSame(row[field], value(field)) && !(isEmptyValue(row[field]) && isEmptyValue(value(field))));
  return others.length === 0 ? row : { ...row, ...Object.fromEntries(others.map((field) => [field, value(field)])) };
}

/** The record as a person knows it who has changed some fields of a row: as it was listed in these, as it was read in the others. */
export const knownRecord = (record: object, listed: GridRow, changed: readonly FieldPath[]): object => ({
  ...record,
  ...Object.fromEntries(
    changed
      .filter((field) => Object.hasOwn(listed, field) && !(isEmptyValue(listed[field]) && isEmptyValue(Reflect.get(record, field))))
      .map((field) => [field, listed[field]]),
  ),
});
