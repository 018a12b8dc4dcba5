import { momentText } from '../../i18n/momentText.ts';

const WRITTEN = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]+(\d{1,2})[:：](\d{2}))$/;

/** The moment (milliseconds since 1970) of a date and time typed as `2026-11-24 08:00`, in the time of this computer; null for anything else, a 31 June too. */
export function readMoment(typed: string): number | null {
  const [, ...parts] = WRITTEN.exec(typed.trim()) ?? [];
  if (parts.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  const date = new Date(year, month - 1, day, hour, minute);
  const isSame =
    date.getFullYear() === year &&
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    date.getHours() === hour &&
    date.getMinutes() === minute;
  return isSame ? date.getTime() : null;
}

/** A moment as it is typed; empty for none. */
export const writeMoment = momentText;
