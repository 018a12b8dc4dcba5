import { utcDate } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import { isWrittenInHan, tagOf } from '../../engines/language/index.ts';

/** @reading R-318 */
const WEEK_STARTS: Readonly<Record<string, Weekday>> = { 'zh-Hans-CN': 1, 'zh-Hant-TW': 0, en: 0 };
/** Days of a week as `Intl` counts them: 7 is Sunday. */
const DAYS_PER_WEEK = 7;

/** Newer than the types of the language. */
type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { readonly firstDay: number } };

/** Day a week begins with in a language; a browser that does not know says Monday. @reading R-318 */
export function weekStartOf(lang: string): Weekday {
  const tag = tagOf(lang);
  const ours = WEEK_STARTS[tag];
  if (ours !== undefined) return ours;
  const { firstDay = 1 } = (new Intl.Locale(tag) as WithWeekInfo).getWeekInfo?.() ?? {};
  return (firstDay % DAYS_PER_WEEK) as Weekday;
}

/** Writes days of the calendar in a language. */
export interface DateWords {
  /** 2026年11月21日星期六 */
  readonly dayWithWeekday: (day: Day) => string;
  /** 2026年11月21日, with a time behind it where the text has one; 2026年, 2026年11月 and a time alone as they are. */
  readonly date: (text: string) => string;
  /** 2026年11月 */
  readonly month: (day: Day) => string;
  /** 2026年 */
  readonly year: (year: number) => string;
  /** 十一月: a month alone, from 1. */
  readonly monthName: (month: number) => string;
  /** 11月: the same in short, as it stands in a date. */
  readonly monthShort: (month: number) => string;
  /** The seven days of a week that begins with `first`, short and in full. */
  readonly weekdays: (first: Weekday) => readonly { readonly short: string; readonly long: string }[];
}

/** Any Sunday. */
const A_SUNDAY_MS = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

const IS_TIME = /^\d{2}:/;

/** Words of days, months and years in a language. */
export function dateWords(lang: string): DateWords {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tagOf(lang), { timeZone: 'UTC', ...options });
  const date = format({ year: 'numeric', month: 'long', day: 'numeric' });
  const full = format({ dateStyle: 'full' });
  const month = format({ year: 'numeric', month: 'long' });
  const year = format({ year: 'numeric' });
  const monthName = format({ month: 'long' });
  const monthShort = format({ month: 'short' });
  const short = format({ weekday: isWrittenInHan(lang) ? 'narrow' : 'short' });
  const long = format({ weekday: 'long' });
  return {
    dayWithWeekday: (day) => full.format(utcDate(day)),
    date: (text) => {
      if (IS_TIME.test(text)) return text;
      if (text.length === 'YYYY'.length) return year.format(utcDate(`${text}-01-01`));
      if (text.length === 'YYYY-MM'.length) return month.format(utcDate(`${text}-01`));
      const time = text.slice(11);
      return `${date.format(utcDate(text.slice(0, 10)))}${time && ` ${time}`}`;
    },
    month: (day) => month.format(utcDate(day)),
    year: (number) => year.format(Date.UTC(number, 0, 1)),
    monthName: (number) => monthName.format(Date.UTC(2026, number - 1, 1)),
    monthShort: (number) => monthShort.format(Date.UTC(2026, number - 1, 1)),
    weekdays: (first) =>
      Array.from({ length: 7 }, (_, at) => {
        const day = A_SUNDAY_MS + (first + at) * DAY_MS;
        return { short: short.format(day), long: long.format(day) };
      }),
  };
}
