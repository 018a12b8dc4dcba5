import { decimalOf } from '../decimal-digits/index.ts';
import { cleanText } from './cleanText.ts';
import { formatKind } from './numberFormat.ts';
import { dayOfSerial, partsOfSerial, timeOfSeconds } from './serialDay.ts';
import type { MomentCell, NumberCell, RawCell, SheetCalendar, SheetCell } from './types.ts';

/** Digits spreadsheet programs keep of a number. */
const MOST_DIGITS = 15;
const BEYOND = 10 ** MOST_DIGITS;
/** Errors by their number, as the older kind of workbook has them. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

function momentCell(serial: number, shown: string, calendar: SheetCalendar): MomentCell {
  const { days, seconds } = partsOfSerial(serial);
  const day = dayOfSerial(days, calendar);
  // Below one day there is a time alone. Spans of 24 hours or more show more hours than a day has.
  const isSpan = days > 0 && /^\d+:\d/.test(shown) && Number(shown.split(':')[0]) >= 24;
  if (isSpan || serial < 0) return { kind: 'moment', day: null, time: null, shown };
  const isTimeAlone = days === 0 && (calendar === 1900 || /^\d+:\d/.test(shown));
  const hasTime = seconds !== 0 || isTimeAlone || /\d:\d/.test(shown);
  return { kind: 'moment', day: isTimeAlone ? null : day, time: hasTime ? timeOfSeconds(seconds) : null, shown };
}

function numberCell(value: number, shown: string, format: NumberCell['format'], calendar: SheetCalendar): SheetCell {
  const number = decimalOf(Number(value.toPrecision(MOST_DIGITS)));
  if (number === null) return { kind: 'error', name: '#NUM!' };
  const { day, time } = momentCell(value, '', calendar);
  return {
    kind: 'number',
    number,
    shown,
    format,
    ...(Math.abs(value) >= BEYOND && { hasLostDigits: true }),
    ...(format === 'plain' && (day !== null || time !== null) && { asMoment: { day, time } }),
  };
}

/** A cell as its workbook types it. Of a formula it is the value last worked out, never the formula. */
export function cellOf(raw: RawCell | undefined, calendar: SheetCalendar): SheetCell {
  if (raw === undefined) return { kind: 'blank' };
  const { t, v, w, z, f } = raw;
  if (t === 'e') {
    const name = w ?? (typeof v === 'number' ? ERRORS[v] : undefined);
    if (name === undefined && f !== undefined) return { kind: 'uncalculated' };
    return { kind: 'error', name: name ?? '#VALUE!' };
  }
  // A formula without a value comes as a stub with a zero.
  if (t === 'z' || v === undefined || v === null) return f === undefined ? { kind: 'blank' } : { kind: 'uncalculated' };
  if (typeof v === 'boolean') return { kind: 'boolean', value: v };
  if (typeof v === 'number') {
    const shown = w ?? String(v);
    const kind = formatKind(z === undefined ? undefined : String(z), shown);
    return kind === 'moment' ? momentCell(v, shown, calendar) : numberCell(v, shown, kind, calendar);
  }
  const { text, isCleaned } = cleanText(typeof v === 'string' ? v : (w ?? ''));
  if (text === '') return { kind: 'blank' };
  return { kind: 'text', text, ...(isCleaned && { isCleaned }) };
}
