export { PickedList } from './PickedList.tsx';
export type { PickedListProps, PickedRow } from './types.ts';
