import type { Period } from './search.ts';

/** Span of a log, in days; null for all of it. */
const DAYS = { all: null, today: 1, week: 7, month: 30 } as const satisfies Record<Period, number | null>;

/** First moment of a period: midnight of the reader, so that the address of a list is the same all day. */
export function periodStart(period: Period, nowMs: number): number | null {
  const days = DAYS[period];
  if (days === null) return null;
  const midnight = new Date(nowMs);
  midnight.setHours(0, 0, 0, 0);
  // By the calendar: a day on which the clock is changed has 23 or 25 hours.
  midnight.setDate(midnight.getDate() - (days - 1));
  return midnight.getTime();
}
