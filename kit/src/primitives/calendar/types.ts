import type { ReactNode } from 'react';
import type { Day } from '../../engines/calendar-day/index.ts';
import type { DayNote } from '../date-parts/headless.ts';
import type { PartsProps } from '../parts/index.ts';
import type { Chosen, PlaceInChosen } from './chosen.ts';

/** Sentences and names of a calendar. Days, months and years are written in the language of the surroundings. */
export interface CalendarMessages {
  /** Names of the lists of years and of months. */
  readonly year: string;
  readonly month: string;
  /** Names of the buttons that lead on and back: by a month, by a year, by twelve years. */
  readonly monthBefore: string;
  readonly monthAfter: string;
  readonly yearBefore: string;
  readonly yearAfter: string;
  readonly yearsBefore: string;
  readonly yearsAfter: string;
  /** Words of the button that chooses what it is now. */
  readonly today: string;
  readonly thisMonth: string;
  readonly thisYear: string;
  /** Words of the button that chooses nothing. */
  readonly clear: string;
  /** Years from the first to the last that are shown. */
  readonly span: (first: string, last: string) => string;
  /** Behind the name of a day: it is today, it begins or ends a range. */
  readonly isToday: string;
  readonly isStart: string;
  readonly isEnd: string;
  /** Behind the name of a day: its holiday, or the holiday it is worked in place of. */
  readonly dayOff: (name: string) => string;
  readonly workingDay: (name: string) => string;
  /** Reasons a day cannot be chosen. */
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
  readonly closed: (reason: string) => string;
  /** Sign between the parts of the name of a day. */
  readonly comma: string;
}

/** Facts of every calendar, whoever draws it. */
interface EveryCalendar {
  /** Choice, from its first to its last day; `one(value)` where it is one. Left out, the calendar keeps it itself. */
  readonly chosen?: Chosen | undefined;
  /** Choice of a calendar that keeps it itself. @defaultValue none */
  readonly initialChosen?: Chosen | undefined;
  /** Ends, both inclusive, null for none; a time behind them is left aside. */
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** Called with what the keyboard or the pointer has come to: the other end of a range is shown there. */
  readonly onReach?: ((at: string) => void) | undefined;
  /** Offers to choose nothing. @defaultValue false */
  readonly canClear?: boolean | undefined;
}

/** Facts of a calendar of days. */
export interface CalendarData extends EveryCalendar {
  readonly notes?: readonly DayNote[] | undefined;
  /** Called with a day that may be chosen, `YYYY-MM-DD`, each time it is pressed; null: no day at all. */
  readonly onPick?: ((day: Day | null) => void) | undefined;
}

/** Facts of a calendar of months or years. */
export interface UnitCalendarData extends EveryCalendar {
  readonly unit: 'month' | 'year';
  /** Called with `YYYY-MM` or `YYYY`; null for none. */
  readonly onPick?: ((value: string | null) => void) | undefined;
}

/** Options of `useCalendar`. */
export interface CalendarOptions extends CalendarData {
  readonly messages: CalendarMessages;
}

/** Options of `useUnitCalendar`. */
export interface UnitCalendarOptions extends UnitCalendarData {
  readonly messages: CalendarMessages;
}

/** One day, month or year as it is drawn. */
export interface DayView {
  /** Id of the element. */
  readonly id: string;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  readonly at: string;
  /** Number of the day, short name of the month, or year. */
  readonly text: string;
  /** Spoken name: with its weekday, its note, and why it cannot be chosen. */
  readonly name: string;
  readonly place: PlaceInChosen;
  /** It may be chosen. */
  readonly isFree: boolean;
  /** It is today, this month or this year. */
  readonly isNow: boolean;
  readonly isTabStop: boolean;
  /** Holiday, working day in place of one, or reason it is closed; null for a day like others. */
  readonly note: DayNote | null;
}

/** A day of the week above its column. */
export interface WeekdayView {
  readonly short: string;
  readonly long: string;
}

/** Row of days; null where the month has none. */
export interface WeekView {
  readonly key: string;
  readonly days: readonly (DayView | null)[];
}

/** Parts of a drawn calendar, for `parts` and as `data-part`. */
export type CalendarPart = 'head' | 'list' | 'title' | 'weekday' | 'day' | 'mark' | 'foot';

interface Drawn extends PartsProps<CalendarPart> {
  /** In place of the buttons below. */
  readonly foot?: ReactNode;
}
export interface CalendarProps extends CalendarData, Drawn {}
export interface UnitCalendarProps extends UnitCalendarData, Drawn {}
