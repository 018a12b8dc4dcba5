import { systemClock, textInZone } from '../../../engines/clock/index.ts';
import { limitText } from '../../grammar/index.ts';
import type { DateEnd, DateUnit, Read } from '../../grammar/index.ts';

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
export const isImpossibleRange = ({ min, max }: { readonly min: string | null; readonly max: string | null }): boolean => {
  if (min === null || max === null) return false;
  const chars = Math.min(min.length, max.length);
  return min.slice(0, chars) > max.slice(0, chars);
};
