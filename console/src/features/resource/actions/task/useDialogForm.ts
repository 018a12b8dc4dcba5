import type { FieldProblem, FormSpec } from '@milepost/kit/forms/grammar';
import { prepareEditors, useFormSummary } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { useEffect, useRef, useState } from 'react';
import { useDiscardQuestion } from '../../../../open-pages/useDiscardQuestion.ts';
import { useFormDraft } from '../../../../drafts/index.ts';
import type { FieldPart, OwnFeed } from '../../definition/types.ts';
import { useConsoleSurroundings } from '../../form/useSurroundings.ts';

interface Filled<Draft extends object> {
  /** Name of the form among drafts, and the record it is about; null for none. */
  readonly draft: { readonly form: string; readonly record: string | null };
  readonly fields: readonly FieldPart<never>[];
  readonly check?: ((draft: Draft) => readonly FieldProblem[]) | undefined;
  readonly initial: Partial<Draft>;
  readonly feeds?: Readonly<Record<string, OwnFeed>> | undefined;
}

/** A form in a dialog that saves no record: what was typed is asked about before it is lost, and the keyboard begins in its first field. */
export function useDialogForm<Draft extends object>({ draft: { form, record }, fields, check, initial, feeds }: Filled<Draft>) {
  const mayDiscard = useDiscardQuestion();
  const [spec] = useState((): FormSpec<Draft> => ({ parts: fields, ...(check && { check }) }));
  const [store] = useState(() => createFormStore<Draft>(spec, initial));
  const [isReady, setReady] = useState(false);
  const summary = useFormSummary(store);
  const surroundings = useConsoleSurroundings(feeds);
  const draft = useFormDraft({ form, record, store, isDirty: summary.isDirty });
  // The editors come before the form is drawn, so that no field moves under the pointer; one that does not come says so itself.
  useEffect(() => {
    const ready = () => setReady(true);
    prepareEditors(spec).then(ready, ready);
  }, [spec]);
  // The keyboard begins where something is said or chosen, unless somebody has gone elsewhere meanwhile.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = isReady ? body.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [role=combobox]') : null;
    if (field && !document.activeElement?.matches('input, textarea')) field.focus();
  }, [isReady]);
  return {
    spec,
    store,
    summary,
    draft,
    surroundings,
    isReady,
    /** Ref of what the form stands in. */
    body,
    /** True when the dialog may be closed: never while something is sent. */
    guard: async () => {
      const { isDirty, isSaving } = store.summary();
      if (isSaving) return false;
      if (isDirty && !(await mayDiscard())) return false;
      draft.drop();
      return true;
    },
  };
}
