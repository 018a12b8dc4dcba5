export * from './declarations/index.ts';
export { TreePicker } from './TreePicker.tsx';
export { TreePickerDialog } from './TreePickerDialog.tsx';
export type {
  CategoryTable,
  Picked,
  PickerAdd,
  PickerBody,
  PickerFeeds,
  PickerLook,
  PickerNode,
  PickerOptions,
  PickerSearch,
  PickerSpec,
  PickerTab,
  TableAsk,
  TreePickerDialogProps,
  TreePickerProps,
  DepartmentMembers,
  Words,
} from './types.ts';
export { usePickedNames } from './usePickedNames.ts';
