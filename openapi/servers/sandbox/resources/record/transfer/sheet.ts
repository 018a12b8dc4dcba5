import { listIn, membersOf, textOf } from '../design.ts';
import { cellOfValue, valueKindOf } from '@milepost/kit/forms/values';
import { sheetWords } from '../../../core/spreadsheet/sheet-words.ts';
import type { SheetValue } from '../../../core/spreadsheet/write-rows.ts';
import type { Column } from './columns.ts';
import { controlOf } from '../../../../../src/rules/records/index.ts';
import { typedCell } from './typed-cell.ts';

type Values = Readonly<Record<string, unknown>>;

/** Text of a value that is shown already: names instead of ids. */
const shownText = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(',') : textOf(value));

/** Cell of what was to be imported, as it stood in the sheet: figures and days by their type, the rest as it was written. */
function importedCell({ field }: Column, value: unknown): SheetValue {
  const control = controlOf(field);
  const kind = valueKindOf(control);
  if (kind.sheet === undefined) return shownText(value);
  const reading = kind.cell.read(control, cellOfValue(value), {});
  return reading.kind === 'value' ? kind.cell.write(control, reading.value, sheetWords) : shownText(value);
}

/** Lines of a row that was not imported, each cell as it stood in the sheet. */
export const importedLinesOf = (columns: readonly Column[], row: Values): SheetValue[][] => linesOf(columns, row, importedCell);

/** Lines of a record, each cell by its type. @param stored the record as it is kept, @param record as it is shown */
export const typedLinesOf = (columns: readonly Column[], record: Values, stored: Values): SheetValue[][] =>
  linesOf(columns, record, ({ field, table, key }, shown, line) => {
    const kept = table === null ? stored[key] : membersOf(listIn(stored[table.key])[line])[field.key];
    return typedCell(field, kept, shownText(shown));
  });

/** Lines of a record: as many as its longest sub-table has rows, what is said once on the first. */
function linesOf(
  columns: readonly Column[],
  record: Values,
  cellOf: (column: Column, value: unknown, line: number) => SheetValue,
): SheetValue[][] {
  const rowsOf = ({ table }: Column): readonly unknown[] => (table === null ? [] : listIn(record[table.key]));
  const count = Math.max(1, ...columns.map((column) => rowsOf(column).length));
  return Array.from({ length: count }, (_, line) =>
    columns.map((column) => {
      if (column.table === null) return line === 0 ? cellOf(column, record[column.key], line) : '';
      const rows = rowsOf(column);
      return line < rows.length ? cellOf(column, membersOf(rows[line])[column.field.key], line) : '';
    }),
  );
}

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
