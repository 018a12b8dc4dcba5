import { shortcutSpan } from '../../engines/calendar-day/index.ts';
import type { RangeShortcut, Weekday } from '../../engines/calendar-day/index.ts';
import type { DatePrecision } from '../date-parts/headless.ts';
import type { RangeEnds } from './useRangeEdit.ts';

const DAYS: readonly RangeShortcut[] = ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisYear'];
const USUAL: Readonly<Record<DatePrecision, readonly RangeShortcut[]>> = {
  year: ['thisYear', 'lastYear'],
  month: ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'],
  day: DAYS,
  minute: DAYS,
  second: DAYS,
};

interface Owner {
  readonly precision: DatePrecision;
  readonly shortcuts?: readonly RangeShortcut[] | undefined;
  readonly min: string | null;
  readonly max: string | null;
  readonly today: string;
  readonly weekStart: Weekday;
}

/** Spans by name, each clipped to the limits; null where nothing of it may be chosen. @reading R-591 */
export function shortcutsOf({ precision, shortcuts = USUAL[precision], min, max, today, weekStart }: Owner) {
  const chars = precision === 'year' ? 'YYYY'.length : precision === 'month' ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const cut = (text: string) => text.slice(0, chars);

  function clipped(shortcut: RangeShortcut): RangeEnds | null {
    const span = shortcutSpan(shortcut, today, weekStart);
    const start = min !== null && cut(min) > cut(span.start) ? cut(min) : cut(span.start);
    const end = max !== null && cut(max) < cut(span.end) ? cut(max) : cut(span.end);
    return start > end ? null : { start, end };
  }
  return shortcuts.map((shortcut) => ({ shortcut, ends: clipped(shortcut) }));
}
