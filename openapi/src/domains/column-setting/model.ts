import type { ModelOf } from '../../wire/index.ts';
import type { columnSettingCodecs } from './codec.ts';

/** A column of a list as the person has arranged it, in order. @source admin §3 */
export type ColumnSetting = ModelOf<typeof columnSettingCodecs.getColumnSettings.data>[number];
