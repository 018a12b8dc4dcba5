export { PickedList } from './PickedList.tsx';
export type { PickedListPart, PickedListProps, PickedRow } from './types.ts';
