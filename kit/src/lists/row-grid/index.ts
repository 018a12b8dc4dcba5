export { RowGrid } from './RowGrid.tsx';
export { isCellControl } from './isCellControl.ts';
export type { CellFault, GridColumn, GridRow, RowGridHandle, RowPhase, RowState, RowStates } from './types.ts';
