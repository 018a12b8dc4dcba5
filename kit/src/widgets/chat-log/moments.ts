import { LANGUAGE_TAG } from '../../primitives/locale/index.ts';
import type { Locale } from '../../primitives/locale/index.ts';

/** After a pause as long the next message has the time above it. @reading R-352 */
export const PAUSE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** The day of a moment where the reader is, as a number that grows by one a day. */
const dayOf = (ms: number) => Math.floor((ms - new Date(ms).getTimezoneOffset() * 60_000) / DAY_MS);

/** Days between a moment and now: 0 today, 1 yesterday. */
export const daysFrom = (ms: number, nowMs: number): number => dayOf(nowMs) - dayOf(ms);

/** Whether a message has day and time above it: the first one, the first of a day, and the first after a pause. */
export function startsAnew(atMs: number | null, beforeMs: number | null | undefined): boolean {
  if (atMs === null) return false;
  if (beforeMs === undefined || beforeMs === null) return beforeMs === undefined;
  return dayOf(atMs) !== dayOf(beforeMs) || atMs - beforeMs >= PAUSE_MS;
}

/** Formats of one language, made once. */
export function momentFormats(locale: Locale) {
  const tag = LANGUAGE_TAG[locale];
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric' });
  const dayOfYear = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric' });
  return {
    time: (ms: number) => time.format(ms),
    /** The year stands with days of another year only. */
    day: (ms: number, nowMs: number) => (new Date(ms).getFullYear() === new Date(nowMs).getFullYear() ? day : dayOfYear).format(ms),
  };
}
