import { useState } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { mergeProps, useSteady } from '../../engines/prop-getters/index.ts';
import { createFormStore } from '../store/index.ts';
import type { FormStore } from '../store/index.ts';
import { formProps } from './formProps.ts';
import type { FormOptions } from './types.ts';
import { useFormHandle } from './useFormHandle.ts';
import { useFormProblems, useFormSummary } from './useFormProblems.ts';

/**
 * Behaviour of a form out of its parts, for markup of one's own: its values, its problems, its submit. Draw the summary and the fields
 * within `getFormProps()`, each field by `useFormField(form.handle, path)`: it hears of its own changes alone. Problems are told when a
 * field was left or a submit was tried; what the server refuses takes the focus. After a submit that succeeded nothing is unsaved.
 * @source admin §4 forms §9
 */
export function useForm<Draft extends object = object>(options: FormOptions<Draft>) {
  const { clock } = useEnvironment();
  const [store] = useState((): FormStore<Draft> => createFormStore(options.spec, options.record ?? {}, clock));
  const handle = useFormHandle({ ...options, store: store as unknown as FormStore });
  const { isDirty, isSaving, canSave } = useFormSummary(handle.store);
  const summary = useFormProblems(handle);
  const submit = useSteady(async () => {
    if (store.summary().isSaving || !store.tryToSave()) return;
    const draft = store.snapshot();
    store.setSaving(true);
    try {
      const refusal = await options.onSubmit(draft);
      if (refusal) store.refuse(refusal);
      else store.rebase(draft);
    } finally {
      store.setSaving(false);
    }
  });

  return {
    /** The form for its fields; the same object from drawing to drawing. */
    handle,
    /** Values, as they are now: `store.snapshot()`, `store.set(path, value)`. */
    store,
    /** Something was typed that is not saved. */
    isDirty,
    isSaving,
    /** Nothing keeps the form from being saved, as far as is known. */
    canSave,
    /** Submits, as the button does; resolves once it was tried. Rejects with what `onSubmit` throws. */
    submit,
    /** Something is to be told above the form; draw its summary then. */
    hasSummary: summary.isShown,
    /** Everything that keeps it from being saved, in the form's order, once a submit was tried; for `problemProps`. */
    problems: summary.problems,
    /** Headline of the problems. */
    headline: summary.headline,
    /** Words of a refusal that is about no field, with their headline; null without one. */
    refusal: summary.refusal === null ? null : { headline: summary.notSaved, message: summary.refusal },
    /** Attributes of the `form`. */
    getFormProps: <Own extends object = object>(own?: Own) => formProps(() => void submit(), own),
    /** Attributes of the button that submits, within the form. It keeps the focus while the form is saved. */
    getSubmitProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'submit', 'aria-disabled': isSaving || undefined } as const, own),
    /** Attributes of the element around the summary, which takes the focus. */
    getSummaryProps: summary.getSummaryProps,
    /** Attributes of the headline of the problems. */
    getHeadingProps: summary.getHeadingProps,
    /** Attributes of the headline of a refusal, and of its words. */
    getRefusalHeadingProps: summary.getRefusalHeadingProps,
    getRefusalProps: summary.getRefusalProps,
  };
}
