export { ControlSheet, SHEET_NAME } from './ControlSheet.tsx';
