export { sortCellProps, sortHandleProps, sortItemProps, sortNameProps, sortStepProps, sortTakeOutProps } from './sortItemProps.ts';
export type { SortEntry, SortItemView, SortListData, SortListMessages, SortListOptions } from './types.ts';
export { useSortList } from './useSortList.ts';
