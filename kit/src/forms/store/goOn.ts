import { isEmptyValue, valueAt, withValueAt } from '../grammar/index.ts';
import type { FieldPath, PlacedControl } from '../grammar/index.ts';
import type { TypedForm, Values } from './types.ts';

const byField = (controls: readonly PlacedControl[]) => new Map(controls.map(({ control }) => [control.field, control]));

/**
 * Typed values of a form, as far as a form of other parts takes them: a value of a field that is of another kind now is left
 * behind, one of a field that is gone stays a member of the record.
 */
export function goOn({ controls, values, unreadable, cellFaults }: TypedForm, next: readonly PlacedControl[]): Omit<TypedForm, 'controls'> {
  const [was, is] = [byField(controls), byField(next)];
  const isKept = (path: FieldPath): boolean => !is.has(path) || !was.has(path) || is.get(path)?.kind === was.get(path)?.kind;
  const isThere = ([path]: readonly [FieldPath, unknown]): boolean => is.has(path) && isKept(path);
  return {
    values: new Map([...values].filter(([path]) => isKept(path))),
    unreadable: new Map([...unreadable].filter(isThere)),
    cellFaults: new Map([...cellFaults].filter(isThere)),
  };
}

/** The record a form began with, for a form of other parts: what was empty in a field of another kind is empty as that kind is. */
export function loadedFor(next: readonly PlacedControl[], { controls }: TypedForm, loaded: Values): Values {
  const was = byField(controls);
  return next
    .map(({ control }) => control)
    .filter(({ field, kind }) => was.has(field) && was.get(field)?.kind !== kind && isEmptyValue(valueAt(loaded, field)))
    .reduce((record, { field }) => withValueAt(record, field, undefined), loaded);
}
