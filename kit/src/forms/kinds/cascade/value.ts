import type { CascadeControl } from '../../grammar/choiceControls.ts';
import { readChosen } from '../chosen.ts';
import { cellReader, parseAsCell, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: CascadeControl, value: unknown, words: ValueWords) => plainText(value, words);
const read = cellReader<CascadeControl>(
  () => [],
  ({ isMany = false }, cell, { find }) => readChosen(cell, isMany, find),
);

/** Ids from the top down, or a list of such ways. Names of a way, such as `a/b/c`, are found by the context. */
export const cascadeValue: ValueKind<CascadeControl> = {
  names: ['cascader'],
  list: { filterBy: 'choice', one: (control, isMany) => ({ ...control, isMany, chooses: 'any' }) },
  table: { takes: 'nothing' },
  empty: () => [],
  problem: () => null,
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
