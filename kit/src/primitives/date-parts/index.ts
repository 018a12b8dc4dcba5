export { DateInputs } from './DateInputs.tsx';
export type { DateInputsPart } from './DateInputs.tsx';
export { box, opener } from './DateParts.css.ts';
export { dateWords, weekStartOf } from './headless.ts';
export { dateMessages } from './messages.ts';
export type { DatePrecision, DateProblem, DayNote, TimePrecision } from './headless.ts';
