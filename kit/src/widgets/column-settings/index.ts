export { ColumnSettingsButton } from './ColumnSettingsButton.tsx';
export type {
  ColumnSettingsButtonProps,
  ColumnSettingsPorts,
  ListColumns,
  ListedColumn,
  SavedColumn,
  SettableColumn,
  SettingsServer,
  SettingsStorage,
} from './types.ts';
export { useColumnSettings } from './useColumnSettings.ts';
