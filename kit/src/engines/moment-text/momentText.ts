import { textInZone } from '../clock/index.ts';

const DAY_CHARS = 'YYYY-MM-DD'.length;
const MINUTE_CHARS = 'YYYY-MM-DD HH:mm'.length;
const YEAR_CHARS = 'YYYY'.length;

/** A moment (milliseconds since 1970) as `HH:mm` by the clock of the office. */
export const timeText = (ms: number): string => textInZone(ms).slice(DAY_CHARS + 1, MINUTE_CHARS);

/**
 * A moment (milliseconds since 1970) as `YYYY-MM-DD HH:mm` by the clock of the office, the same in all languages; none is empty
 * text. @source shell §9 (default date format) @reading R-388 R-189
 */
export const momentText = (ms: number | null): string => (ms === null ? '' : textInZone(ms).slice(0, MINUTE_CHARS));

/** A moment as its day at the office, `YYYY-MM-DD`; none is empty text. @reading R-189 */
export const dayText = (ms: number | null): string => (ms === null ? '' : textInZone(ms).slice(0, DAY_CHARS));

/** A day as `MM-DD` in the year of `nowMs`, with its year in others. For narrow columns; the whole moment is their `title`. @reading R-388 */
export function dayInYear(ms: number, nowMs: number): string {
  const day = dayText(ms);
  return day.slice(0, YEAR_CHARS) === dayText(nowMs).slice(0, YEAR_CHARS) ? day.slice(YEAR_CHARS + 1) : day;
}

/** A moment as `MM-DD HH:mm` in the year of `nowMs`, whole in others. For narrow columns; the whole moment is their `title`. @reading R-388 */
export const momentInYear = (ms: number, nowMs: number): string => `${dayInYear(ms, nowMs)} ${timeText(ms)}`;

/** The same as its time alone on the day of `nowMs`: only where a place is drawn anew each day, or says which day it shows. @reading R-388 */
export const shortMoment = (ms: number, nowMs: number): string => (dayText(ms) === dayText(nowMs) ? timeText(ms) : momentInYear(ms, nowMs));
