import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Control, FieldPath, FormSpec } from '@milepost/kit/forms/grammar';

/** Values of a record by the keys of their controls. */
export type Values = Readonly<Record<string, unknown>>;

/** Facts about a save: the record as it was loaded, null for a new one, and the fields that differ from it. */
export interface Saved {
  readonly loaded: object | null;
  readonly changed: readonly FieldPath[];
}

/** True for a value that is shown and no part of the record: it is worked out, or read from another record. @source forms §4 */
const isOnlyShown = (control: Control): boolean =>
  (control.kind === 'calculate' && control.storage === 'shown') ||
  (control.kind === 'record' && control.source.widget === 'attribute' && control.source.config.storage === 'shown');

/** Values the server fills in itself, where nothing stands in them. */
const isLeftToServer = (control: Control, value: unknown): boolean => control.kind === 'shown' && (value === null || value === undefined);

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows without what is only shown in them, unless they came with it. */
function sentRows({ columns }: Extract<Control, { kind: 'table' }>, rows: unknown, before: unknown): unknown {
  const shown = columns.filter(isOnlyShown).map(({ field }) => field);
  if (!Array.isArray(rows) || shown.length === 0) return rows;
  const had = new Set(shown.filter((field) => Array.isArray(before) && before.some((row) => isRow(row) && Object.hasOwn(row, field))));
  const isSent = ([field]: readonly [string, unknown]) => !shown.includes(field) || had.has(field);
  return rows.map((row: unknown) => (isRow(row) ? Object.fromEntries(Object.entries(row).filter(isSent)) : row));
}

/**
 * The values that are saved: the record as it was loaded, members nobody shows included, with what was changed of it. What is
 * only shown stays out, unless the record came with it. @source forms §4 @reading R-767
 */
export function valuesToSave({ parts }: Pick<FormSpec, 'parts'>, draft: Values, { loaded, changed }: Saved): Values {
  const before = (loaded ?? {}) as Values;
  const controls = new Map(controlsOf({ parts }).map(({ control }) => [control.field, control]));
  const names = loaded === null ? Object.keys(draft) : changed.map((field) => field.split('.')[0] ?? field);
  const sent = [...new Set(names)].flatMap((name): [string, unknown][] => {
    const control = controls.get(name);
    const value = draft[name];
    if (!control || Object.hasOwn(before, name))
      return [[name, control?.kind === 'table' ? sentRows(control, value, before[name]) : value]];
    if (isOnlyShown(control) || isLeftToServer(control, value)) return [];
    return [[name, control.kind === 'table' ? sentRows(control, value, undefined) : value]];
  });
  return { ...before, ...Object.fromEntries(sent) };
}
