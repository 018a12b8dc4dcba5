import { useLingui } from '@lingui/react/macro';
import { useText } from '@milepost/kit/forms/render';
import type { FormStore } from '@milepost/kit/forms/store';
import { useState } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import { useWrite } from '../../../../data/useWrite.ts';
import { serverWords } from '../../../../feedback/index.ts';
import { eachOf } from '../batch.ts';
import type { Failed } from '../batch.ts';
import { MAX_ROWS_CHECKED } from '../deletionImpact.ts';
import { useQuotedNames } from '../useBatchResultToasts.ts';
import { NotDone } from './types.ts';
import type { TakeBack, Task, TaskStep } from './types.ts';

/** Steps of a task that were not done. */
export interface RemainingRows {
  readonly doneCount: number;
  /** Steps that failed, each with the reason, and those behind one that failed. */
  readonly steps: readonly { readonly step: TaskStep; readonly reason: string | null }[];
  /** Steps that are done when it is tried again: of a task in turn all of them, for what was done may not be all any more. */
  readonly again: readonly TaskStep[];
}

/** Way back of a step, by its name. */
interface Done {
  readonly name: TaskStep['name'];
  readonly takeBack: TakeBack;
}

/** Does the steps one after the other, up to the first that fails. */
async function inTurn(steps: readonly TaskStep[], act: (step: TaskStep) => Promise<unknown>): Promise<Failed<TaskStep>[]> {
  for (const step of steps) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await act(step);
    } catch (error) {
      return [{ row: step, error }];
    }
  }
  return [];
}

/** Carries a task out: what was done can be taken back where every step of it can, what was not is told with its reason. @source admin §8 */
export function useTask<Draft extends object>(task: Task<Draft>, store: FormStore<Draft>, onClose: () => void) {
  const { t } = useLingui();
  const text = useText();
  const api = useApi();
  const told = useQuotedNames();
  const [left, setLeft] = useState<RemainingRows | null>(null);
  const [doneCount, setDoneCount] = useState(0);
  const [ways, setWays] = useState<readonly Done[]>([]);
  /** Reason for which nothing was begun. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureWords = t`Request error, please retry`;
  const reasonOf = (error: unknown) => (error instanceof NotDone ? text(error.words) : (serverWords(error) ?? failureWords));
  const doing = useWrite({
    send: async (steps: readonly TaskStep[]) => {
      const done: Done[] = [];
      let changedCount = 0;
      const act = async (step: TaskStep) => {
        const ran = await step.run();
        if (ran) changedCount += 1;
        if (ran?.takeBack) done.push({ name: step.name, takeBack: ran.takeBack });
      };
      const failed = await (task.isInTurn === true ? inTurn(steps, act) : eachOf(steps, act));
      return { failed, done, changedCount };
    },
  });
  const undoing = useWrite({ send: (done: readonly Done[]) => eachOf(done, ({ takeBack }) => takeBack()) });

  /** Says what was done, and offers to take it back. */
  function tell(count: number, done: readonly Done[]) {
    const undo = done.length > 0 ? () => void takeBack(done) : undefined;
    if (count > 0) told.done(text(task.done(count)), undo);
    else if (task.idle !== undefined && !left) told.idle(text(task.idle));
  }

  async function takeBack(done: readonly Done[]): Promise<void> {
    const failed = await undoing.run(done);
    const count = done.length - failed.length;
    if (count > 0) told.done(told.countOf(count), undefined);
    if (failed.length === 0) return;
    const reasons = failed.map(({ row, error }) => `${text(row.name)}: ${reasonOf(error)}`);
    told.failed(reasons, () => void takeBack(failed.map(({ row }) => row)));
  }

  async function run(steps: readonly TaskStep[]): Promise<void> {
    store.setSaving(true);
    setRefusal(null);
    try {
      const { failed, done, changedCount } = await doing.run(steps);
      const reasons = new Map(failed.map(({ row, error }) => [row, reasonOf(error)]));
      const [first] = failed;
      const behind = task.isInTurn === true && first ? steps.slice(steps.indexOf(first.row) + 1) : [];
      const rest = [...failed.map(({ row }) => row), ...behind];
      const count = (task.isInTurn === true ? 0 : doneCount) + changedCount;
      const all = [...ways, ...done];
      if (rest.length === 0) {
        tell(count, all);
        onClose();
        return;
      }
      setDoneCount(count);
      setWays(all);
      setLeft({
        doneCount: count,
        again: task.isInTurn === true ? steps : rest,
        steps: rest.map((step) => ({ step, reason: reasons.get(step) ?? null })),
      });
    } finally {
      store.setSaving(false);
    }
  }

  return {
    left,
    refusal,
    /** Begins it, or goes on with what was left. */
    begin: async (): Promise<void> => {
      if (store.summary().isSaving) return;
      if (left) return run(left.again);
      if (!store.tryToSave()) return;
      store.setSaving(true);
      try {
        const steps = await task.steps(store.snapshot(), api);
        if (steps.length <= MAX_ROWS_CHECKED) await run(steps);
        else setRefusal(t`At most ${MAX_ROWS_CHECKED} at a time: choose fewer.`);
      } catch (error) {
        setRefusal(reasonOf(error));
      } finally {
        store.setSaving(false);
      }
    },
    /** Ends a task that was done in part: says what was, where its steps stand for themselves. */
    end: () => {
      if (task.isInTurn !== true) tell(doneCount, ways);
      onClose();
    },
  };
}
