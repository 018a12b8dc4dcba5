export { officeClockMessage } from './messages.ts';
export { offsetText } from './offsetText.ts';
export { useOfficeClockNote } from './useOfficeClockNote.ts';
