import type { SheetCell, SheetRow } from '@milepost/kit/forms/values';
import { previewValue, type CellNote } from '../../../core/spreadsheet/preview-value.ts';
import { notesIn, type SentenceLanguage } from '../../../sentences/sayIn.ts';
import { refusedCell } from './read-cell.ts';
import type { Column } from './columns.ts';
import { controlOf } from '../../../../../src/rules/records/index.ts';

/** Numbers of the lines of a sub-table. */
interface TableRows {
  readonly index: number;
  readonly table: string;
  readonly numbers: number[];
}

export interface PreviewedRecords {
  readonly records: Record<string, unknown>[];
  /** Number of the first line of each. */
  readonly numbers: number[];
  readonly tableRowNumbers: TableRows[];
  readonly notes: CellNote[];
}

/** Records of lines and the number of the first line of each: a line that has nothing outside sub-tables goes on with the record before it. */
export function recordsOf(
  columns: readonly Column[],
  lines: readonly SheetRow[],
  cellsIn: (line: SheetRow) => readonly SheetCell[],
  language: SentenceLanguage,
): PreviewedRecords {
  const records: Record<string, unknown>[] = [];
  const numbers: number[] = [];
  const notes: CellNote[] = [];
  const tables = new Map<string, TableRows>();
  const hasOwn = columns.some(({ table }) => table === null);
  for (const line of lines) {
    const cells = cellsIn(line);
    // What stands under other columns is no row.
    if (cells.every(({ kind }) => kind === 'blank')) continue;
    const all = columns.map((column, at) => ({ column, cell: cells[at] ?? ({ kind: 'blank' } as const) }));
    const isOwn = !hasOwn || all.some(({ column, cell }) => column.table === null && cell.kind !== 'blank');
    if (isOwn || records.length === 0) {
      records.push(Object.fromEntries(columns.map(({ key, table }) => [table?.key ?? key, table ? [] : ''])));
      numbers.push(line.number);
    }
    const index = records.length - 1;
    const record = records[index] ?? {};
    const children = new Map<string, Record<string, unknown>>();
    for (const { column, cell } of all) {
      const { table, key, field } = column;
      const { value, notes: own } = previewValue(controlOf(field), field.label, cell, (refusal, control) =>
        refusedCell(field, refusal, control, language),
      );
      const tableRow = table === null ? undefined : (record[table.key] as unknown[]).length;
      const said = notesIn(language, own, 'names');
      notes.push(...said.map((note) => ({ ...note, index, column: key, ...(tableRow !== undefined && { tableRow }) })));
      if (table === null) {
        if (isOwn || cell.kind !== 'blank') record[key] = value;
      } else children.set(table.key, { ...children.get(table.key), [field.key]: value });
    }
    for (const [table, row] of children) {
      if (Object.values(row).every((value) => value === '')) continue;
      (record[table] as unknown[]).push(row);
      const place = `${index} ${table}`;
      const rows = tables.get(place) ?? { index, table, numbers: [] };
      tables.set(place, rows);
      rows.numbers.push(line.number);
    }
  }
  return { records, numbers, tableRowNumbers: [...tables.values()], notes };
}
