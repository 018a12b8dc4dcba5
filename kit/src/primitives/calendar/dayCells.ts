import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { DayView, WeekdayView } from './types.ts';

/** Attributes of a row of the grid. */
export const weekProps = <Own extends object = object>(own?: Own) => mergeProps({ role: 'row' } as const, own);

/** Attributes of the name of a weekday above its column. */
export const weekdayProps = <Own extends object = object>(view: WeekdayView, own?: Own) =>
  mergeProps({ role: 'columnheader', 'aria-label': view.long } as const, own);

/** Attributes of the place of a day in the grid; null where there is none. */
export const cellProps = <Own extends object = object>(view: DayView | null, own?: Own) =>
  mergeProps({ role: 'gridcell', 'aria-selected': view === null ? undefined : view.place !== 'none' } as const, own);

/** Attributes of the button of a day, month or year, within its place: what is pressed is heard by the grid. */
export const dayProps = <Own extends object = object>(view: DayView, own?: Own) =>
  mergeProps(
    {
      type: 'button',
      id: view.id,
      'data-mp-day': view.at,
      tabIndex: view.isTabStop ? 0 : -1,
      'data-autofocus': view.isTabStop ? '' : undefined,
      'aria-label': view.name,
      'aria-current': view.isNow ? 'date' : undefined,
      'aria-disabled': view.isFree ? undefined : true,
    } as const,
    own,
  );
