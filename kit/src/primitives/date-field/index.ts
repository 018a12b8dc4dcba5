export { DateField } from './DateField.tsx';
export type { DateFieldProps, DatePrecision, DateProblem, DateProblemKind } from './types.ts';
export { dateWords, weekStartOf } from './dateWords.ts';
export type { DateWords } from './dateWords.ts';
