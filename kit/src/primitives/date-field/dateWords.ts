import { utcDate } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import type { DatePart } from './dateParts.ts';
import type { DatePrecision } from './types.ts';

/** A part of the field, or what is written between two of them. */
export type FieldPiece = { readonly kind: 'part'; readonly part: DatePart } | { readonly kind: 'between'; readonly text: string };

const between = (text: string): FieldPiece => ({ kind: 'between', text });
const part = (name: DatePart): FieldPiece => ({ kind: 'part', part: name });
const CHINESE = [part('year'), between('-'), part('month'), between('-'), part('day')];
/** Chinese writes dates as the rest of the product does. @reading R-318 */
const DATE_PIECES: Readonly<Record<Locale, readonly FieldPiece[]>> = {
  zh: CHINESE,
  zhtw: CHINESE,
  en: [part('month'), between('/'), part('day'), between('/'), part('year')],
};

/** Parts of a date in the order of a language, and what stands between them. */
export const piecesOf = (locale: Locale, precision: DatePrecision): readonly FieldPiece[] =>
  precision === 'day' ? DATE_PIECES[locale] : [...DATE_PIECES[locale], between('\u2002'), part('hour'), between(':'), part('minute')];

/** @reading R-318 */
const WEEK_STARTS: Readonly<Record<Locale, Weekday>> = { zh: 1, zhtw: 0, en: 0 };
export const weekStartOf = (locale: Locale): Weekday => WEEK_STARTS[locale];

/** Writes days of the calendar in a language. */
export interface DateWords {
  /** 2026年11月21日星期六 */
  readonly dayWithWeekday: (day: Day) => string;
  /** 2026年11月21日, with a time behind it where the text has one. */
  readonly date: (text: string) => string;
  /** 2026年11月 */
  readonly month: (day: Day) => string;
  /** 2026年 */
  readonly year: (year: number) => string;
  /** 十一月: a month alone, from 1. */
  readonly monthName: (month: number) => string;
  /** The seven days of a week that begins with `first`, short and in full. */
  readonly weekdays: (first: Weekday) => readonly { readonly short: string; readonly long: string }[];
}

/** Any Sunday. */
const A_SUNDAY_MS = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

export function dateWords(locale: Locale): DateWords {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: 'UTC', ...options });
  const date = format({ year: 'numeric', month: 'long', day: 'numeric' });
  const full = format({ dateStyle: 'full' });
  const month = format({ year: 'numeric', month: 'long' });
  const year = format({ year: 'numeric' });
  const monthName = format({ month: 'long' });
  const short = format({ weekday: locale === 'en' ? 'short' : 'narrow' });
  const long = format({ weekday: 'long' });
  return {
    dayWithWeekday: (day) => full.format(utcDate(day)),
    date: (text) => {
      const time = text.slice(11);
      return `${date.format(utcDate(text.slice(0, 10)))}${time && ` ${time}`}`;
    },
    month: (day) => month.format(utcDate(day)),
    year: (number) => year.format(Date.UTC(number, 0, 1)),
    monthName: (number) => monthName.format(Date.UTC(2026, number - 1, 1)),
    weekdays: (first) =>
      Array.from({ length: 7 }, (_, at) => {
        const day = A_SUNDAY_MS + (first + at) * DAY_MS;
        return { short: short.format(day), long: long.format(day) };
      }),
  };
}
