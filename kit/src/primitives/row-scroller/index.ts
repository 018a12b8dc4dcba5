export { HEAD, ROW_STOP } from './activeRow.ts';
export { moveByKey } from './rowKeys.ts';
export type { RowsAt } from './rowKeys.ts';
export type { Position, RowScroller, RowScrollerAsk, SizeGuess } from './types.ts';
export { useActiveRow } from './useActiveRow.ts';
export type { ActiveRows } from './useActiveRow.ts';
export { pageOfRows } from './pageOfRows.ts';
export { themePx } from './themePx.ts';
export { useRowScroller } from './useRowScroller.ts';
