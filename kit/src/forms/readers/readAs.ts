import type { Control } from '../grammar/index.ts';
import { valueKindOf } from '../kinds/values.ts';

/** Control of another kind the values of this one are read as; null where they are read as its own. */
export function readAs(control: Control): Control | null {
  const facts = valueKindOf(control).readAs?.(control);
  return facts ? { part: 'control', field: control.field, label: control.label, ...facts } : null;
}
