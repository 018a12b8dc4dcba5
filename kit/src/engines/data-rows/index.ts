export { cellText, columnValue, MAX_CELL_CHARS } from './cellText.ts';
export { createDataRows } from './createDataRows.ts';
export type { DataRows } from './createDataRows.ts';
export { dataNodes } from './dataNode.ts';
export type { DataNode, NodeColumns, RowFault } from './dataNode.ts';
export { nextRows, noRows } from './nextRows.ts';
export { filledParameters } from './parameters.ts';
export type { DataParameter } from './parameters.ts';
export type { DataRecord, DataRowsEvent, DataRowsState, DataSource, RowsAnswer, RowsPage, RowsPhase, RowsQuestion } from './types.ts';
