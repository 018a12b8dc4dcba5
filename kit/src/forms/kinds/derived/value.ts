import type { Text } from '../../grammar/base.ts';
import { notWritten, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: unknown, value: unknown, words: ValueWords) => words.text(value as Text);

/** A text made of other values. */
export const derivedValue: ValueKind<unknown> = {
  names: [],
  isShownAsStored: true,
  empty: () => '',
  problem: () => null,
  text,
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: writeWords(text) },
};
