export { offsetText } from './offsetText.ts';
export { useOfficeClockNote } from './useOfficeClockNote.ts';
