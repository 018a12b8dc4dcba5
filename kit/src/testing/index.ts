export { announcements, renderInKit } from './renderInKit.tsx';
export {
  contracts,
  countsOf,
  formatReport,
  keyboardTable,
  playwrightDriver,
  readContract,
  runContract,
  testerSheet,
} from './contract/index.ts';
export type * from './contract/index.ts';
export { describePicker } from './describePicker.tsx';
export type { DrawnPicker, PickerExample, RowToPick } from './describePicker.tsx';
export { memorySource } from './memorySource.ts';
export type { HeldRequest, MemorySource } from './memorySource.ts';
