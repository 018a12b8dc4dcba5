import type { CellNote } from '../../../core/spreadsheet/preview-value.ts';
import { listIn, membersOf, textOf } from '../design.ts';
import type { Asked } from '../asked.ts';
import { takenAtOnce, uniqueText } from '../taken.ts';
import { changesKnown, type Column } from './columns.ts';
import { controlOf } from '../../../../../src/rules/records/index.ts';
import { createCellReader } from './read-cell.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Notes on what only the server knows of rows that are previewed: names that are not there, and values of unique fields that other
 * records have. `before` are notes that were made already: a cell has one of its own. @reading R-222
 */
export function previewNotes(
  { world, model, design, names }: Asked,
  columns: readonly Column[],
  rows: readonly Values[],
  before: readonly CellNote[],
): CellNote[] {
  const noted = new Set(before.flatMap(({ index, column, level }) => (level === 'error' ? [`${index} ${column}`] : [])));
  const read = createCellReader(world.store, names);
  const taken = takenAtOnce(world, model.id, design);
  const isChosen = new Map(columns.map((column) => [column, controlOf(column.field).kind === 'choice']));
  const cellsOf = ({ table, key, field }: Column, row: Values): readonly unknown[] =>
    table === null ? [row[key]] : listIn(row[table.key]).map((child) => membersOf(child)[field.key]);

  return rows.flatMap((row, index) =>
    columns.flatMap((column): CellNote[] => {
      const { key, field, table } = column;
      if (noted.has(`${index} ${key}`)) return [];
      const faults = cellsOf(column, row).flatMap((value) => {
        if (textOf(value).trim() === '') return [];
        const reading = isChosen.get(column) ? read(field, value) : null;
        if (reading && 'fault' in reading) return [reading.fault];
        const isTaken =
          table === null &&
          field.config['unique'] === true &&
          !changesKnown(design) &&
          taken.idOf(key, uniqueText(value), '') !== undefined;
        return isTaken ? [`${field.label}已存在`] : [];
      });
      return [...new Set(faults)].map((message) => ({ index, column: key, level: 'error', message }));
    }),
  );
}
