export {
  columnCellProps,
  columnCheckProps,
  columnHandleProps,
  columnKeepProps,
  columnRowProps,
  columnStepProps,
} from './columnRowProps.ts';
export type {
  ColumnPanelMessages,
  ColumnPanelOptions,
  ColumnRowView,
  ColumnSettingsMessages,
  ColumnSettingsOptions,
  ColumnSettingsPorts,
  ListColumns,
  ListedColumn,
  SavedColumn,
  SettableColumn,
  SettingsServer,
  SettingsStorage,
} from './types.ts';
export { useColumnPanel } from './useColumnPanel.ts';
export { useColumnSettings } from './useColumnSettings.ts';
