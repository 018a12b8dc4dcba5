/** The office's clock is eight hours ahead of UTC, and a day on the wire begins there. */
const OFFICE_OFFSET = '+08:00';
const OFFICE_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** A day as it is typed: `1990-05-01`; empty for none. */
export const dayText = (ms: number | null): string => (ms === null ? '' : new Date(ms + OFFICE_OFFSET_MS).toISOString().slice(0, 10));

/** The moment a typed day begins at, null for none; undefined when it is no day. */
export function dayOfText(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const [, year, month, day] = DAY.exec(typed) ?? [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const ms = Date.parse(`${written}T00:00:00${OFFICE_OFFSET}`);
  // A day that does not exist, such as 31 April, is read as another one or not at all.
  return Number.isFinite(ms) && dayText(ms) === written ? ms : undefined;
}
