import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { InterfaceConfig, OtherMembers } from '../../primitives/data-picker/index.ts';
import { readConfig } from './members.ts';
import { fieldName, rowsConfig } from './rows.ts';

/** Most items that are shown. @source forms §5, §9 */
const MAX_ITEMS = 50;

/** An auto-complete as a form's design has it. @source forms §3, §5 */
export interface AutoCompleteConfig
  extends Pick<InterfaceConfig, 'interfaceId' | 'propsValue' | 'relationField' | 'templateJson'>, OtherMembers {
  /** 50 at most. */
  readonly maxItems: number;
  /** Name of the field in the form; empty where the design does not say. */
  readonly field: string;
}

/** Reads the configuration of an auto-complete: an object, or the JSON text of one. @source forms §3, §5 */
export function parseAutoComplete(raw: unknown): ParsedConfig<AutoCompleteConfig> {
  return readConfig(raw, (members) => {
    const { propsValue, relationField, templateJson } = rowsConfig(members);
    return {
      interfaceId: members.text('interfaceId'),
      propsValue,
      relationField,
      templateJson,
      maxItems: members.whole('total', MAX_ITEMS, 1, MAX_ITEMS),
      field: fieldName(members),
      others: members.others(),
    };
  });
}
