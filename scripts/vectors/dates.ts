// Dates and times of the calendar.
import { addMonths, addYears, comparedDates, msInZone, rangeMoments, readWritten, textInZone } from '@milepost/kit/engines/calendar-day';
import type { Area, Actual } from './types.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value));
const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** A text of the calendar with the distance its zone has from UTC then. */
function zoned(input: string, zone: string): string {
  const ms = msInZone(input, zone);
  const local = textInZone(ms, zone);
  const ahead = (Date.parse(`${local.replace(' ', 'T')}Z`) - ms) / MINUTE_MS;
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / MINUTES_OF_HOUR), Math.abs(ahead) % MINUTES_OF_HOUR];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${local.slice(0, 'YYYY-MM-DD HH:mm'.length).replace(' ', 'T')}${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

const KINDS: Readonly<Record<string, Actual | string>> = {
  parse: {
    given: ['kind', 'zone', 'input'],
    expected: ['output'],
    actual: ({ input }) => ({ output: readWritten(text(input))?.day ?? null }),
  },
  paste: { given: ['kind', 'input'], expected: ['output'], actual: ({ input }) => ({ output: readWritten(text(input))?.day ?? null }) },
  localToZoned: {
    given: ['kind', 'zone', 'input'],
    expected: ['output'],
    actual: ({ input, zone }) => ({ output: zoned(text(input), text(zone)) }),
  },
  add: {
    given: ['kind', 'input', 'months', 'years'],
    expected: ['output'],
    actual: ({ input, months, years }) => ({
      output: addYears(addMonths(text(input), Number(months ?? 0)), Number(years ?? 0)),
    }),
  },
  rangeCheck: {
    given: ['kind', 'start', 'end'],
    expected: ['valid'],
    actual: ({ start, end }) => ({ valid: comparedDates(text(start), text(end)) <= 0 }),
  },
  rangeTimes: {
    given: ['kind', 'start', 'end'],
    expected: ['output'],
    actual: ({ start, end }) => ({ output: rangeMoments(text(start), text(end)).map((moment) => moment.replace(' ', 'T')) }),
  },
  timeLimit: 'waits for a pure part of the ends of times (part "Dates")',
  limit: 'waits for a pure part of the text of dates (part "Dates")',
  yearRange: {
    given: ['kind', 'start', 'end'],
    expected: ['output'],
    actual: ({ start, end }) => ({ output: [...rangeMoments(text(start), text(end))] }),
  },
  weekStart: 'waits for a pure part of the calendar (part "Dates")',
  yearTyped: 'waits for a pure part of the text of dates (part "Dates")',
};

/** Rows of the area `dateTime`, by their kind. */
export const dateTime: Area = (list, { kind }) => (list === 'rows' && Object.hasOwn(KINDS, text(kind)) ? KINDS[text(kind)] : undefined);
