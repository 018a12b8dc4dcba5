export type { DateFieldMessages, DateFieldOptions } from './types.ts';
export { useDateField } from './useDateField.ts';
