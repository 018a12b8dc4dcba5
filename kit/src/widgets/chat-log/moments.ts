/** After a pause as long the next message has the time above it. @reading R-352 */
export const PAUSE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** The day of a moment where the reader is, as a number that grows by one a day. */
const dayOf = (ms: number) => Math.floor((ms - new Date(ms).getTimezoneOffset() * 60_000) / DAY_MS);

/** Days between a moment and now: 0 today, 1 yesterday. */
export const daysFrom = (ms: number, nowMs: number): number => dayOf(nowMs) - dayOf(ms);

/** True when a message has day and time above it: the first one, the first of a day, and the first after a pause. */
export function startsAnew(atMs: number | null, beforeMs: number | null | undefined): boolean {
  if (atMs === null) return false;
  if (beforeMs === undefined || beforeMs === null) return beforeMs === undefined;
  return dayOf(atMs) !== dayOf(beforeMs) || atMs - beforeMs >= PAUSE_MS;
}
