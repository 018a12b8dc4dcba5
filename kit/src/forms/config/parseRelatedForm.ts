import { cellText } from '../../engines/data-rows/index.ts';
import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { ColumnOption } from '../../primitives/data-picker/index.ts';
import { Members, isYes, readConfig } from './members.ts';
import { isColumnName } from './rows.ts';
import { isSealedObject } from './sealed.ts';
import type { Sealed } from './sealed.ts';

/** A sub-table is no field of a record's detail: its rows are tables of their own. */
const NO_FIELDS: ReadonlySet<Sealed | undefined> = new Set(['table']);

function fieldsOf(controls: Sealed | undefined): readonly ColumnOption[] {
  if (!Array.isArray(controls)) return [];
  return controls.flatMap((control: Sealed) => {
    if (!isSealedObject(control)) return [];
    const config = isSealedObject(control['__config__']) ? control['__config__'] : {};
    if (NO_FIELDS.has(config['jnpfKey']) || isYes(config['noShow']) || !isForPc(config['visibility'])) return [];
    const field = control['__vModel__'];
    if (typeof field !== 'string' || field === '' || !isColumnName(field)) return fieldsOf(config['children']);
    return [Object.freeze({ value: field, label: cellText(config['label']) || field })];
  });
}

/** Fields whose visibility lacks pc are hidden. @source forms §5 */
const isForPc = (visibility: Sealed | undefined): boolean => !Array.isArray(visibility) || visibility.includes('pc');

/**
 * Names and labels of the fields of a related form, in the order of the form: from its `formData`, an object or the JSON
 * text of one. Fields in cards, rows, tabs and panels come along; sub-tables and hidden fields do not.
 * @source forms §5, §7
 */
export function parseRelatedForm(formData: unknown): ParsedConfig<readonly ColumnOption[]> {
  return readConfig(formData, (members: Members) => {
    members.list('fields', Number.POSITIVE_INFINITY);
    return Object.freeze(fieldsOf(members.raw('fields')));
  });
}
