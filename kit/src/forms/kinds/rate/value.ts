import type { RateControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { ONE_NUMBER, RANGE_OF_NUMBERS, numberIn, numberProblem } from '../numbers.ts';
import { cellReader, parseAsCell, refused } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const STARS = 5;
const HALVES = 2;
const limitsOfRate = ({ count = STARS }: RateControl) => ({ min: '0', max: String(count) });
const isStep = ({ hasHalves = false }: RateControl, value: number) => Number.isInteger(hasHalves ? value * HALVES : value);

const read = cellReader<RateControl>(
  () => null,
  (control, cell, context) => {
    const reading = readFigure(cell, { limits: limitsOfRate(control), out: Number, isNumber: true }, context);
    return reading.kind === 'value' && !isStep(control, Number(reading.value)) ? refused({ kind: 'tooPrecise' }) : reading;
  },
);

/** A rating in stars: a JavaScript number; 0 counts as not rated. */
export const rateValue: ValueKind<RateControl> = {
  names: ['rate'],
  sentences: {
    range: 'number',
    invalid: 'number',
    limits: (control) => ({ ...limitsOfRate(control), precision: control.hasHalves ? 1 : 0 }),
    ends: (control) => [limitsOfRate(control).min, limitsOfRate(control).max],
  },
  list: { filterBy: 'order', sorts: 'value', compares: 'number', look: 'stars', range: RANGE_OF_NUMBERS, single: ONE_NUMBER },
  table: {},
  sheet: 'figure',
  isShownAsStored: true,
  isNone: (value) => value === 0,
  empty: () => null,
  problem: (control, value) => numberProblem(limitsOfRate(control), value) ?? (isStep(control, Number(value)) ? null : 'invalid'),
  text: ({ count = STARS }, value, words) => (Number(value) === 0 ? '' : words.of(Number(value), count)),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value) => figureCell(numberIn(value), {}) },
};
