import { FIRST_YEAR, LAST_YEAR, dayOf, daysInMonth, readWritten } from '../../engines/calendar-day/index.ts';
import type { DatePrecision, DateProblemKind } from './types.ts';

/** Parts of a date in the order of the stored text. */
export const DATE_PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const;
export type DatePart = (typeof DATE_PARTS)[number];
/** Text of each part, as it is typed: digits only. */
export type DateParts = Readonly<Record<DatePart, string>>;

export const NO_PARTS: DateParts = { year: '', month: '', day: '', hour: '', minute: '' };

/** Number of digits of a part. */
export const digitsOf = (part: DatePart): number => (part === 'year' ? 4 : 2);

/** Parts a field of this precision shows. */
export const partsShown = (precision: DatePrecision): readonly DatePart[] => (precision === 'day' ? DATE_PARTS.slice(0, 3) : DATE_PARTS);

const DAYS_AT_MOST = 31;
const FIXED_ENDS = { year: [FIRST_YEAR, LAST_YEAR], month: [1, 12], hour: [0, 23], minute: [0, 59] } as const;

/** Least and greatest number of a part; a day knows its month once the month is there. */
export function endsOf(part: DatePart, parts: DateParts): readonly [number, number] {
  if (part !== 'day') return FIXED_ENDS[part];
  const [year, month] = [Number(parts.year), Number(parts.month)];
  return [1, year >= FIRST_YEAR && month >= 1 && month <= 12 ? daysInMonth(year, month) : DAYS_AT_MOST];
}

/** A part at rest: month, day and time have two digits, a year stays as it was typed. */
export const atRest = (part: DatePart, text: string): string => (text === '' || part === 'year' ? text : text.padStart(2, '0'));

/** The parts of a stored or pasted text; null where it is no date. */
export function partsOf(text: string | null): DateParts | null {
  if (text === null || text.trim() === '') return NO_PARTS;
  const written = readWritten(text);
  if (!written) return null;
  const [year = '', month = '', day = ''] = written.day.split('-');
  const [hour = '', minute = ''] = written.time?.split(':') ?? [];
  return { year, month, day, hour, minute };
}

/** Date the parts come to, or their problem. */
export type DateReading =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'empty' }
  | { readonly kind: DateProblemKind };

export interface DateLimits {
  readonly min: string | null;
  readonly max: string | null;
}

const isWithin = (part: DatePart, parts: DateParts): boolean => {
  const [least, greatest] = endsOf(part, parts);
  return Number(parts[part]) >= least && Number(parts[part]) <= greatest;
};

/** Compares as far as both say something: a day alone is the whole day. */
function compared(value: string, limit: string): number {
  const chars = Math.min(value.length, limit.length);
  const [one, other] = [value.slice(0, chars), limit.slice(0, chars)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Reads the parts as a date between two ends. */
export function readParts(parts: DateParts, precision: DatePrecision, { min, max }: DateLimits): DateReading {
  const shown = partsShown(precision);
  if (shown.every((part) => parts[part] === '')) return { kind: 'empty' };
  if (shown.some((part) => parts[part] === '')) return { kind: 'incomplete' };
  for (const part of ['year', 'month', 'day'] as const) if (!isWithin(part, parts)) return { kind: part };
  if (precision === 'minute' && !(isWithin('hour', parts) && isWithin('minute', parts))) return { kind: 'time' };
  const day = dayOf(Number(parts.year), Number(parts.month), Number(parts.day)) ?? '';
  const value = precision === 'day' ? day : `${day} ${atRest('hour', parts.hour)}:${atRest('minute', parts.minute)}`;
  if (min !== null && compared(value, min) < 0) return { kind: 'beforeMin' };
  return max !== null && compared(value, max) > 0 ? { kind: 'afterMax' } : { kind: 'value', value };
}

/** Part after typing. Full-width digits count; anything else is left out. `isFull`: the next part is to be typed. */
export function typedPart(part: DatePart, typed: string, before: string): { readonly text: string; readonly isFull: boolean } {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '');
  const size = digitsOf(part);
  // One digit more than there is room for begins the part anew.
  const text = digits.length > size ? digits.slice(digits.startsWith(before) ? before.length : 0).slice(0, size) : digits;
  const isLonger = text.length >= before.length || text.length === 1;
  const [, greatest] = endsOf(part, NO_PARTS);
  return { text, isFull: isLonger && text !== '' && (text.length === size || Number(`${text}0`) > greatest) };
}

/** Keys of a spin button, and how far each goes. */
export type PartStep = { readonly by: 1 | -1; readonly isPage: boolean } | { readonly to: 'least' | 'greatest' };

const PAGE = { year: 10, month: 3, day: 7, hour: 6, minute: 15 } as const satisfies Record<DatePart, number>;

/** Part after a step: an empty part begins with what is `now`; behind December comes January, years stop at their ends. */
export function steppedPart(part: DatePart, parts: DateParts, step: PartStep, now: DateParts): string {
  const [least, greatest] = endsOf(part, parts);
  const write = (number: number) => String(number).padStart(digitsOf(part), '0');
  if ('to' in step) return write(step.to === 'least' ? least : greatest);
  if (parts[part] === '') return now[part];
  const next = Number(parts[part]) + step.by * (step.isPage ? PAGE[part] : 1);
  if (part === 'year') return write(Math.min(Math.max(next, least), greatest));
  const count = greatest - least + 1;
  return write(least + ((((next - least) % count) + count) % count));
}
