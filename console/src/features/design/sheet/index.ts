export { ControlSheet, SHEET_NAME } from './ControlSheet.tsx';
export { FactsSheet, FormSheet } from './FormSheet.tsx';
export { sheetFieldAt } from './fieldAt.ts';
