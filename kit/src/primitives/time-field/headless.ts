export type { TimeFieldMessages, TimeFieldOptions } from './types.ts';
export { useTimeField } from './useTimeField.ts';
