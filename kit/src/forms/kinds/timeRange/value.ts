import { cellOfText, inOneLine } from '../../../engines/sheet-cells/index.ts';
import type { TimeRangeControl } from '../../grammar/dateControls.ts';
import { endsProblem, isTurnedRange, timeOfCell } from '../dates.ts';
import { cellReader, endsWritten, parseAsCell, plainText, refused, spanText, valueRead, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = (_control: TimeRangeControl, value: unknown, words: ValueWords) =>
  spanText(
    listOf(value).map((end) => plainText(end, words)),
    words,
  );

const read = cellReader<TimeRangeControl>(
  () => null,
  ({ precision = 'minute' }, cell) => {
    const ends = cell.kind === 'text' ? endsWritten(inOneLine(cell.text)) : null;
    if (ends === null) return refused({ kind: 'notRange' });
    const [from, to] = [timeOfCell(cellOfText(ends[0]), precision), timeOfCell(cellOfText(ends[1]), precision)];
    if (from.kind === 'refused') return from;
    if (to.kind === 'refused') return to;
    return isTurnedRange(String(from.value), String(to.value)) ? refused({ kind: 'turned' }) : valueRead([from.value, to.value]);
  },
);

/** Two times of one day, as a list. */
export const timeRangeValue: ValueKind<TimeRangeControl> = {
  filter: 'time',
  empty: () => null,
  problem(control, value, context) {
    const own = endsProblem(control, listOf(value), { precision: control.precision ?? 'minute', keeps: 'text', isTime: true }, context);
    const [from, to] = listOf(value);
    const isTurned = typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '' && isTurnedRange(from, to);
    return own === null && isTurned ? 'invalid' : own;
  },
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
