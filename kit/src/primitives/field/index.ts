export { Field } from './Field.tsx';
export { fieldAria, isOver } from './fieldAria.ts';
export { useFieldIds } from './useFieldIds.ts';
export type { FieldCount, FieldProps, FieldUse, FieldWords } from './types.ts';
export type { FieldIds } from './useFieldIds.ts';
