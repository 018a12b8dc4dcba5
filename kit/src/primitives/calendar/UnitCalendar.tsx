import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { comparedDates, partsOfDay } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import { systemClock, textInZone } from '../../engines/clock/index.ts';
import { IconButton } from '../button/index.ts';
import { useKit } from '../kit-provider/index.ts';
import * as css from './Calendar.css.ts';
import { CalendarFoot } from './CalendarFoot.tsx';
import { LOOKS, placeInChosen } from './chosen.ts';
import type { PlaceInChosen } from './chosen.ts';
import type { UnitCalendarProps } from './types.ts';
import { firstDayOf, pageOf, unitOfKey, unitRows, unitText, unitsShown } from './units.ts';

/** The month or year that has the keyboard, as its first day. */
function useCurrent({ chosen, unit, min, max, onReach }: UnitCalendarProps) {
  const [now] = useState(() => unitText(textInZone(systemClock.now()), unit));
  const [current, setCurrent] = useState<Day>(() => {
    const wanted = chosen.start ?? chosen.end ?? now;
    if (min !== null && comparedDates(unitText(wanted, unit), min) < 0) return firstDayOf(unitText(min, unit));
    return firstDayOf(unitText(max !== null && comparedDates(unitText(wanted, unit), max) > 0 ? max : wanted, unit));
  });
  const grid = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  useLayoutEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isByKey.current = false;
  }, [current]);
  return {
    now,
    current,
    grid,
    show: setCurrent,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const next = unitOfKey(event.key, current, unit);
      if (next === null) return;
      event.preventDefault();
      isByKey.current = true;
      setCurrent(next);
      onReach?.(unitText(next, unit));
    },
  };
}

/** The months of a year, or twelve years, as a grid; what lies beyond the ends is reached and says why it cannot be chosen. */
export function UnitCalendar(props: UnitCalendarProps) {
  const { unit, chosen, min, max, words, canClear, onPick, onReach, foot } = props;
  const { t } = useLingui();
  const { announcer } = useKit();
  const titleId = useId();
  const { now, current, grid, show, onKeyDown } = useCurrent(props);
  const shown = unitsShown(current, unit).filter((day) => day !== null);
  const years = [shown[0] ?? current, shown.at(-1) ?? current].map((day) => words.date(unitText(day, 'year')));
  const [first = '', last = ''] = years;
  const title = unit === 'month' ? first : t({ message: `${first} to ${last}`, context: 'two dates' });
  const beyondOf = (at: string) =>
    min !== null && comparedDates(at, min) < 0 ? 'before' : max !== null && comparedDates(at, max) > 0 ? 'after' : null;

  function nameOf(at: string, place: PlaceInChosen): string {
    const beyond = beyondOf(at);
    const parts = [
      words.date(at),
      place === 'start'
        ? t({ message: 'start', context: 'of a range' })
        : place === 'end'
          ? t({ message: 'end', context: 'of a range' })
          : '',
      beyond === 'before' ? t`cannot be chosen, it is before ${{ day: words.date(min ?? at) }}` : '',
      beyond === 'after' ? t`cannot be chosen, it is after ${{ day: words.date(max ?? at) }}` : '',
    ];
    return parts.filter(Boolean).join(t({ message: ', ', context: 'in the name of a day' }));
  }
  function page(by: 1 | -1) {
    const next = firstDayOf(unitText(pageOf(current, unit, by), unit));
    show(next);
    announcer.say(words.date(unitText(next, 'year')));
  }
  const drawUnit = (day: Day) => {
    const at = unitText(day, unit);
    const place = placeInChosen(at, chosen);
    const isBeyond = beyondOf(at) !== null;
    return (
      <button
        type="button"
        tabIndex={day === current ? 0 : -1}
        data-autofocus={day === current ? '' : undefined}
        aria-label={nameOf(at, place)}
        aria-current={at === now ? 'date' : undefined}
        aria-disabled={isBeyond || undefined}
        className={css.day[isBeyond ? 'beyond' : LOOKS[place]]}
        onClick={() => !isBeyond && onPick(at)}
        onPointerEnter={() => onReach?.(at)}
      >
        {unit === 'month' ? words.monthShort(partsOfDay(day).month) : at}
      </button>
    );
  };

  return (
    <div className={css.sheet}>
      <div className={css.head}>
        <IconButton icon={ChevronLeft} label={unit === 'month' ? t`Year before` : t`Years before`} onPress={() => page(-1)} />
        <strong id={titleId} className={css.title}>
          {title}
        </strong>
        <IconButton icon={ChevronRight} label={unit === 'month' ? t`Year after` : t`Years after`} onPress={() => page(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table one walks with the arrow keys is a grid */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={css.grid} onKeyDown={onKeyDown}>
        <tbody>
          {unitRows(current, unit).map((row, at) => (
            <tr key={row.find((day) => day !== null) ?? at}>
              {row.map((day, place) => (
                <td
                  key={day ?? place}
                  aria-selected={day === null ? undefined : placeInChosen(unitText(day, unit), chosen) !== 'none'}
                  className={css.unitPlace}
                >
                  {day !== null && drawUnit(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot ?? (
        <CalendarFoot
          now={now}
          unit={unit}
          isNowFree={beyondOf(now) === null}
          canClear={canClear && chosen.start !== null}
          onPick={onPick}
        />
      )}
    </div>
  );
}
