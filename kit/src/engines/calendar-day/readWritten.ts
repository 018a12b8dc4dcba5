import { dayOf } from './day.ts';
import type { Day } from './day.ts';

/** A date somebody wrote, with the time where one stands behind it, as `HH:mm` or `HH:mm:ss`. */
export interface WrittenDate {
  readonly day: Day;
  readonly time: string | null;
}

const SEPARATED = /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65e5?(.*)$/s;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})(\D.*)?$/s;
const TIME = /^(?:T|\s)*(\d{1,2})\s*[:\u65f6\u6642\u9ede\u70b9]\s*(\d{1,2})\s*(?:[:\u5206]\s*(?:(\d{1,2})(?:\.\d+)?\s*\u79d2?)?)?$/;
const TIME_TOGETHER = /^(\d{2})(\d{2})(\d{2})?$/;
const MONTH = /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*\u6708?$/;
const MONTH_TOGETHER = /^(\d{4})(\d{2})$/;
const YEAR = /^(\d{4})\s*\u5e74?$/;

/** Text in half width, without room around it. */
const plain = (text: string) => text.normalize('NFKC').trim();

/** Reads a time of the day, as people write it, as `HH:mm`, or `HH:mm:ss` where the seconds are written: `8:30`, `083000`, `8点30分15秒`. */
export function readWrittenTime(text: string): string | null {
  const typed = plain(text);
  const [, hour = '', minute = '', second] = TIME.exec(typed) ?? TIME_TOGETHER.exec(typed) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  return [hour, minute, ...(second === undefined ? [] : [second])].map((part) => part.padStart(2, '0')).join(':');
}

/** Reads a month as `YYYY-MM`, or a year alone as `YYYY`: `2026-11`, `2026年11月`, `202611`, `2026年`. Null for what is neither. */
export function readWrittenMonth(text: string): string | null {
  const typed = plain(text);
  const [, year = '', month = '01'] = MONTH.exec(typed) ?? MONTH_TOGETHER.exec(typed) ?? YEAR.exec(typed) ?? [];
  const day = dayOf(Number(year), Number(month), 1);
  if (day === null) return null;
  return day.slice(0, YEAR.test(typed) ? 4 : 7);
}

/**
 * Reads a date as people write it: `2026-11-20`, `2026/11/20`, `2026年11月20日`, `20261120`, in full-width digits too, with a
 * time behind it or without. Null for what is no day, and where day and month cannot be told apart.
 */
export function readWritten(text: string): WrittenDate | null {
  const typed = plain(text);
  const [, year, month, date, rest = ''] = SEPARATED.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  if (day === null) return null;
  if (rest.trim() === '') return { day, time: null };
  const time = readWrittenTime(rest);
  return time === null || TIME_TOGETHER.test(rest) ? null : { day, time };
}
