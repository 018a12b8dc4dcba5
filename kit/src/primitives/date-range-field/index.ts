export { DateRangeField } from './DateRangeField.tsx';
export { TimeRangeField } from './TimeRangeField.tsx';
export type { DateRange, DateRangeFieldProps, TimeRangeFieldProps } from './types.ts';
