export { ControlSheet } from './ControlSheet.tsx';
export { FactsSheet, FormSheet } from './FormSheet.tsx';
