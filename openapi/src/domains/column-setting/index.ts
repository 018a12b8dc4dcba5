export { columnSettingCodecs } from './codec.ts';
export type { ColumnSetting } from './model.ts';
