import { addDecimals, compareDecimals, decimalOf, isWholeTimes, timesWhole } from '../../../engines/decimal-digits/index.ts';
import type { SliderControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { ONE_NUMBER, RANGE_OF_NUMBERS, limitsOf, numberIn, numberProblem } from '../numbers.ts';
import { cellReader, parseAsCell, plainText, refused } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const MOST = 100;
const endsOf = ({ min = 0, max = MOST }: SliderControl) => ({ min, max });
const ONE = '1';

/** Size of a step; what is none is a step of one, as for the knob. */
function stepOf({ step }: SliderControl): string {
  const size = decimalOf(step) ?? ONE;
  return compareDecimals(size, '0') > 0 ? size : ONE;
}

/** Steps are counted from the lower end. */
function isOnStep(control: SliderControl, value: unknown): boolean {
  const [from, figure] = [decimalOf(endsOf(control).min), decimalOf(value)];
  return from === null || figure === null || isWholeTimes(addDecimals(figure, timesWhole(from, -1)), stepOf(control));
}

/** Steps of one between whole ends are the whole numbers there. */
const isWhole = (control: SliderControl): boolean => stepOf(control) === ONE && Number.isInteger(endsOf(control).min);

const read = cellReader<SliderControl>(
  () => null,
  (control, cell, context) => {
    const { min, max } = endsOf(control);
    const facts = { limits: { min: String(min), max: String(max) }, suffix: control.unit, out: Number, isNumber: true };
    const reading = readFigure(cell, facts, context);
    return reading.kind === 'value' && !isOnStep(control, reading.value) ? refused({ kind: 'offStep' }) : reading;
  },
);

/** A number between two ends, on a step from the lower one: a JavaScript number. */
export const sliderValue: ValueKind<SliderControl> = {
  names: ['slider'],
  sentences: {
    range: 'number',
    invalid: 'number',
    limits: (control) => ({ ...limitsOf(endsOf(control)), ...(isWhole(control) && { precision: 0 }) }),
    step: (control) => (isWhole(control) ? '' : stepOf(control)),
    ends: (control) => [String(endsOf(control).min), String(endsOf(control).max)],
  },
  list: { filterBy: 'order', sorts: 'value', compares: 'number', align: 'end', range: RANGE_OF_NUMBERS, single: ONE_NUMBER },
  table: {},
  sheet: 'figure',
  isShownAsStored: true,
  empty: () => null,
  problem: (control, value) => numberProblem(endsOf(control), value) ?? (isOnStep(control, value) ? null : 'invalid'),
  text: ({ unit }, value, words) => [plainText(value, words), unit && words.text(unit)].filter(Boolean).join(' '),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value) => figureCell(numberIn(value), {}) },
};
