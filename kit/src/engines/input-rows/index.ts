export { cellsOf, textOfCells } from './clipboard.ts';
export { createRowStore } from './createRowStore.ts';
export { isEmptyCell } from './emptiness.ts';
export { sumOf, sumText } from './sums.ts';
export type { Change, UndoName, Row, RowId, RowStore, Step } from './types.ts';
