import { inOneLine } from '../../../engines/sheet-cells/index.ts';
import type { DateRangeControl } from '../../grammar/dateControls.ts';
import { textOfStored } from '../../grammar/dateLimits.ts';
import { dateWritten, endsProblem, isTurnedRange, storedRange, textsOfStored } from '../dates.ts';
import { cellReader, endsWritten, parseAsCell, refused, spanText, valueRead, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const factsOf = ({ precision = 'day', storedAs = 'text' }: DateRangeControl) => ({ precision, storedAs });
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function text(control: DateRangeControl, value: unknown, words: ValueWords): string {
  const { precision } = factsOf(control);
  return spanText(
    listOf(value).map((end) => textOfStored(end, precision) ?? ''),
    words,
  );
}

const read = cellReader<DateRangeControl>(
  () => null,
  (control, cell) => {
    const { precision, storedAs } = factsOf(control);
    const ends = cell.kind === 'text' ? endsWritten(inOneLine(cell.text)) : null;
    if (ends === null) return refused({ kind: 'notRange' });
    const [from, to] = [dateWritten(ends[0], precision), dateWritten(ends[1], precision)];
    if (from.kind === 'refused') return from;
    if (to.kind === 'refused') return to;
    const [start, end] = [String(from.value), String(to.value)];
    if (isTurnedRange(start, end)) return refused({ kind: 'turned' });
    return valueRead(storedRange([start, end], storedAs), ...new Set([...from.warnings, ...to.warnings]));
  },
);

/** Two dates, both inclusive, as a list. */
export const dateRangeValue: ValueKind<DateRangeControl> = {
  names: ['dateRange'],
  sentences: { required: 'fillIn', range: 'choice', invalid: 'range', example: '2026-11-01 ~ 2026-11-20' },
  list: { filterBy: 'span' },
  table: {},
  empty: () => null,
  problem(control, value, context) {
    const { precision } = factsOf(control);
    const own = endsProblem(control, listOf(value), { precision, isTime: false }, context);
    const ends = own === null ? textsOfStored(value, precision) : null;
    return ends && isTurnedRange(...ends) ? 'invalid' : own;
  },
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
