export { pickedCellProps, pickedRemoveCellProps, pickedRemoveProps, pickedRowProps } from './pickedRowProps.ts';
export { usePickedList } from './usePickedList.ts';
export type { PickedListData, PickedListMessages, PickedListOptions, PickedRow, PickedRowView } from './types.ts';
