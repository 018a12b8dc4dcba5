import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import { useFormSummary } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import { SCOPES, isRepeating } from '@milepost/openapi/domains/schedule';
import type { Schedule } from '@milepost/openapi/domains/schedule';
import type { ScheduleScope } from '@milepost/kit/schedule-viewer';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { saveSchedule } from '../../data/schedule/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useDiscardQuestion } from '../../open-pages/useDiscardQuestion.ts';
import { useFormDraft } from '../../drafts/index.ts';
import { bodyOf, following, problemsOf } from './draft.ts';
import type { ScheduleDraft } from './draft.ts';
import { scheduleFields } from './scheduleFields.ts';

/** Fields whose change moves others. */
const LEADING = ['start', 'end', 'startDay', 'endDay'] as const;

/** Days and hours of one schedule agree, whichever of them somebody changes. */
function useFollowing(store: FormStore<ScheduleDraft>) {
  useEffect(() => {
    const before = new Map(LEADING.map((field) => [field, store.snapshot()[field]]));
    let isFollowing = false;
    const note = () => LEADING.forEach((field) => before.set(field, store.snapshot()[field]));
    const stops = LEADING.map((field) =>
      store.subscribe(field, () => {
        const was = before.get(field) ?? null;
        if (isFollowing || store.snapshot()[field] === was) return;
        isFollowing = true;
        for (const [other, value] of Object.entries(following(store.snapshot(), field, was))) store.set(other, value, 'rule');
        note();
        isFollowing = false;
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [store]);
}

interface Options {
  /** Null for a new one. */
  readonly schedule: Schedule | null;
  readonly initial: ScheduleDraft;
  /** After the save has succeeded and its message is shown. */
  readonly onSaved: () => void;
}

/** A form over one schedule. One that repeats asks what of it is meant before it is saved. @source admin §2, §4 @reading R-127 @reading R-521 */
export function useScheduleForm({ schedule, initial, onSaved }: Options) {
  const { t } = useLingui();
  const mayDiscard = useDiscardQuestion();
  const feedback = useFeedback();
  const { user } = useSession().currentUser;
  const { run, isRunning } = useWrite(saveSchedule(useApi()));
  const creator = user.userName || user.userAccount;
  const spec = useMemo(
    (): FormSpec<ScheduleDraft> => ({
      parts: scheduleFields({
        creator,
        timesText: (count) => t`${plural(count, { one: 'Once', other: '# times' })}`,
      }),
      check: problemsOf,
    }),
    [creator, t],
  );
  const [store] = useState(() => createFormStore<ScheduleDraft>(spec, initial));
  const summary = useFormSummary(store);
  const [isAsking, setAsking] = useState(false);
  const draft = useFormDraft({ form: 'schedule', record: schedule?.id ?? null, store: store, isDirty: summary.isDirty });
  useFollowing(store);

  async function save(scope: ScheduleScope) {
    const body = bodyOf(store.snapshot(), schedule?.color);
    store.setSaving(true);
    try {
      const { msg } = await run(schedule === null ? { id: null, body } : { id: schedule.id, scope: SCOPES[scope], body });
      draft.drop();
      feedback.success('save', msg);
      onSaved();
    } catch (error) {
      setAsking(false);
      feedback.failure(error);
    } finally {
      store.setSaving(false);
    }
  }

  return {
    spec,
    store: store,
    summary,
    draft,
    save,
    isRunning,
    isAsking,
    stopAsking: () => setAsking(false),
    submit: async () => {
      if (store.summary().isSaving || !store.tryToSave()) return;
      if (schedule !== null && isRepeating(schedule.repetition)) setAsking(true);
      else await save('all');
    },
    mayLeave: async () => {
      const { isDirty, isSaving } = store.summary();
      if (!isDirty || isSaving) return !isSaving;
      const isGivenUp = await mayDiscard();
      if (isGivenUp) draft.drop();
      return isGivenUp;
    },
  };
}
