import type { ImportNote } from '@milepost/kit/import-wizard';

/** Note about a cell as servers send it. */
export interface SentNote {
  readonly index: number;
  readonly column: string;
  readonly level: string;
  readonly message: string;
  /** Index of the row in its sub-table. */
  readonly tableRow?: number | null;
}

/** Place of a note in a sub-table. */
interface TablePlace {
  readonly table: string;
  readonly columnId: string;
  readonly row: number;
}

const NO_TABLES: ReadonlySet<string> = new Set();

function placeOf({ column, tableRow }: SentNote, tables: ReadonlySet<string>): TablePlace | undefined {
  const table = [...tables].find((id) => column.startsWith(`${id}-`));
  if (table === undefined || typeof tableRow !== 'number') return undefined;
  return { table, columnId: column.slice(table.length + 1), row: tableRow };
}

/**
 * Notes of a preview for the lines of the wizard; what is about a column that is not shown is about its line.
 * @param tables columns that hold sub-tables
 * @param words sentence of a note beside its line, which may name its row there
 * @reading R-228
 */
export const notesOf = (
  notes: readonly SentNote[],
  columnIds: readonly string[],
  tables: ReadonlySet<string> = NO_TABLES,
  words: (note: SentNote, cell: TablePlace | undefined) => string = ({ message }) => message,
): readonly ImportNote[] =>
  notes.map((note) => {
    const cell = placeOf(note, tables);
    const column = cell?.table ?? note.column;
    return {
      row: note.index,
      columnId: columnIds.includes(column) ? column : null,
      level: note.level === 'warning' ? 'warning' : 'error',
      message: words(note, cell),
      ...(cell && { cell: { row: cell.row, columnId: cell.columnId, message: note.message } }),
    };
  });
