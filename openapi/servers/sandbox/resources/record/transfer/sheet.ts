import { listIn, membersOf, textOf } from '../design.ts';
import type { SheetValue } from '../../../core/spreadsheet/write-rows.ts';
import type { Column } from './columns.ts';
import { typedCell } from './typed-cell.ts';

type Values = Readonly<Record<string, unknown>>;

/** Lines of a record: as many as its longest sub-table has rows, what is said once on the first. */
export function linesOf(columns: readonly Column[], record: Values): string[][] {
  return lined(columns, record, (_, shown) => cellText(shown));
}

/** The same with each cell by its type. @param stored the record as it is kept, @param record as it is shown */
export const typedLinesOf = (columns: readonly Column[], record: Values, stored: Values): SheetValue[][] =>
  lined<SheetValue>(columns, record, ({ field, table, key }, shown, line) => {
    const kept = table === null ? stored[key] : membersOf(listIn(stored[table.key])[line])[field.key];
    return typedCell(field, kept, cellText(shown));
  });

function lined<Cell>(
  columns: readonly Column[],
  record: Values,
  cellOf: (column: Column, shown: unknown, line: number) => Cell | string,
): (Cell | string)[][] {
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

const cellText = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(',') : textOf(value));

/** Records of lines: a line that says nothing outside sub-tables goes on with the record before it. */
export function recordsOf(columns: readonly Column[], lines: readonly (readonly string[])[]): Record<string, unknown>[] {
  const records: Record<string, unknown>[] = [];
  const hasOwn = columns.some(({ table }) => table === null);
  for (const line of lines) {
    const cells = columns.map((column, index) => ({ column, text: (line[index] ?? '').trim() }));
    const isOwn = !hasOwn || cells.some(({ column, text }) => column.table === null && text !== '');
    let record = records.at(-1);
    if (isOwn || !record) {
      record = {};
      for (const { column, text } of cells) record[column.table?.key ?? column.key] = column.table === null ? text : [];
      records.push(record);
    }
    const rows = new Map<string, Record<string, string>>();
    for (const { column, text } of cells)
      if (column.table !== null) rows.set(column.table.key, { ...rows.get(column.table.key), [column.field.key]: text });
    for (const [table, row] of rows) if (Object.values(row).some((text) => text !== '')) (record[table] as unknown[]).push(row);
  }
  return records;
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
