import { numberText } from '../../../engines/number-entry/index.ts';
import type { NumberControl } from '../../grammar/numberControls.ts';
import { figureCell, readFigure } from '../figures.ts';
import { RANGE_OF_NUMBERS, limitsOf, numberIn, numberOut, numberProblem } from '../numbers.ts';
import { affixed, cellReader, parseAsCell } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const empty = ({ emptyAs, storedAs }: NumberControl) => (emptyAs === 'zero' ? numberOut('0', storedAs) : null);

const read = cellReader<NumberControl>(empty, (control, cell, context) => {
  const { storedAs, prefix, suffix } = control;
  const out = (decimal: string) => numberOut(decimal, storedAs);
  return readFigure(cell, { limits: limitsOf(control), prefix, suffix, out, isNumber: storedAs === 'number' }, context);
});

/** A number or an amount: a decimal string, or a JavaScript number. */
export const numberValue: ValueKind<NumberControl> = {
  names: ['numInput', 'inputNumber'],
  sentences: {
    required: 'fillIn',
    range: 'number',
    invalid: 'number',
    limits: (control) => ({ ...limitsOf(control), hasThousands: control.hasThousands }),
    ends(control) {
      const { min, max } = limitsOf(control);
      return [numberText(min ?? null, control), numberText(max ?? null, control)];
    },
  },
  list: { filterBy: 'order', sorts: 'value', compares: 'number', align: 'end', range: RANGE_OF_NUMBERS },
  table: { cell: 'typed', align: 'end', minPx: 110, keyboard: 'decimal' },
  sheet: 'figure',
  empty,
  problem: numberProblem,
  text(control, value, words) {
    const { precision } = limitsOf(control);
    return affixed(control, numberText(numberIn(value), { ...control, ...(precision !== undefined && { precision }) }), words);
  },
  parse: parseAsCell(read),
  cell: {
    read,
    write: (control, value) => figureCell(numberIn(value), { precision: limitsOf(control).precision, hasThousands: control.hasThousands }),
  },
};
