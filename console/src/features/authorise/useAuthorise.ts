import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { RightStep } from '@milepost/openapi/domains/authority';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { addRoleRights, rightStepQuery, saveRoleRights } from '../../data/authority/rights.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { askedWith, difference, rightsOf, seenStep } from './rights.ts';
import type { Seen, SeenStep } from './rights.ts';

/**
 * The steps of giving rights to a role: each is asked for below what was chosen before, and all are saved at once. Several roles
 * begin with nothing chosen: what is given to them comes beside what each of them has.
 */
export function useAuthorise(roleIds: readonly string[], onDone: () => void) {
  const [roleId = ''] = roleIds;
  const isForSeveral = roleIds.length > 1;
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const api = useApi();
  const [at, setAt] = useState<RightStep>('system');
  const [seen, setSeen] = useState<Seen>({});
  const before = askedWith(at, seen);
  // A tree that is being changed is not read again under the hands of who changes it.
  const answer = useQuery({ ...rightStepQuery(api, roleId, at, before), staleTime: Infinity });
  const replacing = useWrite(saveRoleRights(api));
  const adding = useWrite(addRoleRights(api));
  const isSaving = replacing.isRunning || adding.isRunning;
  const kept = seen[at];
  const step: SeenStep | undefined = !answer.data
    ? undefined
    : kept?.nodes === answer.data.nodes
      ? kept
      : seenStep(isForSeveral ? { ...answer.data, chosenIds: [] } : answer.data, kept);
  // A step that was shown is decided, whether it was changed or not.
  const all: Seen = step ? { ...seen, [at]: step } : seen;
  const { added, removed } = difference(all);
  const mayLeave = async () =>
    !isSaving &&
    (added + removed === 0 ||
      (await confirm({
        title: t`Discard what you entered?`,
        body: t`What you typed here has not been saved.`,
        confirmLabel: t`Discard`,
        cancelLabel: t`Keep editing`,
        tone: 'danger',
      })));
  return {
    at,
    step,
    seen: all,
    error: answer.error,
    retry: () => void answer.refetch(),
    isSaving,
    choose: (chosen: ReadonlySet<string>) => step && setSeen({ ...all, [at]: { ...step, chosen } }),
    goTo(next: RightStep) {
      setSeen(all);
      setAt(next);
    },
    mayLeave,
    leave: async () => {
      if (await mayLeave()) onDone();
    },
    async save() {
      if (isSaving) return;
      try {
        const rights = rightsOf(all);
        const { msg } = await (isForSeveral ? adding.run({ roleIds, rights }) : replacing.run({ roleId, rights }));
        feedback.success('save', msg);
        onDone();
      } catch (error) {
        feedback.failure(error);
      }
    },
  };
}
