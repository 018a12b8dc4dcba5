export type { DateRange, DateRangeMessages, DateRangeOptions, TimeRangeMessages, TimeRangeOptions } from './types.ts';
export { shortcutProps, useDateRange } from './useDateRange.ts';
export type { ShortcutView } from './useDateRange.ts';
export { useTimeRange } from './useTimeRange.ts';
