export { InputTable } from './InputTable.tsx';
export type { CellFieldProps, CellNote, CellReading, InputColumn, InputTableHandle, InputTableProps, Row, RowChoice } from './types.ts';
