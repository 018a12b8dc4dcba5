import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { dayOfKey, partsOfDay, placeOf } from '../../engines/calendar-day/index.ts';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';
import { systemClock, textInZone } from '../../engines/clock/index.ts';
import { nearestDay, yearsOffered } from './yearsOffered.ts';

interface CalendarStart {
  readonly value: Day | null;
  readonly min: Day | null;
  readonly max: Day | null;
  readonly weekStart: Weekday;
  readonly onReach?: ((day: Day) => void) | undefined;
}

/** Day of a calendar that has the keyboard, and with it the month that is shown. */
export function useCalendar({ value, min, max, weekStart, onReach }: CalendarStart) {
  const [today] = useState(() => textInZone(systemClock.now()).slice(0, 10));
  const [current, setCurrent] = useState(() => nearestDay(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);

  useLayoutEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isByKey.current = false;
  }, [current]);

  return {
    today,
    current,
    grid,
    years: yearsOffered(partsOfDay(current).year, min, max),
    /** Shows another month without taking the keyboard there. */
    show: setCurrent,
    canChoose: (day: Day) => placeOf(day, min, max) === 'within',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const next = dayOfKey(event.key, event.shiftKey, current, weekStart);
      if (next === null) return;
      event.preventDefault();
      isByKey.current = true;
      setCurrent(next);
      onReach?.(next);
    },
  };
}
