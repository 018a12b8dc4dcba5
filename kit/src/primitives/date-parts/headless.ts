export { dateBoxProps } from './dateBox.ts';
export { NO_PARTS, partsOf, readParts } from './dateParts.ts';
export { dateWords, weekStartOf } from './dateWords.ts';
export type { DateWords, FieldPiece } from './dateWords.ts';
export type {
  DateMessages,
  DatePart,
  DateParts,
  DatePrecision,
  DateProblem,
  DateProblemKind,
  DateRefusal,
  DayNote,
  PartsShape,
  TimePrecision,
} from './types.ts';
export { useDateEdit } from './useDateEdit.ts';
export type { DateEdit } from './useDateEdit.ts';
export { useDateInputs } from './useDateInputs.ts';
export type { DateInputsModel, DateInputsOptions } from './useDateInputs.ts';
export { useDateWords } from './useDateWords.ts';
