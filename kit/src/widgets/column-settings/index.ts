export { ColumnSettingsButton } from './ColumnSettingsButton.tsx';
export type {
  ColumnSetting,
  ColumnSettings,
  ColumnSettingsButtonProps,
  ColumnSettingsPorts,
  ListedColumn,
  SettableColumn,
  SettingsServer,
  SettingsStorage,
} from './types.ts';
export { useColumnSettings } from './useColumnSettings.ts';
