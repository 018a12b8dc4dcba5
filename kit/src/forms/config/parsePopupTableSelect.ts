import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { PopupTableSelectConfig } from '../../widgets/popup-table-select/index.ts';
import { readConfig } from './members.ts';
import { fieldName, rowsConfig } from './rows.ts';

/** Reads the configuration of a popup table select: an object, or the JSON text of one. @source forms §2.6, §3 */
export function parsePopupTableSelect(raw: unknown): ParsedConfig<PopupTableSelectConfig> {
  return readConfig(raw, (members) => ({
    interfaceId: members.text('interfaceId'),
    ...rowsConfig(members),
    multiple: members.flag('multiple', false),
    filterable: members.flag('filterable', true),
    field: fieldName(members),
    others: members.others(),
  }));
}
