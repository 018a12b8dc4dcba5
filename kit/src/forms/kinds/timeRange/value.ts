import { endsNextDay, withoutNextDay } from '../../../engines/calendar-day/index.ts';
import { cellOfText, inOneLine } from '../../../engines/sheet-cells/index.ts';
import type { TimeRangeControl } from '../../grammar/dateControls.ts';
import { endsProblem, timeOfCell } from '../dates.ts';
import { cellReader, endsWritten, parseAsCell, plainText, refused, spanText, valueRead, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function text(_control: TimeRangeControl, value: unknown, words: ValueWords): string {
  const [from = '', to = ''] = listOf(value).map((end) => plainText(end, words));
  return spanText([from, endsNextDay(from, to) ? words.nextDay(to) : to], words);
}

const read = cellReader<TimeRangeControl>(
  () => null,
  ({ precision = 'minute' }, cell) => {
    const ends = cell.kind === 'text' ? endsWritten(withoutNextDay(inOneLine(cell.text))) : null;
    if (ends === null) return refused({ kind: 'notRange' });
    const [from, to] = [timeOfCell(cellOfText(ends[0]), precision), timeOfCell(cellOfText(ends[1]), precision)];
    if (from.kind === 'refused') return from;
    if (to.kind === 'refused') return to;
    return valueRead([from.value, to.value]);
  },
);

/** Two times of the day, as a list; an end before the start is on the next day. @reading R-191 */
export const timeRangeValue: ValueKind<TimeRangeControl> = {
  names: ['timeRange'],
  sentences: { required: 'fillIn', range: 'choice', invalid: 'range', example: '08:30 ~ 17:30' },
  list: { filterBy: 'span' },
  table: {},
  empty: () => null,
  problem: (control, value, context) =>
    endsProblem(control, listOf(value), { precision: control.precision ?? 'minute', isTime: true }, context),
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
