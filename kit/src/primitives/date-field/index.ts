export { DateField } from './DateField.tsx';
export { dateFieldMessages } from './messages.ts';
export type { DateFieldPart, DateFieldProps } from './types.ts';
