import type { ReactNode } from 'react';
import type { Day } from '../../engines/calendar-day/index.ts';
import type { DateWords, DayNote } from '../date-parts/index.ts';
import type { Chosen } from './chosen.ts';

interface EveryCalendar {
  readonly chosen: Chosen;
  /** Ends, both inclusive; a time behind them is left aside. */
  readonly min: string | null;
  readonly max: string | null;
  readonly words: DateWords;
  /** Called with what the keyboard or the pointer has come to: the other end of a range is shown there. */
  readonly onReach?: (at: string) => void;
  /** In place of the buttons below. */
  readonly foot?: ReactNode;
  readonly canClear: boolean;
}

export interface CalendarProps extends EveryCalendar {
  readonly notes?: readonly DayNote[] | undefined;
  /** Null: no day at all. */
  readonly onPick: (day: Day | null) => void;
}

export interface UnitCalendarProps extends EveryCalendar {
  readonly unit: 'month' | 'year';
  /** `YYYY-MM` or `YYYY`, null for none. */
  readonly onPick: (value: string | null) => void;
}
