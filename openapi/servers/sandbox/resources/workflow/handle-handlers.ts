import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, Needs, World } from '../../core/handlers.ts';
import { updateRow } from '../../core/rows.ts';
import { isAdministrator } from '../people/administrator.ts';
import { enabledPerson, heldWork, taskOf, userIdOf } from './access.ts';
import { canTakeBack, closeWaiting, copyTo, endTask, goBack, goOn, keepRecord, layWork, nextStep, tell } from './moves.ts';
import {
  findTask,
  HANDLE,
  recordsOf,
  STEP_STATE,
  stepsOf,
  TASK_STATE,
  WORK_STATE,
  type RecordRow,
  type StepRow,
  type TaskRow,
  type WorkRow,
} from './tables.ts';
import { REFUSED } from './words.ts';

type Operations =
  | 'listFlowCandidates'
  | 'approveFlowTask'
  | 'rejectFlowTask'
  | 'recallFlowTask'
  | 'cancelFlowTask'
  | 'transferFlowTask'
  | 'assignFlowTask';

export const handleNeeds: Needs<Operations> = {
  listFlowCandidates: 'session',
  approveFlowTask: 'session',
  rejectFlowTask: 'session',
  recallFlowTask: 'session',
  cancelFlowTask: 'session',
  transferFlowTask: 'session',
  assignFlowTask: 'session',
};

/** Choices there are before work is approved. @reading R-158 */
const CHOICE = { people: 2, nothing: 3 } as const;

type Said = OperationShapes['approveFlowTask']['body'];
interface Held {
  readonly task: TaskRow;
  readonly work: WorkRow;
  readonly step: StepRow;
  readonly userId: string;
}

/** Handling work: who holds it does, as long as it waits. @reading R-371 */
export function handleHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const held = (id: string, caller: Caller | null): Held => {
    const { task, work } = heldWork(world, id, caller);
    const step = stepsOf(store, task.id).find((each) => each.id === work.stepId);
    if (!step) throw new Refusal(REFUSED.gone);
    return { task, work, step, userId: userIdOf(caller) };
  };
  const handled = ({ task, work, step, userId }: Held, handleStatus: 0 | 1, body: Said): void => {
    updateRow(store, 'flow_work', work.id, { state: WORK_STATE.handled, handleTime: world.now() });
    const { handleOpinion: opinion = '', signImg = '' } = body;
    keepRecord(world, task, { handleStatus, handleId: userId, opinion, signImg, step, workId: work.id });
    copyTo(
      world,
      task,
      idsIn(body.copyIds).map((id) => enabledPerson(store, id, '抄送人不存在或已停用，请重新选择抄送人')),
    );
  };

  return {
    listFlowCandidates: ({ path, caller }) => {
      const next = nextStep(world, held(path.id, caller).task.id);
      if (next?.isCandidates !== 1) return { data: { type: CHOICE.nothing, list: [] } };
      const hasCandidates = (JSON.parse(next.userIds) as string[]).length > 0;
      const list = [{ nodeId: next.nodeCode, nodeName: next.nodeName, isCandidates: true, hasCandidates }];
      return { data: { type: CHOICE.people, list } };
    },
    approveFlowTask: ({ path, body, caller }) => {
      const work = held(path.id, caller);
      const next = nextStep(world, work.task.id);
      const chosen = (next && body.candidateList?.[next.nodeCode]) ?? [];
      const people = chosen.map((id) => enabledPerson(store, id, REFUSED.noPerson));
      handled(work, HANDLE.approved, body);
      goOn(world, work.task, work.step, people);
      return { msg: '审核成功' };
    },
    rejectFlowTask: ({ path, body, caller }) => {
      const work = held(path.id, caller);
      handled(work, HANDLE.returned, body);
      endTask(world, work.task, TASK_STATE.rejected);
      tell(world, work.task, work.task.userId, `${work.task.fullName} 已退回`, 'launched');
      return { msg: '退回成功' };
    },
    recallFlowTask: ({ path, body, caller }) => {
      const userId = userIdOf(caller);
      const record = store.one<RecordRow>('SELECT * FROM flow_record WHERE id = ?', path.id);
      const task = record && findTask(store, record.taskId);
      if (!record || !task) throw new Refusal(REFUSED.gone);
      if (record.handleId !== userId || !canTakeBack(record.handleStatus)) throw new Refusal(REFUSED.noRecall);
      if (task.status !== TASK_STATE.waiting || recordsOf(store, task.id).at(-1)?.id !== record.id) throw new Refusal(REFUSED.tooLate);
      const step = stepsOf(store, task.id).find(({ id }) => id === record.stepId);
      keepRecord(world, task, { handleStatus: HANDLE.withdrawn, handleId: userId, opinion: body.handleOpinion ?? '', step });
      if (step) goBack(world, task, step, userId);
      else endTask(world, task, TASK_STATE.revoked);
      return { msg: '撤回成功' };
    },
    cancelFlowTask: ({ path, body, caller }) => {
      const userId = userIdOf(caller);
      const task = taskOf(store, path.id);
      if (task.userId !== userId && !isAdministrator(store, userId)) throw new Refusal(REFUSED.endNotYours);
      if (task.status !== TASK_STATE.waiting) throw new Refusal(REFUSED.endOver);
      const step = stepsOf(store, task.id).find(({ state }) => state === STEP_STATE.atHand);
      keepRecord(world, task, { handleStatus: HANDLE.terminated, handleId: userId, opinion: body.handleOpinion ?? '', step });
      endTask(world, task, TASK_STATE.cancelled);
      return { msg: '终止成功' };
    },
    transferFlowTask: ({ path, body, caller }) => {
      const { task, work, step, userId } = held(path.id, caller);
      const toUserId = enabledPerson(store, body.freeApproverUserId, REFUSED.noPerson);
      if (toUserId === work.userId) throw new Refusal(REFUSED.samePerson);
      updateRow(store, 'flow_work', work.id, { state: WORK_STATE.closed, handleTime: world.now() });
      const opinion = body.handleOpinion ?? '';
      keepRecord(world, task, { handleStatus: HANDLE.transferred, handleId: userId, opinion, step, workId: work.id, operatorId: toUserId });
      layWork(world, task, step, toUserId);
      return { msg: '转办成功' };
    },
    assignFlowTask: ({ path, body, caller }) => {
      const userId = userIdOf(caller);
      const task = taskOf(store, path.id);
      if (!isAdministrator(store, userId)) throw new Refusal(REFUSED.assignNotYours);
      if (task.status !== TASK_STATE.waiting) throw new Refusal(REFUSED.assignOver);
      const step = stepsOf(store, task.id).find(({ state }) => state === STEP_STATE.atHand);
      if (!step || (body.nodeCode ?? step.nodeCode) !== step.nodeCode) throw new Refusal(REFUSED.assignElsewhere);
      const toUserId = enabledPerson(store, body.freeApproverUserId, REFUSED.noPerson);
      closeWaiting(world, task.id);
      const opinion = body.handleOpinion ?? '';
      keepRecord(world, task, { handleStatus: HANDLE.assigned, handleId: userId, opinion, step, operatorId: toUserId });
      layWork(world, task, step, toUserId);
      return { msg: '指派成功' };
    },
  };
}

const idsIn = (text: string | undefined): string[] => [...new Set((text ?? '').split(',').filter((id) => id !== ''))];
