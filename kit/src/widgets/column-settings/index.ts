export { ColumnSettingsButton } from './ColumnSettingsButton.tsx';
export type {
  ColumnSettingsButtonProps,
  ColumnSettingsPart,
  ColumnSettingsPorts,
  ListColumns,
  ListedColumn,
  SavedColumn,
  SettableColumn,
  SettingsServer,
  SettingsStorage,
} from './types.ts';
export { useColumnSettings } from './useKitColumnSettings.ts';
