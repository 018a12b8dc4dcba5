import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { AttributeConfig, RelationFormConfig } from '../../widgets/relation-form/index.ts';
import { STORED } from '../kinds/dialectOf.ts';
import { readConfig } from './members.ts';
import type { Dialect } from '../kinds/dialectOf.ts';
import { TABLE_MARK, columnName, fieldName, popupConfig, rowsConfig } from './rows.ts';

/** Reads the configuration of a relation form: an object, or the JSON text of one. @source forms §3 */
export function parseRelationForm(raw: unknown): ParsedConfig<RelationFormConfig> {
  return readConfig(raw, (members) => {
    const { relationField, columnOptions, hasPage, pageSize } = rowsConfig(members);
    return {
      modelId: members.text('modelId'),
      relationField,
      columnOptions,
      hasPage,
      pageSize,
      ...popupConfig(members),
      field: fieldName(members),
      others: members.others(),
    };
  });
}

/** Reads the configuration of a relation attribute or a popup attribute: an object, or the JSON text of one. @source forms §3, §4 */
export function parseAttribute(raw: unknown, dialect: Dialect = 'old'): ParsedConfig<AttributeConfig> {
  return readConfig(raw, (members) => {
    const follows = columnName(members, 'relationField').split(TABLE_MARK)[0] ?? '';
    if (follows === '') members.fault('relationField', { kind: 'missing' });
    const holder = members.raw('isStorage') === undefined ? members.within('__config__') : members;
    return {
      follows,
      showField: columnName(members, 'showField'),
      storage: holder.oneOf('isStorage', ['0', '1', '2'], '1') === STORED[dialect] ? 'saved' : 'shown',
      field: fieldName(members),
      others: members.others(),
    };
  });
}
