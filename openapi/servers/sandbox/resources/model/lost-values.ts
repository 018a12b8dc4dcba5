import type { Store } from '../../core/store.ts';
import { listIn, membersOf, parsed, readDesign, textOf, type Design } from '../record/design.ts';
import type { ModelRow, Released } from './tables.ts';

/** A field of a released design that the next release does not have, although records hold values in it. */
export interface LostField {
  /** `table-child` for one of a sub-table. */
  readonly key: string;
  readonly label: string;
  readonly records: number;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Keys of a design: those of its fields, those of sub-tables as `table-child`. */
const labelsOf = (design: Design): Map<string, string> =>
  new Map(
    design.fields.flatMap(({ key, label, children }) => [
      [key, label] as const,
      ...children.map((child) => [`${key}-${child.key}`, `${label}-${child.label}`] as const),
    ]),
  );

/** Keys a design has taken out of use; their values stay. @reading R-234 */
export const retiredKeys = (formData: string | null): ReadonlySet<string> =>
  new Set(listIn(parsed(formData)['milepostRetired']).map((each) => textOf(membersOf(each)['key'])));

/** Fields that were released, hold values, and are neither in the draft nor retired by it. @reading R-234 */
export function lostFields(store: Store, model: ModelRow): LostField[] {
  if (model.released === null) return [];
  const before = labelsOf(readDesign(JSON.parse(model.released) as Released));
  const after = labelsOf(readDesign(model));
  const retired = retiredKeys(model.formData);
  const tableOf = (key: string): string => key.split('-')[0] ?? key;
  // A sub-table that is gone is told once, not column by column.
  const gone = [...before].filter(
    ([key]) => !after.has(key) && !retired.has(key) && (!key.includes('-') || (after.has(tableOf(key)) && !retired.has(tableOf(key)))),
  );
  if (gone.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { data } of store.all<{ data: string }>('SELECT data FROM model_record WHERE modelId = ?', model.id)) {
    const values = membersOf(JSON.parse(data));
    for (const [key] of gone) {
      const [own = '', child] = key.split('-');
      const holds = child === undefined ? !isNothing(values[own]) : listIn(values[own]).some((row) => !isNothing(membersOf(row)[child]));
      if (holds) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return gone.flatMap(([key, label]) => {
    const records = counts.get(key) ?? 0;
    return records === 0 ? [] : [{ key, label, records }];
  });
}
