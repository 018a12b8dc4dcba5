export { isSelected, selectAll, selectNone, selectOnly, selectedCount, selectionState, setSelected, toggle } from './selection.ts';
export type { Selection } from './selection.ts';
