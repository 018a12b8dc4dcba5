import type { SliderControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { ONE_NUMBER, RANGE_OF_NUMBERS, limitsOf, numberIn, numberProblem } from '../numbers.ts';
import { cellReader, parseAsCell, plainText } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const MOST = 100;
const endsOf = ({ min = 0, max = MOST }: SliderControl) => ({ min, max });

const read = cellReader<SliderControl>(
  () => null,
  (control, cell, context) => {
    const { min, max } = endsOf(control);
    return readFigure(cell, { limits: { min: String(min), max: String(max) }, suffix: control.unit, out: Number, isNumber: true }, context);
  },
);

/** A number between two ends: a JavaScript number. */
export const sliderValue: ValueKind<SliderControl> = {
  names: ['slider'],
  sentences: {
    range: 'number',
    invalid: 'number',
    limits: (control) => limitsOf(endsOf(control)),
    ends: (control) => [String(endsOf(control).min), String(endsOf(control).max)],
  },
  list: { filterBy: 'order', sorts: 'value', compares: 'number', align: 'end', range: RANGE_OF_NUMBERS, single: ONE_NUMBER },
  table: {},
  sheet: 'figure',
  isShownAsStored: true,
  empty: () => null,
  problem: (control, value) => numberProblem(endsOf(control), value),
  text: ({ unit }, value, words) => [plainText(value, words), unit && words.text(unit)].filter(Boolean).join(' '),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value) => figureCell(numberIn(value), {}) },
};
