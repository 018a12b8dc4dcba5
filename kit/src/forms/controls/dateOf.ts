import { localSecond, textInZone } from '../../engines/calendar-day/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { limitText } from '../grammar/index.ts';
import type { DateEnd, DateKeeping, DateUnit, Read } from '../grammar/index.ts';

interface Limited {
  readonly min?: DateEnd;
  readonly max?: DateEnd;
}

/** Both ends of a control as they are now. */
export function endsNow({ min, max }: Limited, read: Read, precision: DateUnit, keeps: DateKeeping, isTime = false) {
  const ms = systemClock.now();
  const at = { now: keeps === 'officeMs' ? textInZone(ms) : localSecond(ms), precision, keeps, isTime };
  return { min: limitText(min, read, { ...at, edge: 'start' }), max: limitText(max, read, { ...at, edge: 'end' }) };
}

/** True where nothing can be chosen, because the end lies before the start. @source forms §5 @reading R-590 */
export const isContrary = ({ min, max }: { readonly min: string | null; readonly max: string | null }): boolean => {
  if (min === null || max === null) return false;
  const chars = Math.min(min.length, max.length);
  return min.slice(0, chars) > max.slice(0, chars);
};
