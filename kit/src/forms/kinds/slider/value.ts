import type { SliderControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { numberIn, numberProblem } from '../numbers.ts';
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
  filter: 'number',
  empty: () => null,
  problem: (control, value) => numberProblem(endsOf(control), value),
  text: ({ unit }, value, words) => [plainText(value, words), unit && words.text(unit)].filter(Boolean).join(' '),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value) => figureCell(numberIn(value), {}) },
};
