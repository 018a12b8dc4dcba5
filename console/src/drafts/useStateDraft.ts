import { isSame } from '@milepost/kit/forms/grammar';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DraftSource } from './draftKeeper.ts';
import type { DraftValues } from './draftStore.ts';
import { useDraft } from './useDraft.ts';
import type { FormDraft } from './useDraft.ts';

interface Options {
  readonly form: string;
  readonly record: string | null;
  /** Values the form holds now, without secrets. */
  readonly values: DraftValues;
  /** Values it began with. */
  readonly initial: DraftValues;
  readonly isDirty: boolean;
  /** Puts values back into the state of the form. */
  readonly apply: (values: DraftValues) => void;
}

/** The draft of a form whose values are the state of a component. */
export function useStateDraft({ form, record, values, initial, isDirty, apply }: Options): FormDraft {
  const now = useRef({ values, initial });
  const listeners = useRef(new Set<() => void>());
  const put = useRef(apply);
  const [source] = useState((): DraftSource => {
    const changedNow = () =>
      Object.fromEntries(Object.entries(now.current.values).filter(([name, value]) => !isSame(value, now.current.initial[name])));
    return {
      values: changedNow,
      before: (fields) => Object.fromEntries(fields.map((field) => [field, now.current.initial[field]])),
      subscribe(listener) {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
      apply: (next) => put.current(next),
    };
  });
  const shown = useRef(values);
  useLayoutEffect(() => {
    put.current = apply;
    now.current = { values, initial };
  });
  useEffect(() => {
    if (isSame(shown.current, values)) return;
    shown.current = values;
    listeners.current.forEach((listener) => listener());
  }, [values]);
  return useDraft({ form, record, source, isDirty });
}
