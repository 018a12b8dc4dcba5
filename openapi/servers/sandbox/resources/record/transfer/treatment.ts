import { isOn } from '../../../../../src/rules/index.ts';
import { freeName, type ImportConflict } from '../../../core/free-name.ts';
import type { RecordStored } from '../../model/tables.ts';
import type { ModelAccess } from '../model-access.ts';
import { membersOf, textOf, type Design, type Field } from '../design.ts';
import { rightsTest } from '../rights.ts';
import { uniqueText, type Taken } from '../taken.ts';
import { changesKnown } from './columns.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fate of a row. */
export type Treatment =
  | { readonly kind: 'add'; readonly values: Values; readonly isRenamed: boolean }
  | { readonly kind: 'skip' }
  | { readonly kind: 'overwrite'; readonly known: RecordStored; readonly values: Values };

/** Kinds whose values may get a number at their ends. */
const TEXTS = new Set(['comInput', 'textarea']);

/** Fields in which no two records hold the same. */
export const uniqueFields = ({ fields }: Design): readonly Field[] => fields.filter(({ config }) => isOn(config['unique']));

/** Ids of the records that have the values of unique fields of a row. */
export const twinsOf = (design: Design, values: Values, taken: Taken): string[] => [
  ...new Set(
    uniqueFields(design).flatMap(({ key }) => {
      const text = uniqueText(values[key]);
      const id = text === '' ? undefined : taken.idOf(key, text, '');
      return id === undefined ? [] : [id];
    }),
  ),
];

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Treatment of a row by the records that have its unique values. A row that names two of them is added, which says what stands
 * against it; so is one whose record the caller does not see.
 * @param conflict left out, a design says whether known records are changed @reading R-224 @reading R-226
 */
export function treatment(
  { world, model, design, caller }: ModelAccess,
  taken: Taken,
  conflict?: ImportConflict,
): (values: Values) => Treatment {
  const isSeen = rightsTest(world, model, design, caller);
  const find = (id: string) => world.store.one<RecordStored>('SELECT * FROM model_record WHERE id = ?', id);
  const renamed = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => {
        const field = uniqueFields(design).find((each) => each.key === key);
        if (!field || !TEXTS.has(field.kind) || uniqueText(value) === '') return [key, value];
        return [key, freeName(textOf(value), (text) => taken.idOf(key, uniqueText(text), '') !== undefined)];
      }),
    );
  return (values) => {
    const ids = twinsOf(design, values, taken);
    const add = { kind: 'add', values, isRenamed: false } as const;
    if (conflict === undefined && !changesKnown(design)) return add;
    const known = ids[0] === undefined ? undefined : find(ids[0]);
    if (!known) return add;
    // Without a choice a row is the whole record.
    if (conflict === undefined) return { kind: 'overwrite', known, values };
    if (conflict === 'skip') return { kind: 'skip' };
    if (conflict === 'rename') return { kind: 'add', values: renamed(values), isRenamed: true };
    const before = membersOf(JSON.parse(known.data));
    if (ids.length > 1 || !isSeen(before)) return add;
    const filled = Object.entries(values).filter(([key, value]) => !isBlank(value) || !Object.hasOwn(before, key));
    return { kind: 'overwrite', known, values: { ...before, ...Object.fromEntries(filled) } };
  };
}
