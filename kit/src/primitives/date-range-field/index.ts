export { DateRangeField } from './DateRangeField.tsx';
export { TimeRangeField } from './TimeRangeField.tsx';
export { dateRangeMessages, timeRangeMessages } from './messages.ts';
export type { DateRange, DateRangeFieldProps, DateRangePart, TimeRangeFieldProps, TimeRangePart } from './types.ts';
