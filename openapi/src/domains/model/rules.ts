import type { FormControl } from './control.ts';
import type { FormConfig } from './form-config.ts';

const ATTRIBUTE_MARK = '_jnpfTable_';

/** The control an attribute follows: `{field}_jnpfTable_{tableName}{0|1}` names the field, and anything else is it. @reading R-143 */
export const followedField = (relationField: string): string => relationField.split(ATTRIBUTE_MARK)[0] ?? '';

/** Every control of a form with those inside layouts, in the order they stand; controls of a sub-table stay within it. */
export function controlsOf(form: Pick<FormConfig, 'fields'>): FormControl[] {
  const below = (controls: readonly FormControl[]): FormControl[] =>
    controls.flatMap((control) => (control.config.jnpfKey === SUB_TABLE ? [control] : [control, ...below(control.config.children)]));
  return below(form.fields);
}

const SUB_TABLE = 'table';

/** Name of a sub-table's control in columns, rights and imports. @source forms §6 */
export const columnOfSubTable = (table: string, child: string): string => `${table}-${child}`;
