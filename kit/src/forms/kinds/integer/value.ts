import type { IntegerControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { numberIn } from '../numbers.ts';
import { cellReader, parseAsCell, plainText } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const read = cellReader<IntegerControl>(
  () => null,
  ({ min, max }, cell, context) =>
    readFigure(cell, { limits: { min: String(min), max: String(max), precision: 0 }, out: Number, isNumber: true }, context),
);

/** A whole number: a JavaScript number. */
export const integerValue: ValueKind<IntegerControl> = {
  filter: 'number',
  empty: () => null,
  problem: ({ min, max }, value) => (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : 'range'),
  text: (_control, value, words) => plainText(value, words),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value) => figureCell(numberIn(value), { precision: 0 }) },
};
