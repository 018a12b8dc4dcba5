import { addDays, startOfDay } from './times.ts';

/** @source admin §3 @reading R-129 */
export const NO_REMINDER = -2;
const AT_START = -1;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Reminders of a schedule with hours: at its start, or so many minutes before. */
export const MINUTE_REMINDERS = [AT_START, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080] as const;

/** Reminders of whole days, in the order of their numbers from 1: so many days before, at an hour of that day. @reading R-520 */
export const ALL_DAY_REMINDERS: readonly { readonly code: number; readonly days: number; readonly hour: number }[] = [0, 1, 2, 7]
  .flatMap((days) => [8, 9, 10].map((hour) => ({ days, hour })))
  .map((reminder, at) => ({ code: at + 1, ...reminder }));

/** Facts a reminder follows from. */
export interface Reminded {
  /** Begin, milliseconds since 1970. */
  readonly startMs: number;
  readonly isAllDay: boolean;
  readonly reminderTime: number | null;
}

/** The moment of a reminder; null where there is none, also for a number of whole days nobody knows. @reading R-520 */
export function reminderMoment({ startMs, isAllDay, reminderTime }: Reminded): number | null {
  if (reminderTime === null || reminderTime === NO_REMINDER) return null;
  if (isAllDay) {
    const known = ALL_DAY_REMINDERS.find(({ code }) => code === reminderTime);
    return known ? addDays(startOfDay(startMs), -known.days) + known.hour * HOUR_MS : null;
  }
  if (reminderTime === AT_START) return startMs;
  return reminderTime < 0 ? null : startMs - reminderTime * MINUTE_MS;
}
