import { listIn, membersOf, textOf } from '../design.ts';
import { cellOfValue, valueKindOf } from '@milepost/kit/forms/values';
import type { WritableCell } from '../../../core/spreadsheet/write-rows.ts';
import type { Column } from './columns.ts';
import { controlOf } from '../../../../../src/rules/records/index.ts';
import { sheetWords } from '../../../core/spreadsheet/sheet-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values a sheet holds as figures and days; the others stand there in words. */
const TYPED: ReadonlySet<string> = new Set(['numInput', 'rate', 'slider', 'date', 'time']);

/** Lines of a record: as many as its longest sub-table has rows, what is said once on the first. */
export function linesOf(
  columns: readonly Column[],
  record: Values,
  cellOf: (column: Column, values: Values) => WritableCell,
): WritableCell[][] {
  const rowsOf = ({ table }: Column): readonly unknown[] => (table === null ? [] : listIn(record[table.key]));
  const count = Math.max(1, ...columns.map((column) => rowsOf(column).length));
  return Array.from({ length: count }, (_, line) =>
    columns.map((column) => {
      if (column.table === null) return line === 0 ? cellOf(column, record) : '';
      return cellOf(column, membersOf(rowsOf(column)[line]));
    }),
  );
}

/** Text of a value that is shown already: names instead of ids. */
const shownText = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(',') : textOf(value));

/** Cells of what was to be imported, as they stood in the sheet: figures and days by their type, the rest as it was written. */
export function importedCell({ field }: Column, values: Values): WritableCell {
  const value = values[field.key];
  const control = controlOf(field);
  const kind = valueKindOf(control);
  if (!TYPED.has(field.kind)) return shownText(value);
  const reading = kind.cell.read(control, cellOfValue(value), {});
  return reading.kind === 'value' ? kind.cell.write(control, reading.value, sheetWords) : shownText(value);
}

/** Cells of records that are exported: figures and days by their type, of all others the words. */
export const exportedCell =
  (kept: Values) =>
  ({ key, field, table }: Column, shown: Values): WritableCell => {
    const value = table === null ? kept[key] : undefined;
    if (!TYPED.has(field.kind) || value === undefined) return shownText(shown[table === null ? key : field.key]);
    const control = controlOf(field);
    return valueKindOf(control).cell.write(control, value, sheetWords);
  };

/** A column of a preview. */
interface Head {
  id: string;
  fullName: string;
  jnpfKey: string | null;
  children: { id: string; fullName: string }[] | null;
}

/** Head of a preview; the columns of a sub-table stand below it. */
export function headOf(columns: readonly Column[]): Head[] {
  const tables = new Set<string>();
  return columns.flatMap(({ key, label, table, field }): Head[] => {
    if (table === null) return [{ id: key, fullName: label, jnpfKey: null, children: null }];
    if (tables.has(table.key)) return [];
    tables.add(table.key);
    const children = columns.filter((each) => each.table === table).map((each) => ({ id: each.field.key, fullName: each.field.label }));
    return [
      {
        id: table.key,
        fullName: table.label,
        jnpfKey: 'table',
        children: children.length > 0 ? children : [{ id: field.key, fullName: field.label }],
      },
    ];
  });
}
