export { checkSheet } from './checkSheet.ts';
export type { CheckSheetOptions, SheetThread } from './checkSheet.ts';
export { SHEET_MAX_BYTES, SHEET_MAX_ROWS } from './limits.ts';
export type { SheetCheck, SheetFacts, SheetProblem, SheetRules } from './types.ts';
