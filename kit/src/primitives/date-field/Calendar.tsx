import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { partsOfDay, placeOf, weeksOfMonth } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Button } from '../button/index.ts';
import { useKit } from '../kit-provider/index.ts';
import * as css from './Calendar.css.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { weekStartOf } from './dateWords.ts';
import type { DateWords } from './dateWords.ts';
import { useCalendar } from './useCalendar.ts';

export interface CalendarProps {
  /** The chosen day; a time behind it is left aside, as behind the ends. */
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly words: DateWords;
  readonly canClear: boolean;
  /** Null: no day at all. */
  readonly onPick: (day: Day | null) => void;
}

interface Ends {
  readonly min: Day | null;
  readonly max: Day | null;
}

const dayAlone = (text: string | null) => text && text.slice(0, 10);

/** Spoken name of a day: with its weekday, whether it is today, and why it cannot be chosen. */
function useDayNames(words: DateWords, today: Day, { min, max }: Ends) {
  const { t } = useLingui();
  return (day: Day): string => {
    const place = placeOf(day, min, max);
    const parts = [
      words.dayWithWeekday(day),
      day === today ? t({ message: 'today', context: 'behind a date' }) : '',
      place === 'before' ? t`cannot be chosen, it is before ${{ day: words.date(min ?? day) }}` : '',
      place === 'after' ? t`cannot be chosen, it is after ${{ day: words.date(max ?? day) }}` : '',
    ];
    return parts.filter(Boolean).join(t({ message: ', ', context: 'in the name of a day' }));
  };
}

interface DayButtonProps {
  readonly day: Day;
  readonly name: string;
  readonly look: keyof typeof css.day;
  readonly isCurrent: boolean;
  readonly isToday: boolean;
  readonly onPick: (day: Day) => void;
}

function DayButton({ day, name, look, isCurrent, isToday, onPick }: DayButtonProps) {
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
    >
      {partsOfDay(day).day}
    </button>
  );
}

/**
 * One month as a grid of days, with lists for year and month above it. Days beyond the ends are reached and say why they
 * cannot be chosen. The keyboard begins on the chosen day, else today.
 */
export function Calendar({ words, canClear, onPick, ...given }: CalendarProps) {
  const { t } = useLingui();
  const { locale, announcer } = useKit();
  const monthId = useId();
  const weekStart = weekStartOf(locale);
  const [value, min, max] = [dayAlone(given.value), dayAlone(given.min), dayAlone(given.max)];
  const { current, grid, onKeyDown, today, years, show, canChoose } = useCalendar({ value, min, max, weekStart });
  const nameOf = useDayNames(words, today, { min, max });

  const drawDay = (day: Day) => (
    <DayButton
      day={day}
      name={nameOf(day)}
      look={canChoose(day) ? (day === value ? 'chosen' : 'free') : 'beyond'}
      isCurrent={day === current}
      isToday={day === today}
      onPick={onPick}
    />
  );

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
                  <td key={day ?? at} aria-selected={day === null ? undefined : day === value} className={css.place}>
                    {day !== null && drawDay(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.foot}>
        <Button variant="accent" isDisabled={!canChoose(today)} onPress={() => onPick(today)}>
          {t({ message: 'Today', context: 'choose the day' })}
        </Button>
        {canClear && value !== null && (
          <Button variant="text" onPress={() => onPick(null)}>
            {t({ message: 'Clear', context: 'a date' })}
          </Button>
        )}
      </div>
    </div>
  );
}
