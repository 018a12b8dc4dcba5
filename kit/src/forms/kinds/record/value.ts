import { notWritten, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: unknown, value: unknown, words: ValueWords) => plainText(value, words);

/** A row of elsewhere by its id; of suggestions the text. */
export const recordValue: ValueKind<unknown> = {
  names: ['relationForm', 'popupSelect', 'popupTableSelect', 'relationFormAttr', 'popupAttr', 'autoComplete'],
  table: { takes: 'nothing' },
  empty: () => null,
  problem: () => null,
  text,
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: writeWords(text) },
};
