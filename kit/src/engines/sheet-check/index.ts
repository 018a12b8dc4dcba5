export { checkSheet, createSheetChecker } from './checkSheet.ts';
export type { SheetChecker, SheetCheckerOptions } from './checkSheet.ts';
export type { SheetThread } from './openSheetThread.ts';
export { SHEET_MAX_BYTES, SHEET_MAX_ROWS } from './limits.ts';
export type { SheetCheck, SheetFacts, SheetProblem, SheetRules } from './types.ts';
