import { isSame } from '@milepost/kit/forms/grammar';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import { systemClock } from '@milepost/kit/engines/clock';
import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import { useState } from 'react';
import { designChanges } from './designChanges.ts';
import type { DesignChange } from './designChanges.ts';

/** A form as it is drawn, by one design. */
export interface FormAsDrawn {
  readonly design: object | undefined;
  readonly spec: FormSpec;
  readonly store: FormStore;
  /** Changes of its design since it was opened; null where it has not changed. */
  readonly changes: readonly DesignChange[] | null;
}

/**
 * The store of a form whose design may be released anew while it is open: the form is drawn by the new one then, and what was typed
 * goes along. @param design what its parts were made of; a form that was declared has none
 * @reading R-163
 */
export function useFormStore(spec: FormSpec, initial: object, design: object | undefined): Omit<FormAsDrawn, 'design'> {
  const [drawn, setDrawn] = useState((): FormAsDrawn => ({ design, spec, store: createFormStore(spec, initial), changes: null }));
  if (drawn.design === design) return drawn;
  // The same design may have been read once more.
  const next = isSame(drawn.design, design) ? { ...drawn, design } : redrawnForm(drawn, spec, design);
  setDrawn(next);
  return next;
}

/** A form drawn anew by another design, with what was typed. @reading R-163 */
export function redrawnForm({ store, changes }: FormAsDrawn, spec: FormSpec, design: object | undefined): FormAsDrawn {
  const typed = store.typed();
  const next = createFormStore(spec, store.loaded(), systemClock, typed);
  return { design, spec, store: next, changes: [...(changes ?? []), ...designChanges(typed, next.controls)] };
}
