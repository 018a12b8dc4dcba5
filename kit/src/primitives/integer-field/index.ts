export { IntegerField } from './IntegerField.tsx';
export type { IntegerFieldProps, IntegerProblem } from './types.ts';
