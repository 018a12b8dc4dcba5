import { dayOf } from './day.ts';
import type { Day } from './day.ts';

/** A date somebody wrote, with the time where one stands behind it, as `HH:mm`. */
export interface WrittenDate {
  readonly day: Day;
  readonly time: string | null;
}

const SEPARATED = /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65e5?(.*)$/s;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})(\D.*)?$/s;
/** Seconds are left off: no field has them. */
const TIME = /^(?:T|\s)*(\d{1,2})\s*[:\u65f6\u6642\u9ede\u70b9]\s*(\d{1,2})\s*(?::\d{1,2}(?:\.\d+)?|\u5206)?$/;

function readTime(text: string): string | null {
  const [, hour = '', minute = ''] = TIME.exec(text) ?? [];
  return hour !== '' && Number(hour) <= 23 && Number(minute) <= 59 ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : null;
}

/**
 * Reads a date as people write it: `2026-11-20`, `2026/11/20`, `2026年11月20日`, `20261120`, in full-width digits too, with a
 * time behind it or without. Null for what is no day, and where day and month cannot be told apart.
 */
export function readWritten(text: string): WrittenDate | null {
  const typed = text.normalize('NFKC').trim();
  const [, year, month, date, rest = ''] = SEPARATED.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  if (day === null) return null;
  if (rest.trim() === '') return { day, time: null };
  const time = readTime(rest.trim());
  return time === null ? null : { day, time };
}
