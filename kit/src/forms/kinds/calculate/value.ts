import { groupDigits } from '../../../engines/decimal-digits/index.ts';
import type { CalculateControl } from '../../grammar/numberControls.ts';
import { figureCell } from '../figures.ts';
import { ONE_NUMBER, RANGE_OF_NUMBERS, numberIn } from '../numbers.ts';
import { affixed, notWritten } from '../readings.ts';
import type { ValueKind } from '../types.ts';

/** A result as it is shown while the form is filled in: rounded, with all its places. */
function resultText({ precision = 0, hasThousands }: CalculateControl, value: unknown): string {
  const figure = numberIn(value);
  if (figure === null) return '';
  const text = groupDigits(figure, precision);
  return hasThousands ? text : text.replaceAll(',', '');
}

/** A number worked out of others. */
export const calculateValue: ValueKind<CalculateControl> = {
  names: ['calculate'],
  list: { filterBy: 'order', sorts: 'value', compares: 'number', align: 'end', range: RANGE_OF_NUMBERS, single: ONE_NUMBER },
  table: { cell: 'fixed', align: 'end', minPx: 120, takes: 'nothing' },
  sheet: 'figure',
  empty: () => null,
  problem: () => null,
  text: (control, value, words) => affixed(control, resultText(control, value), words),
  parse: notWritten.parse,
  cell: {
    read: notWritten.read,
    write: ({ precision = 0, hasThousands }, value) => figureCell(numberIn(value), { precision, hasThousands }),
  },
};
