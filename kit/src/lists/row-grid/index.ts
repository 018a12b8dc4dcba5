export { RowGrid } from './RowGrid.tsx';
export type { CellFault, GridColumn, GridRow, RowGridHandle, RowGridPart, RowPhase, RowState, RowStates } from './types.ts';
