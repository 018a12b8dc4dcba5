export { one, ordered } from './chosen.ts';
export type { Chosen, PlaceInChosen } from './chosen.ts';
export { cellProps, dayProps, weekProps, weekdayProps } from './dayCells.ts';
export { closedBetween, closedNoteOf } from './dayNotes.ts';
export type { CalendarMessages, CalendarOptions, DayView, UnitCalendarOptions, WeekView, WeekdayView } from './types.ts';
export { useCalendar } from './useCalendar.ts';
export { useUnitCalendar } from './useUnitCalendar.ts';
