import type { DateControl } from '../../grammar/dateControls.ts';
import { textOfStored } from '../../grammar/dateLimits.ts';
import { dateCell, dateOfCell, endsProblem, storedOf } from '../dates.ts';
import { cellReader, parseAsCell, valueRead } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const factsOf = ({ precision = 'day', storedAs = 'text' }: DateControl) => ({ precision, storedAs });
const text = (control: DateControl, value: unknown) => textOfStored(value, factsOf(control).precision) ?? '';

const read = cellReader<DateControl>(
  () => null,
  (control, cell) => {
    const { precision, storedAs } = factsOf(control);
    const reading = dateOfCell(cell, precision);
    return reading.kind === 'value' ? valueRead(storedOf(String(reading.value), storedAs), ...reading.warnings) : reading;
  },
);

/** A date: a text without a zone, or milliseconds since 1970 by the clock of the office. */
export const dateValue: ValueKind<DateControl> = {
  names: ['date', 'datePicker'],
  sentences: { required: 'fillIn', range: 'choice', invalid: 'date', example: '2026-11-20' },
  list: {
    filterBy: 'order',
    sorts: 'value',
    compares: 'number',
    range: ({ precision = 'day', storedAs = 'ms' }) => ({ kind: 'dateRange', precision, storedAs }),
  },
  table: {},
  sheet: 'day',
  empty: () => null,
  problem: (control, value, context) => endsProblem(control, [value], { precision: factsOf(control).precision, isTime: false }, context),
  text,
  parse: parseAsCell(read),
  cell: {
    read,
    write(control, value) {
      const written = text(control, value);
      return written === '' ? { t: 'z' } : dateCell(written, factsOf(control).precision);
    },
  },
};
