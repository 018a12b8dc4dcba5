import type { IntegerControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { RANGE_OF_NUMBERS, limitsOf, numberIn } from '../numbers.ts';
import { cellReader, parseAsCell, plainText } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const read = cellReader<IntegerControl>(
  () => null,
  ({ min, max }, cell, context) =>
    readFigure(cell, { limits: { min: String(min), max: String(max), precision: 0 }, out: Number, isNumber: true }, context),
);

/** A whole number: a JavaScript number. */
export const integerValue: ValueKind<IntegerControl> = {
  names: [],
  sentences: {
    range: 'whole',
    limits: (control) => ({ ...limitsOf(control), precision: 0 }),
    ends: ({ min, max }) => [String(min), String(max)],
  },
  list: { filterBy: 'order', sorts: 'value', compares: 'number', align: 'end', range: RANGE_OF_NUMBERS },
  table: { cell: 'typed', align: 'end', minPx: 90, keyboard: 'numeric' },
  sheet: 'figure',
  empty: () => null,
  problem: ({ min, max }, value) => (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : 'range'),
  text: (_control, value, words) => plainText(value, words),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value) => figureCell(numberIn(value), { precision: 0 }) },
};
