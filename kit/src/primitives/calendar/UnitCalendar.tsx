import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import * as css from './Calendar.css.ts';
import { CalendarFoot } from './CalendarFoot.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { DayCell } from './DayCell.tsx';
import { useUnitCalendar, weekProps } from './headless.ts';
import { calendarMessages } from './messages.ts';
import type { UnitCalendarProps } from './types.ts';

/** The months of a year, or twelve years, as a grid; what lies beyond the ends is reached and says why it cannot be chosen. */
export function UnitCalendar(props: UnitCalendarProps) {
  const { parts, foot } = props;
  const calendar = useUnitCalendar({ ...props, messages: useMessages(calendarMessages) });
  return (
    <div {...rootProps(props, css.sheet)}>
      <CalendarHead before={calendar.before} after={calendar.after} parts={parts}>
        <strong {...calendar.getTitleProps(partProps(parts, 'title', css.title))}>{calendar.title}</strong>
      </CalendarHead>
      <table {...calendar.getGridProps({ className: css.grid })}>
        <tbody>
          {calendar.weeks.map(({ key, days }) => (
            <tr key={key} {...weekProps()}>
              {days.map((view, at) => (
                <DayCell key={view?.at ?? at} view={view} className={css.unitPlace} parts={parts} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot ?? <CalendarFoot now={calendar.now} clear={calendar.clear} parts={parts} />}
    </div>
  );
}
