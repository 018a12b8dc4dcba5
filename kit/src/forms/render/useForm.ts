import { useCallback } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { requiredContext } from '../../primitives/required-context/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import type { Control, Editor, FieldPath } from '../grammar/index.ts';
import type { FieldState, FormStore, FormSummary } from '../store/index.ts';

/** A form as it is drawn. */
export interface DrawnForm {
  readonly store: FormStore;
  /** Id of the control of a field, where a summary sends the focus. */
  readonly idOf: (field: FieldPath) => string;
  /** Ways into the cells of tables, by their field: a cell may not be drawn while nobody looks at it. */
  readonly cellWays: Map<FieldPath, (row: number, column: FieldPath) => void>;
  /** A record to read: every field shows its value and takes none. */
  readonly isReadOnly: boolean;
  /** Editor of a control, as it arrives. */
  readonly editorOf: (control: Control) => LazyPart<Editor>;
}

const [FormProvider, useForm] = requiredContext<DrawnForm>('form', '<FormFields>');
export { FormProvider, useForm };

/** State of one field; what draws it hears of no other. */
export function useFieldState(field: FieldPath): FieldState {
  const { store } = useForm();
  return useExternalStore(
    useCallback((listener) => store.subscribe(field, listener), [store, field]),
    () => store.state(field),
  );
}

/** State of a form as a whole. */
export const useFormSummary = (store: FormStore): FormSummary => useExternalStore(store.subscribeSummary, store.summary);
