export { TimeField } from './TimeField.tsx';
export { timeFieldMessages } from './messages.ts';
export type { TimeFieldPart, TimeFieldProps } from './types.ts';
