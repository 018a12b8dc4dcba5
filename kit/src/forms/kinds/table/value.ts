import { notWritten, plainText } from '../readings.ts';
import type { ValueKind } from '../types.ts';

/** Rows filled in as a grid: a list of records. Its cells are judged one by one, so that each problem has its place. */
export const tableValue: ValueKind<unknown> = {
  names: ['table'],
  sentences: { invalid: 'rows' },
  empty: () => [],
  problem: () => null,
  text: (_control, value, words) => plainText(value, words),
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: () => ({ t: 'z' }) },
};
