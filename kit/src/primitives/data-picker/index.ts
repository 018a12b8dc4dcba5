export { DataPicker } from './DataPicker.tsx';
export { RowsDialog } from './RowsDialog.tsx';
export { interfaceSource, joinedColumns, tableColumns } from './interfaceSource.ts';
export { useNames } from './useNames.ts';
export type {
  ColumnOption,
  DataFieldProps,
  DataId,
  DataInterfaceFeed,
  DataPickerProps,
  DataPickerSpec,
  DataValue,
  InterfaceConfig,
  InterfaceListAsk,
  InterfaceLookupAsk,
  OtherMembers,
  PopupConfig,
  PopupWidthPx,
  RowsConfig,
} from './types.ts';
