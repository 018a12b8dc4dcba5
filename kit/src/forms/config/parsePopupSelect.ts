import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { PopupSelectConfig } from '../../widgets/popup-select/index.ts';
import { readConfig } from './members.ts';
import { fieldName, popupConfig, rowsConfig } from './rows.ts';

/** Reads the configuration of a popup select: an object, or the JSON text of one. @source forms §2.6, §3 */
export function parsePopupSelect(raw: unknown): ParsedConfig<PopupSelectConfig> {
  return readConfig(raw, (members) => ({
    interfaceId: members.text('interfaceId'),
    ...rowsConfig(members),
    ...popupConfig(members),
    multiple: members.flag('multiple', false),
    field: fieldName(members),
    others: members.others(),
  }));
}
