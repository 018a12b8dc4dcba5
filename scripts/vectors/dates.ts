// Dates and times of the calendar.
import { addMonths, addYears, comparedDates, rangeMoments, readWritten, toTheSecond } from '@milepost/kit/engines/calendar-day';
import { msInZone, textInZone } from '@milepost/kit/engines/clock';
import { NO_PARTS, atRest, partsOf, readParts, typedPart } from '../../kit/src/primitives/date-parts/dateParts.ts';
import { weekStartOf } from '../../kit/src/primitives/date-parts/dateWords.ts';
import { piecesOf } from '../../kit/src/primitives/date-parts/pieces.ts';
import { isLocale } from '../../kit/src/primitives/locale/index.ts';
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

/** Text a date field shows of its parts. */
const shownParts = (parts: NonNullable<ReturnType<typeof partsOf>>) =>
  piecesOf('day', 'zh')
    .map((piece) => (piece.kind === 'part' ? atRest(piece.part, parts[piece.part]) : piece.kind === 'between' ? piece.text : ''))
    .join('');

/** A year typed digit by digit. */
const typedYear = (digits: string) => Array.from(digits).reduce((year, digit) => typedPart('year', year + digit, year).text, '');

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

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
  timeLimit: {
    given: ['kind', 'start', 'end'],
    expected: ['output'],
    actual: ({ start, end }) => ({ output: [text(start), text(end)].map(toTheSecond) }),
  },
  limit: {
    given: ['kind', 'min', 'max', 'input'],
    expected: ['text', 'valid'],
    actual: ({ min, max, input }) => {
      const parts = partsOf(text(input)) ?? NO_PARTS;
      return { text: shownParts(parts), valid: readParts(parts, 'day', { min: text(min), max: text(max) }).kind === 'value' };
    },
  },
  yearRange: {
    given: ['kind', 'start', 'end'],
    expected: ['output'],
    actual: ({ start, end }) => ({ output: [...rangeMoments(text(start), text(end))] }),
  },
  weekStart: {
    given: ['kind', 'locale'],
    expected: ['output'],
    actual: ({ locale }) => ({ output: isLocale(locale) ? WEEKDAYS[weekStartOf(locale)] : 'no such language' }),
  },
  yearTyped: {
    given: ['kind', 'input'],
    expected: ['text', 'output'],
    actual: ({ input }) => {
      const year = typedYear(text(input));
      const reading = readParts({ ...NO_PARTS, year }, 'year', { min: null, max: null });
      return { text: year, output: reading.kind === 'value' ? reading.value : null };
    },
  },
};

/** Rows of the area `dateTime`, by their kind. */
export const dateTime: Area = (list, { kind }) => (list === 'rows' && Object.hasOwn(KINDS, text(kind)) ? KINDS[text(kind)] : undefined);
