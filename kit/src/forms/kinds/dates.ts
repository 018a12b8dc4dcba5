import { comparedDates, rangeMoments, readWritten, readWrittenMonth, readWrittenTime } from '../../engines/calendar-day/index.ts';
import { msInZone } from '../../engines/clock/index.ts';
import { inOneLine, serialOf } from '../../engines/sheet-cells/index.ts';
import type { SheetCell, WrittenCell } from '../../engines/sheet-cells/index.ts';
import type { ProblemKind } from '../grammar/base.ts';
import type { DateControl, DateEnd, DateStorage, DateUnit, TimeControl } from '../grammar/dateControls.ts';
import { isBeyondEnds, textOfStored } from '../grammar/dateLimits.ts';
import { refused, valueRead } from './readings.ts';
import type { JudgingContext, ValueReading } from './types.ts';

export type DatePrecision = NonNullable<DateControl['precision']>;
export type TimePrecision = NonNullable<TimeControl['precision']>;

/** A date as it is kept. */
export const storedOf = (text: string, storedAs: DateStorage): string | number => (storedAs === 'text' ? text : msInZone(text));

/** A range as it is kept: as moments, days run to the last second of the last one. @reading R-587 */
export function storedRange(range: readonly [string, string] | null, storedAs: DateStorage): readonly (string | number)[] | null {
  if (range === null) return null;
  return storedAs === 'text' ? range : rangeMoments(...range).map((text) => storedOf(text, storedAs));
}

/** A kept range as texts; null for what is none. */
export function textsOfStored(value: unknown, precision: DateUnit): readonly [string, string] | null {
  if (!Array.isArray(value)) return null;
  const [start, end] = value.map((one) => textOfStored(one, precision));
  return start && end ? [start, end] : null;
}

const CHARS: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10, minute: 16, second: 19 };
const MIDNIGHT = '00:00:00';
const toSeconds = (time: string) => time.padEnd('HH:mm:ss'.length, ':00');

/** A day and a time as a text of a precision, with a warning where it has no room for the time. */
function dateRead(day: string, time: string | null, precision: DatePrecision): ValueReading {
  const text = `${day} ${toSeconds(time ?? '00:00')}`.slice(0, CHARS[precision]);
  const isLost = time !== null && toSeconds(time) !== MIDNIGHT && CHARS[precision] <= CHARS.day;
  return isLost ? valueRead(text, 'timeLeftOut') : valueRead(text);
}

/** A date that was written, as a text of a precision. */
export function dateWritten(text: string, precision: DatePrecision): ValueReading {
  const written = readWritten(text);
  if (written) return dateRead(written.day, written.time, precision);
  const month = precision === 'year' || precision === 'month' ? readWrittenMonth(text) : null;
  if (month === null || month.length < CHARS[precision]) return refused({ kind: 'notDate' });
  return valueRead(month.slice(0, CHARS[precision]));
}

/** Counts of days that are taken for a day where no format says so: five digits, 1927 to 2173. @reading R-221 */
const isDayCount = (number: string) => /^[1-9]\d{4}(?:\.\d+)?$/.test(number);

/**
 * A cell as a text of a precision. A number without a date format may be written digits (`20260302`, `202603`, `2026`), else it is
 * taken for a count of days, with a warning.
 */
export function dateOfCell(cell: SheetCell, precision: DatePrecision): ValueReading {
  if (cell.kind === 'moment') return cell.day === null ? refused({ kind: 'notDate' }) : dateRead(cell.day, cell.time, precision);
  if (cell.kind === 'text') return dateWritten(inOneLine(cell.text), precision);
  if (cell.kind !== 'number') return refused({ kind: 'notDate' });
  const written = dateWritten(cell.number, precision);
  const day = cell.asMoment?.day ?? null;
  if (written.kind === 'value' || !isDayCount(cell.number) || day === null) return written;
  const read = dateRead(day, cell.asMoment?.time ?? null, precision);
  return read.kind === 'value' ? valueRead(read.value, 'numberAsDay', ...read.warnings) : read;
}

/** A time of the day of a cell: `HH:mm`, or `HH:mm:ss`. */
export function timeOfCell(cell: SheetCell, precision: TimePrecision): ValueReading {
  const cut = (time: string) => toSeconds(time).slice(0, precision === 'second' ? 'HH:mm:ss'.length : 'HH:mm'.length);
  if (cell.kind === 'moment') {
    if (cell.time === null) return refused({ kind: 'notTime' });
    return cell.day === null ? valueRead(cut(cell.time)) : valueRead(cut(cell.time), 'dayLeftOut');
  }
  if (cell.kind === 'number' && cell.asMoment?.day === null && cell.asMoment.time !== null)
    return valueRead(cut(cell.asMoment.time), 'numberAsTime');
  if (cell.kind !== 'text') return refused({ kind: 'notTime' });
  const text = inOneLine(cell.text);
  const time = readWrittenTime(text);
  if (time !== null) return valueRead(cut(time));
  const moment = readWritten(text)?.time ?? null;
  return moment === null ? refused({ kind: 'notTime' }) : valueRead(cut(moment), 'dayLeftOut');
}

interface Ends {
  readonly min?: DateEnd;
  readonly max?: DateEnd;
}

/** Problem of kept dates or times: no date at all, or beyond a fixed end or one that another field gives. */
export function endsProblem(
  ends: Ends,
  values: readonly unknown[],
  { precision, isTime }: { readonly precision: DateUnit; readonly isTime: boolean },
  { read = () => undefined }: JudgingContext,
): ProblemKind | null {
  const isDate = (text: string) => (isTime ? readWrittenTime(text) : (readWritten(text) ?? readWrittenMonth(text))) !== null;
  /** A moment, or an end that is open; a time of the day is never a number. */
  const isKept = (value: unknown) =>
    value === null || value === undefined || (!isTime && typeof value === 'number' && textOfStored(value, precision) !== null);
  for (const value of values) {
    const isOne = typeof value === 'string' ? value === '' || isDate(value) || (!isTime && /^\d{10,15}$/.test(value)) : isKept(value);
    if (!isOne) return 'invalid';
    if (isBeyondEnds(ends, value, read, { precision, isTime })) return 'range';
  }
  return null;
}

/** True where a range of dates ends before it begins; times of the day then end on the next one. */
export const isTurnedRange = (from: string, to: string): boolean => comparedDates(to, from) < 0;

const FORMATS: Readonly<Record<DatePrecision, string | null>> = {
  year: null,
  month: 'yyyy-mm',
  day: 'yyyy-mm-dd',
  minute: 'yyyy-mm-dd hh:mm',
  second: 'yyyy-mm-dd hh:mm:ss',
};

/** Cell of a date text; a text where workbooks have no such day, and for years. */
export function dateCell(text: string, precision: DatePrecision): WrittenCell {
  const z = FORMATS[precision];
  const serial = z === null ? null : serialOf(precision === 'month' ? `${text}-01` : text);
  return z === null || serial === null ? { t: 's', v: text } : { t: 'n', v: serial, z };
}

const SECONDS_OF_DAY = 86_400;

/** Cell of a time of the day. */
export function timeCell(text: string): WrittenCell {
  const time = readWrittenTime(text);
  if (time === null) return { t: 's', v: text };
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const z = time.length > 'HH:mm'.length ? 'hh:mm:ss' : 'hh:mm';
  return { t: 'n', v: (hours * 3600 + minutes * 60 + seconds) / SECONDS_OF_DAY, z };
}
