import type { ImportNote } from '@milepost/kit/import-wizard';

/** Note about a cell as servers send it. */
interface SentNote {
  readonly index: number;
  readonly column: string;
  readonly level: string;
  readonly message: string;
}

/** Notes of a preview for the lines of the wizard; what is about a column that is not shown, such as one of a sub-table, is about its line. */
export const notesOf = (notes: readonly SentNote[], columnIds: readonly string[]): readonly ImportNote[] =>
  notes.map(({ index, column, level, message }) => ({
    row: index,
    columnId: columnIds.includes(column) ? column : null,
    level: level === 'warning' ? 'warning' : 'error',
    message,
  }));
