import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import { useStateDraft } from '../../../../drafts/index.ts';
import { useWrite } from '../../../../data/useWrite.ts';
import { useFeedback } from '../../../../feedback/index.ts';
import type { AnyRow } from '../../definition/types.ts';
import { decidedOfText, textOfDecided } from './decidedText.ts';
import type { Wizard, WizardValues } from './types.ts';
import { useDiscardQuestion } from '../../../../open-pages/useDiscardQuestion.ts';
import { reading } from '../../../../data/tags.ts';

/** Decisions by step, each beside the data it was made on. */
type Decided = Readonly<Partial<Record<string, { readonly data: unknown; readonly value: unknown }>>>;

const NOTHING = { decided: '' };

const valuesOf = (decided: Decided): WizardValues<unknown> =>
  Object.fromEntries(Object.entries(decided).flatMap(([key, one]) => (one ? [[key, one.value]] : [])));

/** Steps of a wizard: where somebody is, what was decided, and the one save at the end. */
export function useWizard(wizard: Wizard<AnyRow, unknown>, rows: readonly AnyRow[], onDone: () => void) {
  const discard = useDiscardQuestion();
  const feedback = useFeedback();
  const api = useApi();
  const [place, setPlace] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const [decided, setDecided] = useState<Decided>({});
  const step = wizard.steps[place] ?? wizard.steps[0];
  if (!step) throw new Error(`[resource] ${wizard.id} has no steps.`);
  const query = step.reads(api, rows, valuesOf(decided)) as UseQueryOptions<unknown>;
  // What is being changed is not read again under the hands of who changes it.
  const answer = useQuery({ ...query, staleTime: Infinity });
  const { reaches } = wizard;
  const reached = useQuery({
    queryKey: ['wizard', wizard.id, 'reaches', rows.map(({ id }) => id)],
    queryFn: reading(api, async (api, { signal }) => reaches?.(api, rows, signal) ?? null),
    enabled: reaches !== undefined,
    gcTime: 0,
  });
  const writing = useWrite(wizard.save(api));
  const kept = decided[step.key];
  const { data } = answer;
  const here =
    data === undefined || data === null
      ? null
      : kept?.data === data
        ? kept
        : { data, value: step.begins(data as never, kept?.value, rows) };
  // A step that was shown is decided, whether it was changed or not.
  const all: Decided = here ? { ...decided, [step.key]: here } : decided;
  const changes = wizard.changes(valuesOf(all), rows, reached.data ?? null);
  const draft = useStateDraft({
    form: `wizard.${wizard.id}`,
    record: rows
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
    values: { decided: changes === null ? '' : textOfDecided(valuesOf(all)) },
    initial: NOTHING,
    isDirty: changes !== null,
    apply({ decided: text }) {
      const values = decidedOfText(String(text));
      setDecided(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { data: null, value }])));
    },
  });
  const mayLeave = async () => {
    if (writing.isRunning || (changes !== null && !(await discard()))) return false;
    draft.drop();
    return true;
  };
  return {
    step,
    place,
    hasMoved,
    value: here?.value ?? null,
    isHere: here !== null,
    changes,
    error: answer.error,
    retry: () => void answer.refetch(),
    isSaving: writing.isRunning,
    change: (value: unknown) => here && setDecided({ ...all, [step.key]: { data: here.data, value } }),
    goTo(next: number) {
      setDecided(all);
      setPlace(next);
      setHasMoved(true);
    },
    draft,
    mayLeave,
    leave: async () => {
      if (await mayLeave()) onDone();
    },
    async save() {
      if (writing.isRunning) return;
      try {
        const { msg } = await writing.run({ rows, values: valuesOf(all) });
        draft.drop();
        feedback.success('save', msg);
        onDone();
      } catch (error) {
        feedback.failure(error);
      }
    },
  };
}
