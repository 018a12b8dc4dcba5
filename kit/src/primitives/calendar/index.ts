export { Calendar } from './Calendar.tsx';
export { CALENDAR_WIDTH_PX } from './calendarSize.ts';
export { one, ordered } from './chosen.ts';
export type { Chosen } from './chosen.ts';
export { closedBetween, closedNoteOf } from './dayNotes.ts';
export { UnitCalendar } from './UnitCalendar.tsx';
