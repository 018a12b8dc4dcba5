import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { DataInterfaceSelectConfig, RelationOption } from '../../widgets/data-interface-select/index.ts';
import { readConfig } from './members.ts';
import type { Members } from './members.ts';
import { columnName, popupConfig, rowsConfig } from './rows.ts';

const MAX_RELATIONS = 200;

/** One field of a filled row: `type` 1 takes a column, 2 is always the same. @reading R-250 */
function relationOption(item: Members): RelationOption {
  const field = columnName(item, 'field');
  if (item.oneOf('type', ['1', '2'], '1') === '1') return Object.freeze({ kind: 'column', field, column: columnName(item, 'value') });
  return Object.freeze({ kind: 'constant', field, value: item.raw('value') ?? '' });
}

/** Reads the configuration of a data-interface select: an object, or the JSON text of one. @source forms §2.6 */
export function parseDataInterfaceSelect(raw: unknown): ParsedConfig<DataInterfaceSelectConfig> {
  return readConfig(raw, (members) => ({
    interfaceId: members.text('interfaceId'),
    ...rowsConfig(members),
    ...popupConfig(members),
    relationOptions: members.objects('relationOptions', MAX_RELATIONS, relationOption),
    others: members.others(),
  }));
}
