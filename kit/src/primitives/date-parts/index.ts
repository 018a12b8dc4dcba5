export { DateInputs } from './DateInputs.tsx';
export { box, opener } from './DateParts.css.ts';
export { NO_PARTS, isTime, partsOf, readParts } from './dateParts.ts';
export type { DateParts } from './dateParts.ts';
export { dateWords, weekStartOf } from './dateWords.ts';
export type { DateWords } from './dateWords.ts';
export type { DatePrecision, DateProblem, DateProblemKind, DayNote, PartsShape, TimePrecision } from './types.ts';
export { useDateEdit } from './useDateEdit.ts';
export type { DateEdit } from './useDateEdit.ts';
