import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { addMonths, dayOfKey, partsOfDay, placeOf, weeksOfMonth } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import { textInZone } from '../../engines/clock/index.ts';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { useDateWords, weekStartOf } from '../date-parts/headless.ts';
import { placeInChosen } from './chosen.ts';
import { dayNames } from './dayNames.ts';
import { closedNoteOf, noteOf } from './dayNotes.ts';
import { namedButton, writtenButton } from './pressables.ts';
import type { CalendarOptions, DayView, WeekView } from './types.ts';
import { useChosen } from './useChosen.ts';
import { useDayGrid } from './useDayGrid.ts';
import { nearestDay, yearsOffered } from './yearsOffered.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const dayAlone = (text: string | null | undefined) => text?.slice(0, 'YYYY-MM-DD'.length) ?? null;

/**
 * Behaviour of one month as a grid of days. Days beyond the ends and closed days are reached and say why they cannot be chosen. The
 * keyboard begins on the chosen day, else today; arrows walk, Home and End go through a week, Page keys through months, with Shift
 * through years. Draw `weeks` with `cellProps(view)` and in it `dayProps(view)`, within `getGridProps()`.
 * @source forms §5
 */
export function useCalendar(options: CalendarOptions) {
  const { notes, onReach, canClear = false, messages } = options;
  const { lang, clock } = useEnvironment();
  const announce = useAnnounce();
  const words = useDateWords();
  const weekStart = weekStartOf(lang);
  const [today] = useState(() => textInZone(clock.now()).slice(0, 'YYYY-MM-DD'.length));
  const [chosen, pick] = useChosen(options);
  const [value, min, max] = [dayAlone(chosen.start ?? chosen.end), dayAlone(options.min), dayAlone(options.max)];
  const isFree = (day: Day) => placeOf(day, min, max) === 'within' && closedNoteOf(notes, day) === null;
  const { current, show, idOf, getGridProps, getTitleProps } = useDayGrid({
    start: () => nearestDay(value ?? today, min, max),
    textOf: (day) => day,
    dayOfKey: (key, isShift, day) => dayOfKey(key, isShift, day, weekStart),
    onPress: (day) => isFree(day) && pick(day),
    onReach,
  });
  const { year, month } = partsOfDay(current);
  const nameOf = dayNames(messages, words, { min, max });

  function viewOf(day: Day): DayView {
    const [place, note, beyond] = [placeInChosen(day, chosen), noteOf(notes, day), placeOf(day, min, max)];
    const isNow = day === today;
    const name = nameOf({
      text: words.dayWithWeekday(day),
      isToday: isNow,
      place,
      note,
      beyond: beyond === 'within' ? null : beyond,
    });
    const text = String(partsOfDay(day).day);
    return { id: idOf(day), at: day, text, name, place, note, isNow, isFree: isFree(day), isTabStop: day === current };
  }
  function go(months: number) {
    const next = addMonths(current, months);
    show(next);
    announce(words.month(next));
  }
  const choice = (label: string, chosenNumber: number, monthsTo: (to: number) => number) => ({
    'aria-label': label,
    value: chosenNumber,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => go(monthsTo(Number(event.currentTarget.value))),
  });
  const before = { label: messages.monthBefore, isDisabled: false, onPress: () => go(-1) };
  const after = { label: messages.monthAfter, isDisabled: false, onPress: () => go(1) };
  const now = { label: messages.today, isDisabled: !isFree(today), onPress: () => pick(today) };
  const clear = { label: messages.clear, isDisabled: false, onPress: () => pick(null) };

  return {
    /** Month that is shown, in words. */
    title: words.month(current),
    weekdays: words.weekdays(weekStart),
    /** Rows of the month that is shown. */
    weeks: weeksOfMonth(current, weekStart).map((week, at): WeekView => ({
      key: week.find((day) => day !== null) ?? String(at),
      days: week.map((day) => (day === null ? null : viewOf(day))),
    })),
    /** Years and months to choose from, by their numbers. */
    years: yearsOffered(year, min, max).map((number) => ({ value: number, text: words.year(number) })),
    months: MONTHS.map((number) => ({ value: number, text: words.monthName(number) })),
    /** Buttons beside the days; `clear` is null where nothing is chosen, or something has to be. */
    before,
    after,
    now,
    clear: canClear && value !== null ? clear : null,
    getGridProps,
    getTitleProps,
    /** Attributes of the native `select` for the year, and of that for the month. */
    getYearProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        choice(messages.year, year, (to) => (to - year) * MONTHS.length),
        own,
      ),
    getMonthProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        choice(messages.month, month, (to) => to - month),
        own,
      ),
    /** Attributes of the buttons to the months before and after. */
    getBeforeProps: <Own extends object = object>(own?: Own) => namedButton(before, own),
    getAfterProps: <Own extends object = object>(own?: Own) => namedButton(after, own),
    /** Attributes of the buttons for today and for nothing. */
    getNowProps: <Own extends object = object>(own?: Own) => writtenButton(now, own),
    getClearProps: <Own extends object = object>(own?: Own) => writtenButton(clear, own),
  };
}
