/** Age of something; `date` where that is said by its date. */
export interface RelativeTime {
  readonly unit: 'now' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'date';
  /** Number of them; 0 for `now` and `date`. */
  readonly count: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
const MAX_WEEKS = 3;
const MAX_MONTHS = 3;

/**
 * Just now (under a minute, or ahead of the clock), minutes, hours, days up to 6, weeks up to 3, months up to 3, else a date.
 * A month is 30 days; what is older than 3 weeks and younger than a month is one month old.
 * @param ageSeconds how long ago, in seconds
 * @source shell §9 @reading R-343
 */
export function relativeTime(ageSeconds: number): RelativeTime {
  if (ageSeconds < MINUTE) return { unit: 'now', count: 0 };
  if (ageSeconds < HOUR) return { unit: 'minute', count: Math.floor(ageSeconds / MINUTE) };
  if (ageSeconds < DAY) return { unit: 'hour', count: Math.floor(ageSeconds / HOUR) };
  const days = Math.floor(ageSeconds / DAY);
  if (days < WEEK_DAYS) return { unit: 'day', count: days };
  if (days < (MAX_WEEKS + 1) * WEEK_DAYS) return { unit: 'week', count: Math.floor(days / WEEK_DAYS) };
  if (days < (MAX_MONTHS + 1) * MONTH_DAYS) return { unit: 'month', count: Math.max(1, Math.floor(days / MONTH_DAYS)) };
  return { unit: 'date', count: 0 };
}
