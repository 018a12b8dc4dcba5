import { notWritten, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: unknown, value: unknown, words: ValueWords) => plainText(value, words);

/** A list of files. */
export const filesValue: ValueKind<unknown> = {
  names: ['uploadFz', 'uploadFile', 'uploadImg'],
  list: { look: 'names' },
  table: { takes: 'nothing', isOnlyRead: true },
  isShownAsStored: true,
  empty: () => [],
  problem: () => null,
  text,
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: writeWords(text) },
};
