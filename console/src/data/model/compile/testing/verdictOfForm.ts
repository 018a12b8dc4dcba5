import type { Control } from '@milepost/kit/forms/grammar';
import type { FormStore } from '@milepost/kit/forms/store';
import { valueKindOf } from '@milepost/kit/forms/values';

interface Judged {
  readonly field: string;
  readonly value: unknown;
  readonly column?: string;
  readonly row?: number;
}
type Ruled = Control & { readonly rules?: readonly { readonly pattern: string }[] };

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Verdict of a form on a value: the problem of its store, a pattern of the design, or that a name is none of the choices. */
export function verdictOfForm(store: FormStore<object>, { field, value, column, row = 0 }: Judged): string | null {
  store.tryToSave();
  const found = store.summary().problems.find((one) => one.field === field && (column === undefined || one.cell?.column.field === column));
  if (found) return typeof found.problem === 'string' ? found.problem : 'says';
  const own = store.controls.find(({ control }) => control.field === field)?.control;
  const control = own?.kind === 'table' && column !== undefined ? own.columns.find((one) => one.field === column) : own;
  if (!control) return null;
  const judged = column === undefined ? value : (value as readonly Readonly<Record<string, unknown>>[])[row]?.[column];
  const isBroken = ((control as Ruled).rules ?? []).some(
    ({ pattern }) => !new RegExp(pattern.replace(/^\/(.*)\/$/, '$1')).test(textOf(judged)),
  );
  if (isBroken) return 'pattern';
  // What is chosen is never typed: a name that is pasted is looked up.
  const names = Array.isArray(judged) ? judged.map(textOf).join(',') : textOf(judged);
  const reading = valueKindOf(control).parse(control as never, names, { find: () => undefined });
  return reading.kind === 'refused' ? reading.refusal.kind : null;
}
