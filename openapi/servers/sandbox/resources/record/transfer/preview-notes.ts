import { isOn } from '../../../../../src/rules/index.ts';
import type { CellNote } from '../../../core/spreadsheet/preview-value.ts';
import { listIn, membersOf, textOf } from '../design.ts';
import type { ModelAccess } from '../model-access.ts';
import { takenAtOnce, uniqueText } from '../taken.ts';
import { changesKnown, type Column } from './columns.ts';
import { treatment, twinsOf, uniqueFields, type Treatment } from './treatment.ts';
import type { Design } from '../design.ts';
import { notesIn, sayIn, type SentenceLanguage } from '../../../sentences/sayIn.ts';
import type { ImportConflict } from '../../../core/free-name.ts';
import { controlOf, recordSentence } from '../../../../../src/rules/records/index.ts';
import { createCellReader } from './read-cell.ts';

type Values = Readonly<Record<string, unknown>>;

interface Previewing {
  /** Notes that were made already: a cell has one of its own. */
  readonly before: readonly CellNote[];
  readonly conflict?: ImportConflict | undefined;
  readonly language: SentenceLanguage;
}

/**
 * Notes on what only the server knows of rows that are previewed: names that are not there, values of unique fields that other
 * records have, and what becomes of these; and the indexes of their rows. @reading R-222 @reading R-226
 */
export function previewNotes(
  asked: ModelAccess,
  columns: readonly Column[],
  rows: readonly Values[],
  { before, conflict, language }: Previewing,
): { readonly notes: CellNote[]; readonly existing: number[] } {
  const { world, model, design, names } = asked;
  const noted = new Set(before.flatMap(({ index, column, level }) => (level === 'error' ? [`${index} ${column}`] : [])));
  const read = createCellReader(world.store, names, language);
  const taken = takenAtOnce(world, model.id, design);
  const isChosen = new Map(columns.map((column) => [column, controlOf(column.field).kind === 'choice']));
  const treat = treatment(asked, taken, conflict);
  const isKnown = (row: Values): boolean => twinsOf(design, row, taken).length > 0;
  const cellsOf = ({ table, key, field }: Column, row: Values): readonly unknown[] =>
    table === null ? [row[key]] : listIn(row[table.key]).map((child) => membersOf(child)[field.key]);

  const notes = rows.flatMap((row, index) => {
    const doing = conflict !== undefined && isKnown(row) ? treat(row) : null;
    const told = doing
      ? notesIn(language, conflictNotes(design, row, doing), 'names').map((note) => ({ ...note, index, level: 'warning' as const }))
      : [];
    if (doing?.kind === 'skip') return told;
    const cells = columns.flatMap((column): CellNote[] => {
      const { key, field, table } = column;
      if (noted.has(`${index} ${key}`)) return [];
      const texts = cellsOf(column, row).map(uniqueText);
      const found = cellsOf(column, row).map((value, at) => {
        if (textOf(value).trim() === '') return [];
        const reading = isChosen.get(column) ? read(field, value) : null;
        if (reading && 'fault' in reading) return [reading.fault];
        const isUnique = isOn(field.config['unique']);
        const first = texts.indexOf(texts[at] ?? '');
        if (isUnique && first < at) return [recordSentence({ field, problem: { kind: 'repeated', row: first }, cell: null }, language)];
        const isTaken = isUnique && doing === null && !changesKnown(design) && taken.idOf(key, texts[at] ?? '', '') !== undefined;
        return isTaken ? [sayIn(language, `${field.label}已存在`, 'names')] : [];
      });
      if (table === null) return (found[0] ?? []).map((message) => ({ index, column: key, level: 'error', message }));
      return found.flatMap((messages, tableRow) =>
        messages.map((message): CellNote => ({ index, column: key, tableRow, level: 'error', message })),
      );
    });
    return [...cells, ...told];
  });
  return { notes, existing: rows.flatMap((row, index) => (isKnown(row) ? [index] : [])) };
}

/** Sentences on what becomes of a record that is there already. */
function conflictNotes(design: Design, row: Values, doing: Treatment): Pick<CellNote, 'column' | 'message'>[] {
  return uniqueFields(design)
    .filter(({ key }) => uniqueText(row[key]) !== '')
    .flatMap(({ key, label }) => {
      if (doing.kind === 'skip') return [{ column: key, message: `${label}已存在，将跳过` }];
      if (doing.kind === 'overwrite') return [{ column: key, message: `${label}已存在，将覆盖` }];
      const now = textOf(doing.values[key]);
      return now === textOf(row[key]) ? [] : [{ column: key, message: `${label}已存在，将以 ${now} 新增` }];
    });
}
