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

/** Notes of a preview for the lines of the wizard; what is about a column that is not shown, such as one of a sub-table, is about its line. @param words sentence of a note, which may name its row @reading R-228 */
export const notesOf = (
  notes: readonly SentNote[],
  columnIds: readonly string[],
  words: (note: SentNote) => string = ({ message }) => message,
): readonly ImportNote[] =>
  notes.map((note) => ({
    row: note.index,
    columnId: columnIds.includes(note.column) ? note.column : null,
    level: note.level === 'warning' ? 'warning' : 'error',
    message: words(note),
  }));
