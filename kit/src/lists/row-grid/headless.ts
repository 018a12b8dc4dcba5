export type {
  CellFault,
  GridRow,
  RowGridColumn,
  RowGridHandle,
  RowGridOptions,
  RowPhase,
  RowState,
  RowStates,
  StateColumn,
} from './types.ts';
export { faultsOf, useRowGrid } from './useRowGrid.ts';
export { useRowState } from './useRowState.ts';
