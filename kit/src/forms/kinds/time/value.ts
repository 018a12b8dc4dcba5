import type { TimeControl } from '../../grammar/dateControls.ts';
import { endsProblem, timeCell, timeOfCell } from '../dates.ts';
import { cellReader, isEmptyValue, parseAsCell, plainText } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const read = cellReader<TimeControl>(
  () => null,
  ({ precision = 'minute' }, cell) => timeOfCell(cell, precision),
);

/** A time of the day: `HH:mm` or `HH:mm:ss`. */
export const timeValue: ValueKind<TimeControl> = {
  names: ['time', 'timePicker'],
  sentences: { required: 'fillIn', range: 'choice', invalid: 'time', example: '08:30' },
  list: { filterBy: 'order', sorts: 'value', range: ({ precision = 'minute' }) => ({ kind: 'timeRange', precision }) },
  table: { minPx: 110 },
  sheet: 'time',
  empty: () => null,
  problem: (control, value, context) => endsProblem(control, [value], { precision: control.precision ?? 'minute', isTime: true }, context),
  text: (_control, value, words) => plainText(value, words),
  parse: parseAsCell(read),
  cell: { read, write: (_control, value, words) => (isEmptyValue(value) ? { t: 'z' } : timeCell(plainText(value, words))) },
};
