import { notWritten, plainText } from '../readings.ts';
import type { ValueKind } from '../types.ts';

/** Facts of rows: their columns. */
export interface RowsFacts {
  readonly columns: readonly unknown[];
}

/** Rows of a few controls each: a list of records. */
export const rowsValue: ValueKind<RowsFacts> = {
  names: [],
  sentences: { invalid: 'rows' },
  isShownAsStored: true,
  empty: () => [],
  problem({ columns }, value, { cell }) {
    if (!cell || !Array.isArray(value)) return null;
    return value.some((row) => columns.some((column) => cell(column as never, row) !== null)) ? 'invalid' : null;
  },
  text: (_control, value, words) => plainText(value, words),
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: () => ({ t: 'z' }) },
};
