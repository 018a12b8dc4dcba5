import { isTurned, numberText, rangeOf } from '../../../engines/number-entry/index.ts';
import { cellOfText, inOneLine } from '../../../engines/sheet-cells/index.ts';
import type { SheetCell } from '../../../engines/sheet-cells/index.ts';
import type { NumberRangeControl } from '../../grammar/numberControls.ts';
import { readFigure } from '../figures.ts';
import { RANGE_OF_NUMBERS, limitsOf, rangeIn, rangeOut, rangeProblem } from '../numbers.ts';
import { affixed, cellReader, endsWritten, parseAsCell, refused, spanText, valueRead, writeWords } from '../readings.ts';
import type { ReadingContext, ValueKind, ValueReading, ValueWords } from '../types.ts';

function text(control: NumberRangeControl, value: unknown, words: ValueWords): string {
  const { precision } = limitsOf(control);
  const ends = rangeIn(value).map((end) => numberText(end, { ...control, ...(precision !== undefined && { precision }) }));
  return affixed(control, spanText(ends, words), words);
}

function readEnd(control: NumberRangeControl, end: string, context: ReadingContext): ValueReading {
  const cell: SheetCell = cellOfText(end);
  if (cell.kind === 'blank') return valueRead(null);
  const { storedAs, prefix, suffix } = control;
  const out = (decimal: string) => decimal;
  return readFigure(cell, { limits: limitsOf(control), prefix, suffix, out, isNumber: storedAs === 'number' }, context);
}

const read = cellReader<NumberRangeControl>(
  () => [],
  (control, cell, context) => {
    const ends = cell.kind === 'text' ? endsWritten(inOneLine(cell.text)) : null;
    if (ends === null) return refused({ kind: 'notRange' });
    const [from, to] = [readEnd(control, ends[0], context), readEnd(control, ends[1], context)];
    if (from.kind === 'refused') return from;
    if (to.kind === 'refused') return to;
    const range = rangeOf(from.value as string | null, to.value as string | null);
    return isTurned(range) ? refused({ kind: 'turned' }) : valueRead(rangeOut(range, control.storedAs));
  },
);

/** Two numbers as a list, null for an open end; an empty list while both are. */
export const numberRangeValue: ValueKind<NumberRangeControl> = {
  names: ['numRange', 'numberRange'],
  sentences: {
    required: 'fillIn',
    range: 'turned',
    example: '1 ~ 20',
    limits: (control) => ({ ...limitsOf(control), hasThousands: control.hasThousands }),
  },
  list: { filterBy: 'order', range: RANGE_OF_NUMBERS },
  table: {},
  empty: () => [],
  problem: rangeProblem,
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
