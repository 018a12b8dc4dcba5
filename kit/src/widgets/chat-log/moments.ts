import { dayText } from '../../engines/moment-text/index.ts';

/** After a pause as long the next message has the time above it. @reading R-352 */
export const PAUSE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** The day of a moment at the office, as a number that grows by one a day. */
const dayOf = (ms: number) => Date.parse(`${dayText(ms)}T00:00:00Z`) / DAY_MS;

/** Days between a moment and now: 0 today, 1 yesterday. */
export const daysFrom = (ms: number, nowMs: number): number => dayOf(nowMs) - dayOf(ms);

/** True when a message has day and time above it: the first one, the first of a day, and the first after a pause. */
export function startsNewGroup(atMs: number | null, beforeMs: number | null | undefined): boolean {
  if (atMs === null) return false;
  if (beforeMs === undefined || beforeMs === null) return beforeMs === undefined;
  return dayOf(atMs) !== dayOf(beforeMs) || atMs - beforeMs >= PAUSE_MS;
}
