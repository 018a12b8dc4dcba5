export { fieldAria, isOver } from './fieldAria.ts';
export { useEarlyText } from './useEarlyText.ts';
export { useField } from './useField.ts';
export { useFieldIds } from './useFieldIds.ts';
export type { FieldCount, FieldMessages, FieldOptions, FieldUse, FieldWords } from './types.ts';
export type { FieldIds } from './useFieldIds.ts';
