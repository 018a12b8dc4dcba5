export { SortList } from './SortList.tsx';
export type { SortItem, SortListProps } from './types.ts';
