import type { ReactNode } from 'react';
import type { Day, Weekday } from '../../engines/calendar-day/index.ts';

/** Ways of looking at a calendar. `list` is a month as one list. */
export type CalendarMode = 'month' | 'week' | 'day' | 'list';

/** Colours of a label; what it says is always in words too. */
export const CALENDAR_COLORS = ['blue', 'green', 'orange', 'pink', 'teal', 'olive', 'purple', 'red'] as const;
export type CalendarColor = (typeof CALENDAR_COLORS)[number];

/** Something in a calendar. Begin and end are written on the clock of the calendar, `YYYY-MM-DD HH:mm`: no zone moves them. */
export interface CalendarItem {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  /** Not before the start. */
  readonly end: string;
  /** Takes its days whole; its clocks are not shown. */
  readonly isAllDay: boolean;
  /** Neutral when left out. */
  readonly color?: CalendarColor;
  /** Shown by a drawing and said in words. */
  readonly urgency?: 'important' | 'urgent';
  readonly isRepeated?: boolean;
  /** May be taken to another time. Needs `onMove` of the calendar. @defaultValue false */
  readonly isMovable?: boolean;
}

/** Begin and end on the clock of the calendar, as an item has them. */
export type CalendarSpan = Pick<CalendarItem, 'start' | 'end'>;

/** Place in a calendar where something new is to begin. */
export interface CalendarSlot {
  readonly day: Day;
  /** `HH:mm`; null where only the day is known. */
  readonly time: string | null;
  /** The row of whole days was meant. */
  readonly isAllDay: boolean;
}

/** First and last day, both inclusive. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** State of the items. */
export type CalendarState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly title: string; readonly messageText: string; readonly retry: () => void };

export interface CalendarViewProps {
  readonly mode: CalendarMode;
  readonly onModeChange: (mode: CalendarMode) => void;
  /** The day that has the keyboard, and with it the period that is shown. */
  readonly day: Day;
  readonly onDayChange: (day: Day) => void;
  readonly today: Day;
  /** Everything that touches the days shown: see `daysShown`. */
  readonly items: readonly CalendarItem[];
  readonly state: CalendarState;
  readonly onOpen: (id: string) => void;
  /** Left out, nothing can be added. */
  readonly onCreate?: (slot: CalendarSlot) => void;
  /**
   * Puts an item at another time. Until the promise settles it is shown there; after that where `items` have it: with what has
   * changed, or as it was. @returns whether it was put there
   */
  readonly onMove?: (id: string, to: CalendarSpan) => Promise<boolean>;
  /** @defaultValue as the language does */
  readonly firstDay?: Weekday;
  /** Days of the Chinese calendar beside those of ours, in a month. @defaultValue false */
  readonly showsLunar?: boolean;
  /** At the end of the line of tools. */
  readonly tools?: ReactNode;
}
