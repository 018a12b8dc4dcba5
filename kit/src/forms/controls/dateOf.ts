import { rangeMoments } from '../../engines/calendar-day/index.ts';
import { msInZone, systemClock, textInZone } from '../../engines/clock/index.ts';
import { limitText, textOfKept } from '../grammar/index.ts';
import type { DateEnd, DateKeeping, DateUnit, Read } from '../grammar/index.ts';

interface Limited {
  readonly min?: DateEnd;
  readonly max?: DateEnd;
}

/** Both ends of a control as they are now, at the office. */
export function endsNow({ min, max }: Limited, read: Read, precision: DateUnit, isTime = false) {
  const at = { now: textInZone(systemClock.now()), precision, isTime };
  return { min: limitText(min, read, { ...at, edge: 'start' }), max: limitText(max, read, { ...at, edge: 'end' }) };
}

/** True where nothing can be chosen, because the end lies before the start. @source forms §5 @reading R-590 */
export const isContrary = ({ min, max }: { readonly min: string | null; readonly max: string | null }): boolean => {
  if (min === null || max === null) return false;
  const chars = Math.min(min.length, max.length);
  return min.slice(0, chars) > max.slice(0, chars);
};

/** A date as it is kept. */
export const keptOf = (text: string, keeps: DateKeeping): string | number => (keeps === 'text' ? text : msInZone(text));

/** A range as it is kept: as moments, days run to the last second of the last one. @reading R-587 */
export function keptRange(range: readonly [string, string] | null, keeps: DateKeeping): readonly (string | number)[] | null {
  if (range === null) return null;
  return keeps === 'text' ? range : rangeMoments(...range).map((text) => keptOf(text, keeps));
}

/** A kept range as texts; null for what is none. */
export function textsOfKept(value: unknown, precision: DateUnit): readonly [string, string] | null {
  if (!Array.isArray(value)) return null;
  const [start, end] = value.map((one) => textOfKept(one, precision));
  return start && end ? [start, end] : null;
}
