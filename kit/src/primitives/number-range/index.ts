export { NumberRangeField } from './NumberRangeField.tsx';
export type { NumberRangeFieldProps } from './types.ts';
