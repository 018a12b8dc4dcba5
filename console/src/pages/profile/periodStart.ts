import { addDays } from '@milepost/kit/engines/calendar-day';
import { msInZone } from '@milepost/kit/engines/clock';
import { dayText } from '@milepost/kit/engines/moment-text';
import type { Period } from './search.ts';

/** Span of a log, in days; null for all of it. */
const DAYS = { all: null, today: 1, week: 7, month: 30 } as const satisfies Record<Period, number | null>;

/** First moment of a period: midnight at the office, so that the address of a list is the same all day. */
export function periodStart(period: Period, nowMs: number): number | null {
  const days = DAYS[period];
  if (days === null) return null;
  // By the calendar: a day on which the clock is changed has 23 or 25 hours.
  return msInZone(addDays(dayText(nowMs), 1 - days));
}
