import { notWritten, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: unknown, value: unknown, words: ValueWords) => plainText(value, words);

/** A value of a screen's own control. */
export const customValue: ValueKind<unknown> = {
  names: [],
  isShownAsStored: true,
  empty: () => null,
  problem: () => null,
  text,
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: writeWords(text) },
};
