import type { SheetCalendar } from './types.ts';

const DAY_MS = 86_400_000;
const SECONDS_OF_DAY = 86_400;
/** Day 0 of each calendar. The older one has a 29 February 1900 that never was, so days before it are one further on. */
const FIRST_MS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const NO_DAY = 60;
const LAST_SERIAL = 2_958_465;

const two = (part: number) => String(part).padStart(2, '0');

/** Day (`YYYY-MM-DD`) of a count of days, by the calendar of its workbook; null for one no calendar has. */
export function dayOfSerial(serial: number, calendar: SheetCalendar): string | null {
  const days = Math.floor(serial);
  if (days < (calendar === 1900 ? 1 : 0) || days > LAST_SERIAL || (calendar === 1900 && days === NO_DAY)) return null;
  const shift = calendar === 1900 && days < NO_DAY ? 1 : 0;
  return new Date(FIRST_MS[calendar] + (days + shift) * DAY_MS).toISOString().slice(0, 10);
}

/** Days and seconds of a count of days, to the nearest second. */
export function partsOfSerial(serial: number): { readonly days: number; readonly seconds: number } {
  const seconds = Math.round(serial * SECONDS_OF_DAY);
  const days = Math.floor(seconds / SECONDS_OF_DAY);
  return { days, seconds: seconds - days * SECONDS_OF_DAY };
}

/** Time of the day (`HH:mm:ss`) of seconds since midnight. */
export const timeOfSeconds = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');

/** Count of days of a text `YYYY-MM-DD`, with ` HH:mm` or ` HH:mm:ss` behind it, in the 1900 calendar; null for days it has not. */
export function serialOf(text: string): number | null {
  const [day = '', time = ''] = text.split(' ');
  const days = (Date.parse(`${day}T00:00:00Z`) - FIRST_MS[1900]) / DAY_MS;
  if (!Number.isInteger(days) || days <= NO_DAY) return null;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return days + (hours * 3600 + minutes * 60 + seconds) / SECONDS_OF_DAY;
}
