const two = (figure: number) => String(figure).padStart(2, '0');

/** `YYYY-MM-DD` by the clock of whoever reads. */
function dayText(ms: number): string {
  const at = new Date(ms);
  return [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
}

/** A moment (milliseconds since 1970) as `HH:mm` by the clock of whoever reads. */
export function timeText(ms: number): string {
  const at = new Date(ms);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * A moment (milliseconds since 1970) as `YYYY-MM-DD HH:mm` by the clock of whoever reads, the same in all languages; none is
 * empty text. @source shell §9 (default date format) @reading R-388
 */
export const momentText = (ms: number | null): string => (ms === null ? '' : `${dayText(ms)} ${timeText(ms)}`);

/** A day as `MM-DD` in the year of `nowMs`, with its year in others. For narrow columns; the whole moment is their `title`. @reading R-388 */
export function dayInYear(ms: number, nowMs: number): string {
  const day = dayText(ms);
  return new Date(ms).getFullYear() === new Date(nowMs).getFullYear() ? day.slice(-'MM-DD'.length) : day;
}

/** A moment as `MM-DD HH:mm` in the year of `nowMs`, whole in others. For narrow columns; the whole moment is their `title`. @reading R-388 */
export const momentInYear = (ms: number, nowMs: number): string => `${dayInYear(ms, nowMs)} ${timeText(ms)}`;

/** The same as its time alone on the day of `nowMs`: only where a place is drawn anew each day, or says which day it shows. @reading R-388 */
export const shortMoment = (ms: number, nowMs: number): string => (dayText(ms) === dayText(nowMs) ? timeText(ms) : momentInYear(ms, nowMs));
