import { useLingui } from '@lingui/react/macro';
import type { FormSpec, Option } from '@milepost/kit/forms/grammar';
import { useFormSummary } from '@milepost/kit/forms/render';
import type { FormStore, FormSummary } from '@milepost/kit/forms/store';
import { useToaster } from '@milepost/kit/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { useApi } from '../../../data/api/index.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { FEEDBACK_MS, isSilent, serverWords, useFeedback } from '../../../feedback/index.ts';
import { useDiscardQuestion } from '../../../open-pages/useDiscardQuestion.ts';
import { useFormDraft } from '../../../drafts/index.ts';
import type { Draft, FormDraft } from '../../../drafts/index.ts';
import type { Conflict, Settled } from './conflict/conflictsOf.ts';
import { draftNameOf } from './draftName.ts';
import { formSpecOf } from '../definition/formSpecOf.ts';
import { changedSinceDraft, mergeRemoteChanges } from './conflict/mergeRemoteChanges.ts';
import { refusedField } from './refusedField.ts';
import { recordQuery, saveWrite } from './recordPort.ts';
import type { AnyResource, Saving } from '../definition/types.ts';
import type { DesignChange } from '../../../form-changes/index.ts';
import { useClearedFieldsToast } from './useClearedFieldsToast.ts';
import { useFormStore } from '../../../form-changes/index.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useMergedChangesToast } from './useMergedChangesToast.ts';
import { useSaveQuestion } from './useSaveQuestion.ts';

export interface ResourceForm {
  readonly spec: FormSpec;
  readonly store: FormStore;
  readonly summary: FormSummary;
  readonly submit: () => Promise<void>;
  /** True when the form may be left: always when nothing was typed, otherwise the person is asked. */
  readonly mayLeave: () => Promise<boolean>;
  /** Text that was typed before and not saved. */
  readonly draft: FormDraft;
  /** Fields somebody else has saved meanwhile; null when nobody has. */
  readonly conflicts: readonly Conflict[] | null;
  /** Changes of its design since it was opened; null where it has not changed. */
  readonly changes: readonly DesignChange[] | null;
  /** Goes on with the values chosen per field; null gives up saving. */
  readonly settle: (chosen: ReadonlyMap<string, Settled> | null) => void;
}

interface Options {
  readonly resource: AnyResource;
  /** Null for a new record. */
  readonly id: string | null;
  /** Record as it was loaded; null for a new one. */
  readonly record: object | null;
  /** Values the form begins with. */
  readonly initial: object;
  /** Gives a new record what belongs to it besides; it tells a failure of its own. */
  readonly carry?: (saved: object) => Promise<void>;
  /** After the save has succeeded and its message is shown, with the values it had. */
  readonly onSaved: (saved: object) => void;
}

/**
 * A form over one record of a resource. Before an existing record is written it is read once more: where somebody else has
 * saved it meanwhile, each differing field is asked about, and nobody's work is lost. A refused save keeps all that was typed.
 * @source admin §4
 */
export function useResourceForm({ resource, id, record, initial, carry, onSaved }: Options): ResourceForm {
  const { t } = useLingui();
  const { user } = useSession().currentUser;
  const mayDiscard = useDiscardQuestion();
  const feedback = useFeedback();
  const toaster = useToaster();
  const api = useApi();
  const queries = useQueryClient();
  const { form } = resource;
  const { run } = useWrite(saveWrite(api, resource));
  const spec = useMemo(() => formSpecOf(form, user.userId), [form, user.userId]);
  const { store, changes } = useFormStore(spec, initial, form?.design);
  const summary = useFormSummary(store);
  /** Record this person knows of: what is saved is put together of it, with the members nobody shows. */
  const seen = useRef(record);
  /** Record a question is about. */
  const newer = useRef(record);
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  const tellTakenOver = useMergedChangesToast();
  /** The question is about a draft that came back: nobody has asked to save yet. */
  const isOfDraft = useRef(false);
  const kept = useFormDraft({
    form: draftNameOf(resource),
    store,
    record: id,
    isDirty: summary.isDirty && resource.onTried === undefined,
    onRestored,
  });
  const isSure = useSaveQuestion(form, store);
  useClearedFieldsToast(store);
  useRuleWords(store);

  /** A record that was saved by somebody else after a draft of it was typed is asked about at once, as two tabs do. */
  function onRestored({ before }: Draft) {
    if (id === null) return;
    const { asked } = changedSinceDraft({ store, before });
    if (asked.length === 0) return;
    isOfDraft.current = true;
    setConflicts(asked);
  }

  /** Fields whose value on the server differs from what was loaded. */
  async function conflictsNow(): Promise<readonly Conflict[]> {
    if (id === null || !form?.load) return [];
    const fresh = await queries.fetchQuery(recordQuery(api, resource, form.load, id));
    if (fresh === null) return [];
    const { asked, reported } = mergeRemoteChanges({ form, store, seen: seen.current, fresh });
    tellTakenOver(reported);
    newer.current = fresh;
    // Who goes back to the form without an answer is asked again.
    if (asked.length === 0) seen.current = fresh;
    return asked;
  }

  const savingNow = (): Saving => ({
    api,
    ownId: user.userId,
    loaded: seen.current,
    changed: store.changed(),
    optionsOf: (feed) =>
      queries.getQueriesData<readonly Option[]>({ queryKey: ['resource', 'options', feed] }).flatMap(([, options]) => options ?? []),
  });

  async function save(): Promise<void> {
    store.setSaving(true);
    try {
      // It is drawn anew by whoever has handed it in, and says what has changed.
      if (await form?.isRenewed?.(queries, api)) return;
      const found = await conflictsNow();
      if (found.length > 0) {
        setConflicts(found);
        return;
      }
      const draft = store.snapshot();
      const only = form?.sends === 'changes' ? { only: store.changed().map((field) => field.split('.')[0] ?? field) } : {};
      const { msg } = await run({ id, body: form?.toBody?.(draft, savingNow()) ?? draft, ...only });
      kept.drop();
      await carry?.(draft);
      feedback.success('save', msg);
      onSaved(draft);
    } catch (error) {
      if (isSilent(error)) return;
      const words = serverWords(error);
      const controls = store.controls.map(({ control }) => control);
      store.refuse({ field: words === null ? null : refusedField(words, controls), message: words ?? feedback.failureWords });
    } finally {
      store.setSaving(false);
    }
  }

  return {
    spec,
    store,
    summary,
    draft: kept,
    conflicts,
    changes,
    settle(chosen) {
      const wasOfDraft = isOfDraft.current;
      isOfDraft.current = false;
      setConflicts(null);
      if (chosen === null) return;
      for (const { control, ...values } of conflicts ?? []) store.set(control.field, values[chosen.get(control.field) ?? 'mine'], 'load');
      if (wasOfDraft) return;
      seen.current = newer.current;
      // Values of two people together may be wrong where each of them was right, and what is worked out of them is another.
      if (store.tryToSave()) void save();
    },
    async submit() {
      if (store.summary().isSaving || !store.tryToSave()) return;
      if ((form?.sends === 'changes' || form?.part !== undefined) && id !== null && store.changed().length === 0) {
        toaster.show({ tone: 'info', title: t`Nothing was changed`, durationMs: FEEDBACK_MS.save });
        return;
      }
      if (resource.isPreview === true && !resource.onTried) {
        toaster.show({ tone: 'info', title: t`The form is complete. This is a preview: nothing was sent.`, durationMs: FEEDBACK_MS.save });
        return;
      }
      if (!(await isSure(savingNow()))) return;
      if (resource.isPreview !== true) return save();
      if (await form?.isRenewed?.(queries, api)) return;
      const draft = store.snapshot();
      resource.onTried?.({ id, draft, body: form?.toBody?.(draft, savingNow()) ?? draft });
    },
    async mayLeave() {
      const { isDirty, isSaving } = store.summary();
      if (!isDirty || isSaving) return !isSaving;
      const isGivenUp = await mayDiscard();
      if (isGivenUp) kept.drop();
      return isGivenUp;
    },
  };
}
