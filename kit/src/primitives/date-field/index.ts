export { DateField } from './DateField.tsx';
export type { DateFieldProps, DatePrecision, DateProblem, DateProblemKind } from './types.ts';
