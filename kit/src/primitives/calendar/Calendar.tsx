import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { partsOfDay, weeksOfMonth } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { weekStartOf } from '../date-parts/index.ts';
import type { DayNote } from '../date-parts/index.ts';
import { useKit } from '../kit-provider/index.ts';
import * as css from './Calendar.css.ts';
import { CalendarFoot } from './CalendarFoot.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { LOOKS, placeInChosen } from './chosen.ts';
import { closedNoteOf, noteOf } from './dayNotes.ts';
import type { CalendarProps } from './types.ts';
import { useCalendar } from './useCalendar.ts';
import { useDayNames } from './useDayNames.ts';

const dayAlone = (text: string | null) => text && text.slice(0, 10);

interface DayButtonProps {
  readonly day: Day;
  readonly name: string;
  readonly look: keyof typeof css.day;
  readonly isCurrent: boolean;
  readonly isToday: boolean;
  readonly note: DayNote | null;
  readonly onPick: (day: Day) => void;
  readonly onReach: ((day: Day) => void) | undefined;
}

function DayButton({ day, name, look, isCurrent, isToday, note, onPick, onReach }: DayButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      data-autofocus={isCurrent ? '' : undefined}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={look === 'beyond' ? true : undefined}
      className={css.day[look]}
      onClick={() => look !== 'beyond' && onPick(day)}
      onPointerEnter={() => onReach?.(day)}
    >
      {partsOfDay(day).day}
      {note && note.kind !== 'closed' && (
        <span
          aria-hidden="true"
          data-mark={
            note.kind === 'holiday' ? t({ message: 'off', context: 'mark of a day' }) : t({ message: 'work', context: 'mark of a day' })
          }
          className={css.mark[note.kind]}
        />
      )}
    </button>
  );
}

/**
 * One month as a grid of days, with lists for year and month above it. Days beyond the ends and closed days are reached and
 * say why they cannot be chosen. The keyboard begins on the chosen day, else today.
 */
export function Calendar({ chosen, words, notes, canClear, onPick, onReach, foot, ...given }: CalendarProps) {
  const { lang, announcer } = useKit();
  const monthId = useId();
  const weekStart = weekStartOf(lang);
  const [value, min, max] = [dayAlone(chosen.start ?? chosen.end), dayAlone(given.min), dayAlone(given.max)];
  const { current, grid, onKeyDown, today, years, show, canChoose } = useCalendar({ value, min, max, weekStart, onReach });
  const nameOf = useDayNames(words, today, { min, max });
  const isFree = (day: Day) => canChoose(day) && closedNoteOf(notes, day) === null;

  const drawDay = (day: Day) => {
    const place = placeInChosen(day, chosen);
    const note = noteOf(notes, day);
    return (
      <DayButton
        day={day}
        name={nameOf(day, place, note)}
        look={isFree(day) ? LOOKS[place] : 'beyond'}
        isCurrent={day === current}
        isToday={day === today}
        note={note}
        onPick={onPick}
        onReach={onReach}
      />
    );
  };

  return (
    <div className={css.sheet}>
      <CalendarHead
        shown={current}
        years={years}
        words={words}
        onShow={(day) => {
          show(day);
          announcer.say(words.month(day));
        }}
      />
      <span id={monthId} className={visuallyHidden}>
        {words.month(current)}
      </span>
      <div className={css.weeks}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table one walks with the arrow keys is a grid */}
        <table ref={grid} role="grid" aria-labelledby={monthId} className={css.grid} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {words.weekdays(weekStart).map(({ short, long }) => (
                <th key={long} scope="col" className={css.weekday}>
                  <span aria-hidden="true">{short}</span>
                  <span className={visuallyHidden}>{long}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOfMonth(current, weekStart).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, at) => (
                  <td
                    key={day ?? at}
                    aria-selected={day === null ? undefined : placeInChosen(day, chosen) !== 'none'}
                    className={css.place}
                  >
                    {day !== null && drawDay(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {foot ?? <CalendarFoot now={today} unit="day" isNowFree={isFree(today)} canClear={canClear && value !== null} onPick={onPick} />}
    </div>
  );
}
