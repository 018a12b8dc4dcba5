export { InputTable } from './InputTable.tsx';
export type {
  CellFieldProps,
  CellNote,
  CellReading,
  InputColumn,
  InputTableHandle,
  InputTablePart,
  InputTableProps,
  Row,
  RowChoice,
} from './types.ts';
