export { CalendarView } from './CalendarView.tsx';
export { daysShown, periodOf } from './place.ts';
export { CALENDAR_COLORS } from './types.ts';
export type {
  CalendarColor,
  CalendarItem,
  CalendarMode,
  CalendarSlot,
  CalendarSpan,
  CalendarState,
  CalendarViewProps,
  Period,
} from './types.ts';
