export { Calendar } from './Calendar.tsx';
export { CALENDAR_WIDTH_PX } from './calendarSize.ts';
export { calendarMessages } from './messages.ts';
export type { CalendarPart } from './types.ts';
export { UnitCalendar } from './UnitCalendar.tsx';
