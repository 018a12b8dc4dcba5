import { useLingui } from '@lingui/react/macro';
import { shortcutSpan } from '../../engines/calendar-day/index.ts';
import type { RangeShortcut, Weekday } from '../../engines/calendar-day/index.ts';
import type { DatePrecision } from '../date-parts/index.ts';
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
export function useShortcuts({ precision, shortcuts = USUAL[precision], min, max, today, weekStart }: Owner) {
  const { t } = useLingui();
  const names: Readonly<Record<RangeShortcut, string>> = {
    today: t({ message: 'Today', context: 'choose the day' }),
    yesterday: t({ message: 'Yesterday', context: 'choose the days' }),
    thisWeek: t({ message: 'This week', context: 'choose the days' }),
    lastWeek: t({ message: 'Last week', context: 'choose the days' }),
    thisMonth: t({ message: 'This month', context: 'choose the month' }),
    lastMonth: t({ message: 'Last month', context: 'choose the days' }),
    thisQuarter: t({ message: 'This quarter', context: 'choose the days' }),
    thisYear: t({ message: 'This year', context: 'choose the year' }),
    lastYear: t({ message: 'Last year', context: 'choose the days' }),
    last7Days: t({ message: 'Last 7 days', context: 'choose the days' }),
    last30Days: t({ message: 'Last 30 days', context: 'choose the days' }),
  };
  const chars = precision === 'year' ? 'YYYY'.length : precision === 'month' ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const cut = (text: string) => text.slice(0, chars);

  function clipped(shortcut: RangeShortcut): RangeEnds | null {
    const span = shortcutSpan(shortcut, today, weekStart);
    const start = min !== null && cut(min) > cut(span.start) ? cut(min) : cut(span.start);
    const end = max !== null && cut(max) < cut(span.end) ? cut(max) : cut(span.end);
    return start > end ? null : { start, end };
  }
  return shortcuts.map((shortcut) => ({ shortcut, name: names[shortcut], ends: clipped(shortcut) }));
}
