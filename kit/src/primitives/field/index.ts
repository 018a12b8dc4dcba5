export { Field, FieldFrame } from './Field.tsx';
export { fieldAria, isOver, useFieldIds } from './headless.ts';
export { fieldMessages } from './messages.ts';
export type { FieldCount, FieldIds, FieldUse, FieldWords } from './headless.ts';
export type { FieldPart, FieldProps } from './types.ts';
