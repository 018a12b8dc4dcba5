import { useCallback, useMemo, useState } from 'react';
import type { Answer } from '@milepost/openapi/client';
import { isSilent, serverWords, useFeedback } from '../../feedback/index.ts';
import { useDiscardQuestion } from '../../open-pages/useDiscardQuestion.ts';
import { useStateDraft } from '../../drafts/index.ts';
import type { DraftValues, FormDraft } from '../../drafts/index.ts';
import { duplicateField } from './duplicateField.ts';

export interface DraftFormOptions<Draft, Field extends string> {
  /** Name of the form among drafts, and the record it is about; null for a new one. */
  readonly draftOf: { readonly form: string; readonly record: string | null };
  /** Draft the form begins with; later changes of it are not taken over. */
  readonly initial: Draft;
  /** Sentences for what is wrong, in the order of the form. */
  readonly problemsOf: (draft: Draft) => readonly { readonly field: Field; readonly message: string }[];
  readonly save: (draft: Draft) => Promise<Answer<unknown>>;
  /** After the save has succeeded and its message is shown. */
  readonly onSaved: () => void;
}

/** A refusal of the server; its field is null where it is about none of the form. */
export interface Refusal<Field extends string> {
  readonly field: Field | null;
  readonly message: string;
}

export interface DraftForm<Draft, Field extends string> {
  readonly draft: Draft;
  /** Text that was typed before and not saved. */
  readonly kept: FormDraft;
  readonly set: (change: Partial<Draft>) => void;
  /** A control reports that its text is no value at all, which the draft cannot hold. */
  readonly setUnreadable: (field: Field, message: string | null) => void;
  /** The field was left: from now on its problem is shown. */
  readonly leave: (field: Field) => void;
  /** Problem of a field, as far as it should be shown. */
  readonly errorOf: (field: Field) => string | undefined;
  /** Everything that is wrong, after an attempt to save. */
  readonly problems: readonly { readonly field: Field; readonly message: string }[];
  readonly attempt: number;
  /** Refusal of the last attempt: until the next attempt, and of a field while it holds what was refused. */
  readonly refusal: Refusal<Field> | null;
  readonly isSaving: boolean;
  readonly submit: () => Promise<void>;
  /** True when the form may be left: always when nothing was typed, otherwise the person is asked. */
  readonly mayLeave: () => Promise<boolean>;
}

/**
 * A form over one draft. Problems are shown when a field is left or a save was tried, and go as soon as they are mended.
 * A failed save keeps everything that was typed. @source admin §4
 */
export function useDraftForm<Draft extends object, Field extends string>(options: DraftFormOptions<Draft, Field>): DraftForm<Draft, Field> {
  const mayDiscard = useDiscardQuestion();
  const feedback = useFeedback();
  const [initial] = useState(options.initial);
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [unreadable, setUnreadableFields] = useState<ReadonlyMap<Field, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Refused<Draft, Field> | null>(null);
  const refusal = refused && isAsRefused(refused, draft) ? refused.by : null;

  const judged = options.problemsOf(draft);
  const all = [...judged.filter(({ field }) => !unreadable.has(field)), ...[...unreadable].map(([field, message]) => ({ field, message }))];
  const isDirty = useMemo(() => unreadable.size > 0 || JSON.stringify(draft) !== JSON.stringify(initial), [draft, initial, unreadable]);
  const kept = useStateDraft({
    ...options.draftOf,
    values: draft as DraftValues,
    initial: initial as DraftValues,
    isDirty,
    apply: (values) => setDraft((now) => ({ ...now, ...values })),
  });

  async function submit() {
    if (isSaving) return;
    setAttempt((count) => count + 1);
    if (all.length) return;
    setRefused(null);
    setSaving(true);
    try {
      const { msg } = await options.save(draft);
      kept.drop();
      feedback.success('save', msg);
      options.onSaved();
    } catch (error) {
      const words = serverWords(error);
      const field = words === null ? null : (duplicateField(words, draft) as Field | null);
      if (!isSilent(error)) setRefused({ by: { field, message: words ?? feedback.failureWords }, draft });
      setSaving(false);
    }
  }

  return {
    draft,
    kept,
    set: useCallback((change) => setDraft((now) => ({ ...now, ...change })), []),
    setUnreadable: useCallback(
      (field, message) =>
        setUnreadableFields((now) => {
          const next = new Map(now);
          if (message === null) next.delete(field);
          else next.set(field, message);
          return next;
        }),
      [],
    ),
    leave: useCallback((field) => setLeft((now) => new Set(now).add(field)), []),
    errorOf(field) {
      const problem = attempt > 0 || left.has(field) ? all.find((one) => one.field === field) : undefined;
      return problem?.message ?? (refusal?.field === field ? refusal.message : undefined);
    },
    problems: attempt > 0 ? all : [],
    attempt,
    refusal,
    isSaving,
    submit,
    async mayLeave() {
      if (!isDirty || isSaving) return !isSaving;
      const isGivenUp = await mayDiscard();
      if (isGivenUp) kept.drop();
      return isGivenUp;
    },
  };
}

interface Refused<Draft, Field extends string> {
  readonly by: Refusal<Field>;
  /** The draft as it was sent. */
  readonly draft: Draft;
}

const isAsRefused = ({ by: { field }, draft }: Refused<object, string>, now: object): boolean =>
  field === null || valueOf(draft, field) === valueOf(now, field);

/** Value of a field in a draft; several fields may be one of the draft's, and then none is here. */
const valueOf = (draft: object, field: string): unknown => Object.entries(draft).find(([name]) => name === field)?.[1];
