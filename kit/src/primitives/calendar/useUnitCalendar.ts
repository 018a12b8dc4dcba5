import { useState } from 'react';
import { comparedDates, partsOfDay } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import { textInZone } from '../../engines/clock/index.ts';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { useDateWords } from '../date-parts/headless.ts';
import { placeInChosen } from './chosen.ts';
import { dayNames } from './dayNames.ts';
import { namedButton, writtenButton } from './pressables.ts';
import type { DayView, UnitCalendarOptions, WeekView } from './types.ts';
import { firstDayOf, pageOf, unitOfKey, unitRows, unitText, unitsShown } from './units.ts';
import { useChosen } from './useChosen.ts';
import { useDayGrid } from './useDayGrid.ts';

/**
 * Behaviour of the months of a year, or of twelve years, as a grid; what lies beyond the ends is reached and says why it cannot be
 * chosen. Drawn as the days of `useCalendar` are, without lists and weekdays.
 * @source forms §5
 */
export function useUnitCalendar(options: UnitCalendarOptions) {
  const { unit, min = null, max = null, onReach, canClear = false, messages } = options;
  const { clock } = useEnvironment();
  const announce = useAnnounce();
  const words = useDateWords();
  const [today] = useState(() => unitText(textInZone(clock.now()), unit));
  const [chosen, pick] = useChosen(options);
  const beyondOf = (at: string): 'before' | 'after' | null =>
    min !== null && comparedDates(at, min) < 0 ? 'before' : max !== null && comparedDates(at, max) > 0 ? 'after' : null;

  function start(): Day {
    const wanted = chosen.start ?? chosen.end ?? today;
    if (min !== null && comparedDates(unitText(wanted, unit), min) < 0) return firstDayOf(unitText(min, unit));
    return firstDayOf(unitText(max !== null && comparedDates(unitText(wanted, unit), max) > 0 ? max : wanted, unit));
  }
  const { current, show, idOf, getGridProps, getTitleProps } = useDayGrid({
    start,
    textOf: (day) => unitText(day, unit),
    dayOfKey: (key, isShift, day) => (isShift ? null : unitOfKey(key, day, unit)),
    onPress: (at) => beyondOf(at) === null && pick(at),
    onReach,
  });
  const shown = unitsShown(current, unit).filter((day) => day !== null);
  const [first = '', last = ''] = [shown[0] ?? current, shown.at(-1) ?? current].map((day) => words.date(unitText(day, 'year')));
  const nameOf = dayNames(messages, words, { min, max });

  function viewOf(day: Day): DayView {
    const at = unitText(day, unit);
    const [place, beyond] = [placeInChosen(at, chosen), beyondOf(at)];
    return {
      id: idOf(at),
      at,
      text: unit === 'month' ? words.monthShort(partsOfDay(day).month) : at,
      name: nameOf({ text: words.date(at), place, beyond }),
      place,
      note: null,
      isNow: at === today,
      isFree: beyond === null,
      isTabStop: day === current,
    };
  }
  function page(by: 1 | -1) {
    const next = firstDayOf(unitText(pageOf(current, unit, by), unit));
    show(next);
    announce(words.date(unitText(next, 'year')));
  }
  const isOfMonths = unit === 'month';
  const before = { label: isOfMonths ? messages.yearBefore : messages.yearsBefore, isDisabled: false, onPress: () => page(-1) };
  const after = { label: isOfMonths ? messages.yearAfter : messages.yearsAfter, isDisabled: false, onPress: () => page(1) };
  const now = {
    label: isOfMonths ? messages.thisMonth : messages.thisYear,
    isDisabled: beyondOf(today) !== null,
    onPress: () => pick(today),
  };
  const clear = { label: messages.clear, isDisabled: false, onPress: () => pick(null) };

  return {
    /** Year whose months are shown, or the first and the last year, in words. */
    title: isOfMonths ? first : messages.span(first, last),
    /** Rows of three; null where there is no such year. */
    weeks: unitRows(current, unit).map((row, at): WeekView => ({
      key: row.find((day) => day !== null) ?? String(at),
      days: row.map((day) => (day === null ? null : viewOf(day))),
    })),
    before,
    after,
    now,
    clear: canClear && chosen.start !== null ? clear : null,
    getGridProps,
    getTitleProps,
    /** Attributes of the buttons to the twelve before and after. */
    getBeforeProps: <Own extends object = object>(own?: Own) => namedButton(before, own),
    getAfterProps: <Own extends object = object>(own?: Own) => namedButton(after, own),
    /** Attributes of the buttons for this month or year, and for nothing. */
    getNowProps: <Own extends object = object>(own?: Own) => writtenButton(now, own),
    getClearProps: <Own extends object = object>(own?: Own) => writtenButton(clear, own),
  };
}
