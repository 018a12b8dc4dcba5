import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { addDays, lunarDays, utcDate } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import { dateWords } from '../../primitives/date-parts/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { clockOfMoment, isAllDayOn } from './place.ts';
import type { CalendarItem, CalendarMode, Period } from './types.ts';

const weekdayOf = (day: Day) => utcDate(day).getUTCDay() as Weekday;
const MIDNIGHT_AFTER = '24:00';

/** Words of a calendar in the language of the page. */
export function useCalendarWords(today: Day, showsLunar = false) {
  const { t } = useLingui();
  const { lang } = useKit();
  const words = useMemo(() => dateWords(lang), [lang]);
  const lunar = useMemo(() => (showsLunar ? lunarDays(lang) : null), [lang, showsLunar]);
  const hasNames = lang.startsWith('zh');
  const comma = t({ message: ', ', context: 'in the name of a day' });
  const join = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(comma);
  const count = (number: number) => (number === 0 ? t`nothing planned` : t`${plural(number, { one: '# schedule', other: '# schedules' })}`);
  const allDay = t`All day`;
  const lunarLong = (day: Day): string => {
    if (!lunar) return '';
    const { month, day: of } = lunar(day);
    const spoken = hasNames ? `${month}${of}` : `${month}/${of}`;
    return t`lunar calendar ${spoken}`;
  };
  return {
    ...words,
    comma,
    join,
    count,
    allDay,
    /** Day of the Chinese calendar as it stands in a cell: the first of a month names the month. Empty where it is not asked for. */
    lunarShort(day: Day): string {
      if (!lunar) return '';
      const { month, day: of, isFirst } = lunar(day);
      if (hasNames) return isFirst ? month : of;
      return t`Lunar ${month}/${of}`;
    },
    hour: t({ message: 'Hour', context: 'heading of a column' }),
    weekdayOf: (day: Day) => words.weekdays(weekdayOf(day))[0]?.long ?? '',
    /** A place of the grid as it is spoken: the day, its hour, whether it is today, how much is there. */
    place: (day: Day, hour: string | null, number: number) =>
      join(
        hour === null ? words.dayWithWeekday(day) : `${words.dayWithWeekday(day)} ${hour}`,
        day === today && t({ message: 'today', context: 'behind a date' }),
        count(number),
        hour === null && lunarLong(day),
      ),
    /** Hours of something on one of its days. */
    hours(item: CalendarItem, day: Day): string {
      if (isAllDayOn(item, day)) return allDay;
      const from = item.start.startsWith(day) ? clockOfMoment(item.start) : '00:00';
      const to = item.end.startsWith(day) ? clockOfMoment(item.end) : MIDNIGHT_AFTER;
      return `${from} – ${to}`;
    },
    /** Begin and end with their days: the day once where it is one. */
    span(item: CalendarItem): string {
      const [from, to] = [item.start.slice(0, 10), item.end.slice(0, 10)];
      const isMidnight = clockOfMoment(item.end) === '00:00' && item.end > item.start;
      const begin = words.dayWithWeekday(from);
      if (from === to || (isMidnight && addDays(from, 1) === to)) return join(begin, this.hours(item, from));
      if (item.isAllDay) return `${begin} – ${words.dayWithWeekday(to)}`;
      return `${begin} ${clockOfMoment(item.start)} – ${words.dayWithWeekday(to)} ${clockOfMoment(item.end)}`;
    },
    /** Name of what is shown. */
    period(mode: CalendarMode, { from, to }: Period): string {
      if (mode === 'day') return words.dayWithWeekday(from);
      return mode === 'week' ? `${words.date(from)} – ${words.date(to)}` : words.month(from);
    },
  };
}

export type CalendarWords = ReturnType<typeof useCalendarWords>;
