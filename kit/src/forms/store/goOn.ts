import type { FieldPath, PlacedControl } from '../grammar/index.ts';
import type { TypedForm } from './types.ts';

const byField = (controls: readonly PlacedControl[]) => new Map(controls.map(({ control }) => [control.field, control]));

/**
 * What was typed into a form, as far as a form of other parts takes it: a value of a field that is of another kind now is left
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
