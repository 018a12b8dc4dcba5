import { isEmptyValue, isSame, valueAt } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import type { FormStore } from '@milepost/kit/forms/store';
import type { DraftValues } from './draftStore.ts';

const isSecret = (control: Control): boolean => control.kind === 'text' && control.isSecret === true;
/** Values that follow from others: they are worked out again. */
const isDerived = (control: Control): boolean => control.kind === 'derived' || control.kind === 'calculate';

/** The value of a control as it may be kept: the cells of secret columns are left out. */
function storedValue(control: Control, value: unknown): unknown {
  if (control.kind !== 'table' || !Array.isArray(value)) return value;
  const secrets = control.columns.filter(isSecret).map(({ field }) => field);
  if (secrets.length === 0) return value;
  return value.map((row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name))));
}

/** Controls whose values may be kept. */
const storedControls = (store: FormStore): readonly Control[] =>
  store.controls.map(({ control }) => control).filter((control) => !isSecret(control) && !isDerived(control));

/**
 * Values of a form that a draft holds: of a record those that were changed, of a new one all that is filled in, since a new form
 * may begin with other values the next time. Empty where nothing was changed. Secrets are never among them. @reading R-822
 */
export function changedValues(store: FormStore, isNew: boolean): DraftValues {
  const changed = new Set(store.changed());
  const controls = storedControls(store);
  if (!controls.some(({ field }) => changed.has(field))) return {};
  const wanted = controls.filter(({ field }) => changed.has(field) || (isNew && !isEmptyValue(store.value(field))));
  return Object.fromEntries(wanted.map((control) => [control.field, storedValue(control, store.value(control.field))]));
}

/** The fields of a draft as the form was loaded. */
export function valuesBefore(store: FormStore, fields: Iterable<string>): DraftValues {
  const loaded = store.loaded();
  return Object.fromEntries([...fields].map((field) => [field, valueAt(loaded, field) ?? null]));
}

/**
 * Puts the values of a draft into a form; fields it has no more are left out. Rules of the form run over them, but none of them
 * empties or overwrites what was typed.
 */
export function applyDraft(store: FormStore, values: DraftValues): void {
  const given = storedControls(store).filter(({ field }) => Object.hasOwn(values, field));
  for (const { field } of given) store.set(field, values[field], 'rule');
  for (const { field } of given) if (!isSame(store.value(field), values[field])) store.set(field, values[field], 'load');
}
