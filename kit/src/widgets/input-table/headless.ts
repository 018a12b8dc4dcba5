export {
  inputCellProps,
  inputHeadProps,
  inputProblemProps,
  inputRemoveProps,
  inputRowHeadProps,
  inputRowProps,
  inputSumProps,
  inputTextProps,
} from './cellProps.ts';
export { useCellField } from './useCellField.ts';
export { useColumnSum } from './useColumnSum.ts';
export { inputCardFieldProps, inputCardProps, inputCardRemoveProps, useCardField, useInputCards } from './useInputCards.ts';
export { useInputGrid } from './useInputGrid.ts';
export { useInputRow } from './useInputRow.ts';
export { useInputTable } from './useInputTable.ts';
export type { CellContent } from './tableModel.ts';
export type {
  CellFieldProps,
  CellNote,
  CellReading,
  InputColumn,
  InputTableData,
  InputTableHandle,
  InputTableMessages,
  InputTableOptions,
  Row,
  RowRemoval,
} from './types.ts';
export type { InputCardView, InputCellKind, InputCellView, InputGrid, InputHeadView, InputRowView, InputSumView } from './viewTypes.ts';
