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
export { describePicker, hangingTable, hangingTree, tableDialog, treeAndTable, treeDialog } from './describePicker.ts';
export type { Cardinality, DrawnPicker, PickerExample, PickerTitles, PickerWay, RowToPick } from './describePicker.ts';
export { memorySource } from './memorySource.ts';
export type { HeldRequest, MemorySource } from './memorySource.ts';
export type { HeldAnswer, SlowFeed } from './slowFeed.ts';
