import {
  FIRST_YEAR,
  LAST_YEAR,
  comparedDates,
  dayOf,
  daysInMonth,
  readWritten,
  readWrittenMonth,
  readWrittenTime,
} from '../../engines/calendar-day/index.ts';
import type { DatePart, DateParts, DateProblemKind, PartsShape } from './types.ts';

/** Parts of a date in the order of the stored text. */
export const DATE_PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const satisfies readonly DatePart[];

export const NO_PARTS: DateParts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };

/** Number of digits of a part. */
export const digitsOf = (part: DatePart): number => (part === 'year' ? 4 : 2);

const SHOWN: Readonly<Record<PartsShape, readonly DatePart[]>> = {
  year: DATE_PARTS.slice(0, 1),
  month: DATE_PARTS.slice(0, 2),
  day: DATE_PARTS.slice(0, 3),
  minute: DATE_PARTS.slice(0, 5),
  second: DATE_PARTS,
  'time:minute': ['hour', 'minute'],
  'time:second': ['hour', 'minute', 'second'],
};
/** Parts a field of this shape shows. */
export const partsShown = (shape: PartsShape): readonly DatePart[] => SHOWN[shape];

/** True for times of the day, which no calendar shows. */
export const isTime = (shape: PartsShape): boolean => shape === 'time:minute' || shape === 'time:second';

const DAYS_AT_MOST = 31;
const FIXED_ENDS = { year: [FIRST_YEAR, LAST_YEAR], month: [1, 12], hour: [0, 23], minute: [0, 59], second: [0, 59] } as const;

/** Least and greatest number of a part; a day knows its month once the month is there. */
export function endsOf(part: DatePart, parts: DateParts): readonly [number, number] {
  if (part !== 'day') return FIXED_ENDS[part];
  const [year, month] = [Number(parts.year), Number(parts.month)];
  return [1, year >= FIRST_YEAR && month >= 1 && month <= 12 ? daysInMonth(year, month) : DAYS_AT_MOST];
}

/** A part at rest: month, day and time have two digits, a year stays as it was typed. */
export const atRest = (part: DatePart, text: string): string => (text === '' || part === 'year' ? text : text.padStart(2, '0'));

/** A date, month, year or time that was written, as stored texts write it. */
function writtenAs(text: string, shape: PartsShape): string | null {
  if (isTime(shape)) return readWrittenTime(text);
  const written = readWritten(text);
  if (written) return `${written.day} ${written.time ?? ''}`;
  return shape === 'year' || shape === 'month' ? readWrittenMonth(text) : null;
}

/** The parts of a stored or pasted text; null where it is nothing of this shape. */
export function partsOf(text: string | null, shape: PartsShape = 'day'): DateParts | null {
  if (text === null || text.trim() === '') return NO_PARTS;
  const written = writtenAs(text, shape);
  if (written === null) return null;
  const [date, time] = isTime(shape) ? ['', written] : written.split(' ');
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  const [hour = '', minute = '', second = ''] = time?.split(':') ?? [];
  return { year, month, day, hour, minute, second: hour === '' ? '' : second || '00' };
}

const DAY_PARTS = ['year', 'month', 'day'] as const;
const TIME_PARTS = ['hour', 'minute', 'second'] as const satisfies readonly DatePart[];

/** Parts as they were typed, written as a stored text is, as far as there are any: `2024-0`. */
export function typedText(parts: DateParts, shape: PartsShape): string {
  const shown = partsShown(shape);
  const join = (names: readonly DatePart[], by: string, end: RegExp) =>
    names
      .filter((part) => shown.includes(part))
      .map((part) => parts[part])
      .join(by)
      .replace(end, '');
  const [day, time] = [join(DAY_PARTS, '-', /-+$/), join(TIME_PARTS, ':', /:+$/)];
  return time === '' ? day : isTime(shape) ? time : `${day} ${time}`;
}

/** The parts of a text that was typed and is no date yet; null where no digit stands in it. */
export function partsTyped(text: string, shape: PartsShape): DateParts | null {
  const [day = '', time = ''] = isTime(shape) ? ['', text] : text.split(' ');
  const read = (names: readonly DatePart[], by: string, from: string) =>
    from.split(by).flatMap((digits, at) => {
      const part = names[at];
      return part ? [[part, digits.replaceAll(/\D/g, '').slice(0, digitsOf(part))] as const] : [];
    });
  const parts = { ...NO_PARTS, ...Object.fromEntries([...read(DAY_PARTS, '-', day), ...read(TIME_PARTS, ':', time)]) };
  return partsShown(shape).some((part) => parts[part] !== '') ? parts : null;
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

/** The parts of a shape as a stored text, once each is within its own ends. */
function written(parts: DateParts, shape: PartsShape): string {
  const shown = partsShown(shape);
  const join = (names: readonly DatePart[], by: string) =>
    names
      .filter((part) => shown.includes(part))
      .map((part) => atRest(part, parts[part]))
      .join(by);
  return [join(['year', 'month', 'day'], '-'), join(['hour', 'minute', 'second'], ':')].filter(Boolean).join(' ');
}

/** Reads the parts as a text of a shape between two ends. */
export function readParts(parts: DateParts, shape: PartsShape, { min, max }: DateLimits): DateReading {
  const shown = partsShown(shape);
  if (shown.every((part) => parts[part] === '')) return { kind: 'empty' };
  if (shown.some((part) => parts[part] === '')) return { kind: 'incomplete' };
  for (const part of ['year', 'month', 'day'] as const) if (shown.includes(part) && !isWithin(part, parts)) return { kind: part };
  if (shown.some((part) => !isWithin(part, parts))) return { kind: 'time' };
  if (shown.includes('day') && dayOf(Number(parts.year), Number(parts.month), Number(parts.day)) === null) return { kind: 'day' };
  const value = written(parts, shape);
  if (min !== null && comparedDates(value, min) < 0) return { kind: 'beforeMin' };
  return max !== null && comparedDates(value, max) > 0 ? { kind: 'afterMax' } : { kind: 'value', value };
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

const PAGE = { year: 10, month: 3, day: 7, hour: 6, minute: 15, second: 15 } as const satisfies Record<DatePart, number>;

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
