export { RowGrid } from './RowGrid.tsx';
export type { CellFault, GridColumn, GridRow, RowGridHandle, RowPhase, RowState, RowStates } from './types.ts';
