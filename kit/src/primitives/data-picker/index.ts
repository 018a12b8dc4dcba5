export { DataPicker } from './DataPicker.tsx';
export { RowsDialog } from './RowsDialog.tsx';
export { interfaceSource, joinedColumns, tableColumns } from './behaviour/interfaceSource.ts';
export { useNames } from './behaviour/useNames.ts';
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
