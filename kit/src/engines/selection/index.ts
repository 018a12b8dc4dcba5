export {
  isSelected,
  selectAll,
  selectNone,
  selectOnly,
  selectedCount,
  selectionState,
  setRange,
  setSelected,
  toggle,
} from './selection.ts';
export type { RowRange, Selection } from './selection.ts';
