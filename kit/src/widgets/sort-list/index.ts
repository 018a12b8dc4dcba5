export { SortList } from './SortList.tsx';
export type { SortEntry, SortItem, SortListPart, SortListProps } from './types.ts';
