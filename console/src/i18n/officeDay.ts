import { msInZone } from '@milepost/kit/engines/clock';
import { dayText } from '@milepost/kit/engines/moment-text';

export { dayText };

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** The moment a typed day begins at, at the office; null for none; undefined when it is no day. @reading R-189 */
export function dayOfText(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const [, year, month, day] = DAY.exec(typed) ?? [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const ms = msInZone(written);
  // A day that does not exist, such as 31 April, is read as another one.
  return dayText(ms) === written ? ms : undefined;
}
