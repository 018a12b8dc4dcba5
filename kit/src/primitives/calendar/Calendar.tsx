import { visuallyHidden } from '../../theme/focus.css.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import * as css from './Calendar.css.ts';
import { CalendarFoot } from './CalendarFoot.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { DayCell } from './DayCell.tsx';
import { useCalendar, weekProps, weekdayProps } from './headless.ts';
import { calendarMessages } from './messages.ts';
import type { CalendarProps } from './types.ts';

const options = (offered: readonly { readonly value: number; readonly text: string }[]) =>
  offered.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/**
 * One month as a grid of days, with lists for year and month above it: on a phone they are the phone's own. Days beyond the ends and
 * closed days are reached and say why they cannot be chosen. The keyboard begins on the chosen day, else today.
 */
export function Calendar(props: CalendarProps) {
  const { parts, foot } = props;
  const calendar = useCalendar({ ...props, messages: useMessages(calendarMessages) });
  const list = partProps(parts, 'list', css.choice);
  return (
    <div {...rootProps(props, css.sheet)}>
      <CalendarHead before={calendar.before} after={calendar.after} parts={parts}>
        <span className={css.choices}>
          <select {...calendar.getYearProps(list)}>{options(calendar.years)}</select>
          <select {...calendar.getMonthProps(list)}>{options(calendar.months)}</select>
        </span>
      </CalendarHead>
      <span {...calendar.getTitleProps({ className: visuallyHidden })}>{calendar.title}</span>
      <div className={css.weeks}>
        <table {...calendar.getGridProps({ className: css.grid })}>
          <thead>
            <tr {...weekProps()}>
              {calendar.weekdays.map((weekday) => (
                <th key={weekday.long} {...weekdayProps(weekday, { scope: 'col', ...partProps(parts, 'weekday', css.weekday) })}>
                  {weekday.short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendar.weeks.map(({ key, days }) => (
              <tr key={key} {...weekProps()}>
                {days.map((view, at) => (
                  <DayCell key={view?.at ?? at} view={view} className={css.place} parts={parts} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {foot ?? <CalendarFoot now={calendar.now} clear={calendar.clear} parts={parts} />}
    </div>
  );
}
