import { addDays, addMonths, daysInMonth, partsOfDay, startOfWeek } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import type { CalendarItem, CalendarMode, Period } from './types.ts';

const DAYS_OF_WEEK = 7;
const MINUTES_OF_HOUR = 60;
export const HOURS_OF_DAY = 24;
const MINUTES_OF_DAY = HOURS_OF_DAY * MINUTES_OF_HOUR;
/** As high as one line of text, so that the shortest can be read and pressed. */
const LEAST_MINUTES = 30;

const monthOf = (day: Day): Period => {
  const { year, month } = partsOfDay(day);
  const begin = day.slice(0, 8);
  return { from: `${begin}01`, to: `${begin}${String(daysInMonth(year, month)).padStart(2, '0')}` };
};

/** Period a view is about: a month, a week or a day. */
export function periodOf(mode: CalendarMode, day: Day, first: Weekday): Period {
  if (mode === 'day') return { from: day, to: day };
  if (mode !== 'week') return monthOf(day);
  const from = startOfWeek(day, first);
  return { from, to: addDays(from, DAYS_OF_WEEK - 1) };
}

/** Days a view shows: a month brings the whole of its first and last week. */
export function daysShown(mode: CalendarMode, day: Day, first: Weekday): Period {
  const { from, to } = periodOf(mode, day, first);
  if (mode !== 'month') return { from, to };
  return { from: startOfWeek(from, first), to: addDays(startOfWeek(to, first), DAYS_OF_WEEK - 1) };
}

/** The same place of the period after, or before. */
export function stepBy(mode: CalendarMode, day: Day, by: 1 | -1): Day {
  if (mode === 'day') return addDays(day, by);
  return mode === 'week' ? addDays(day, by * DAYS_OF_WEEK) : addMonths(day, by);
}

/** The days of a period, one by one. */
export function daysOf({ from, to }: Period): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day);
    // The last day there is has none after it.
    if (addDays(day, 1) === day) break;
  }
  return days;
}

/** The days of a period by weeks. */
export function weeksOf(period: Period): Day[][] {
  const days = daysOf(period);
  return Array.from({ length: Math.ceil(days.length / DAYS_OF_WEEK) }, (_, week) =>
    days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  );
}

const dayOfMoment = (moment: string): Day => moment.slice(0, 10);
export const clockOfMoment = (moment: string): string => moment.slice(11, 16);

/** Last day of something: what ends at midnight does not touch the day that begins then. */
function lastDayOf({ start, end }: CalendarItem): Day {
  const day = dayOfMoment(end);
  return clockOfMoment(end) === '00:00' && end > start && day > dayOfMoment(start) ? addDays(day, -1) : day;
}

/** Ends on this day. */
export const isLastOn = (item: CalendarItem, day: Day): boolean => lastDayOf(item) === day;

const touches = (item: CalendarItem, { from, to }: Period): boolean => dayOfMoment(item.start) <= to && lastDayOf(item) >= from;

/** Takes the day whole, by its kind or by its length. */
export const isAllDayOn = (item: CalendarItem, day: Day): boolean =>
  item.isAllDay || (item.start <= `${day} 00:00` && (item.end >= `${day} 23:59` || dayOfMoment(item.end) > day));

/** Items that touch a period: those of the first day first, whole days before others, then by their begin. */
export const itemsIn = (items: readonly CalendarItem[], period: Period): CalendarItem[] =>
  items
    .filter((item) => touches(item, period))
    .sort(
      (one, other) =>
        Number(isAllDayOn(other, period.from)) - Number(isAllDayOn(one, period.from)) ||
        compare(one.start, other.start) ||
        compare(other.end, one.end) ||
        compare(one.id, other.id),
    );

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Items of one day. */
export const itemsOn = (items: readonly CalendarItem[], day: Day): CalendarItem[] => itemsIn(items, { from: day, to: day });

/** Part of a day something takes, and its place beside what lies there too. Shares of the width: `lane` of `lanes`. */
export interface Block {
  readonly item: CalendarItem;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly lane: number;
  readonly lanes: number;
}

const minuteOn = (moment: string, day: Day): number => {
  const at = dayOfMoment(moment);
  if (at !== day) return at < day ? 0 : MINUTES_OF_DAY;
  const [hours, minutes] = clockOfMoment(moment).split(':').map(Number);
  return (hours ?? 0) * MINUTES_OF_HOUR + (minutes ?? 0);
};

/** Blocks of a day: those that overlap stand beside one another, each as wide as the others of its bunch. */
export function blocksOn(items: readonly CalendarItem[], day: Day): Block[] {
  const spans = itemsOn(items, day)
    .filter((item) => !isAllDayOn(item, day))
    .map((item) => {
      const fromMinute = Math.min(minuteOn(item.start, day), MINUTES_OF_DAY - LEAST_MINUTES);
      return { item, fromMinute, toMinute: Math.max(minuteOn(item.end, day), fromMinute + LEAST_MINUTES) };
    })
    .sort((one, other) => one.fromMinute - other.fromMinute || other.toMinute - one.toMinute);
  const blocks: Block[] = [];
  let bunch: Omit<Block, 'lanes'>[] = [];
  let ends: number[] = [];
  const settle = () => {
    blocks.push(...bunch.map((block) => ({ ...block, lanes: ends.length })));
    bunch = [];
    ends = [];
  };
  for (const span of spans) {
    if (ends.every((end) => end <= span.fromMinute)) settle();
    const free = ends.findIndex((end) => end <= span.fromMinute);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.toMinute;
    bunch.push({ ...span, lane });
  }
  settle();
  return blocks;
}
