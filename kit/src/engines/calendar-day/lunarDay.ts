import { utcDate } from './day.ts';
import type { Day } from './day.ts';

/** A day of the Chinese calendar as the words of a language have it. */
export interface LunarDay {
  /** Such as 闰六月; a number in languages without names for it. */
  readonly month: string;
  /** Such as 初三. */
  readonly day: string;
  readonly isFirst: boolean;
}

/** Days of the Chinese calendar by the platform's own tables. @param tag language, such as zh-CN */
export function lunarDays(tag: string): (day: Day) => LunarDay {
  const isChinese = tag.startsWith('zh');
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(`${tag}-u-ca-chinese`, { timeZone: 'UTC', ...options });
  // Only the long style writes days as 初三 does.
  const words = format(isChinese ? { dateStyle: 'long' } : { month: 'numeric', day: 'numeric' });
  const numbers = format({ day: 'numeric' });
  const partOf = (formatter: Intl.DateTimeFormat, day: Day, type: 'month' | 'day') =>
    formatter.formatToParts(utcDate(day)).find((part) => part.type === type)?.value ?? '';
  return (day) => ({
    month: partOf(words, day, 'month'),
    day: partOf(words, day, 'day'),
    isFirst: Number.parseInt(partOf(numbers, day, 'day'), 10) === 1,
  });
}
