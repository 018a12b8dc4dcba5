import type { ChoiceControl } from '../../grammar/choiceControls.ts';
import { finderOf, optionsText, readChosen } from '../chosen.ts';
import { cellReader, parseAsCell, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const empty = ({ isMany = false }: ChoiceControl) => (isMany ? [] : null);
const text = ({ options }: ChoiceControl, value: unknown, words: ValueWords) =>
  optionsText(options.from === 'static' ? options.options : [], value, words);

const read = cellReader<ChoiceControl>(empty, ({ options, isMany = false }, cell, context) =>
  readChosen(cell, isMany, options.from === 'static' ? finderOf(options.options, context) : context.find),
);

/** One option by its id, or several as a list of ids. Names of a feed's options are found by the context. */
export const choiceValue: ValueKind<ChoiceControl> = {
  names: ['radio', 'select', 'checkbox', 'treeSelect', 'dicSelect'],
  list: { filterBy: 'choice', one: ({ options }, isMany) => ({ kind: 'choice', options, isMany }) },
  table: { minPx: 130 },
  empty,
  problem: () => null,
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
