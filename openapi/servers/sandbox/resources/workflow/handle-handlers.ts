import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { updateRow } from '../../core/rows.ts';
import { modelOf } from '../model/lay-out.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { readDesign } from '../record/design.ts';
import { takenInStore } from '../record/taken.ts';
import { workedOut } from '../record/worked-out.ts';
import { requireSound, requireUnique } from '../record/write.ts';
import { enabledPerson, heldWork, taskOf, userIdOf } from './access.ts';
import {
  canTakeBack,
  closeWaiting,
  copyTo,
  endTask,
  goBack,
  goOn,
  keepRecord,
  layWork,
  nextBranches,
  nextStep,
  sendBack,
  tell,
} from './moves.ts';
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
import { holds } from '../flow-launch/launch.ts';
import type { FlowNode } from '../flow-launch/tables.ts';

type Operations =
  | 'listFlowCandidates'
  | 'approveFlowTask'
  | 'rejectFlowTask'
  | 'recallFlowTask'
  | 'cancelFlowTask'
  | 'transferFlowTask'
  | 'assignFlowTask';

/** Choices there are before work is approved. @reading R-158 */
const CHOICE = { branch: 1, people: 2, nothing: 3 } as const;

type HandleBody = OperationShapes['approveFlowTask']['body'];
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
  const handled = ({ task, work, step, userId }: Held, handleStatus: 0 | 1, body: HandleBody): void => {
    updateRow(store, 'flow_work', work.id, { state: WORK_STATE.handled, handleTime: world.now() });
    const { handleOpinion: opinion = '', signImg = '' } = body;
    keepRecord(world, task, { handleStatus, handleId: userId, opinion, signImg, files: body.fileList, step, workId: work.id });
    copyTo(
      world,
      task,
      idsIn(body.copyIds).map((id) => enabledPerson(store, id, '抄送人不存在或已停用，请重新选择抄送人')),
    );
  };

  return {
    listFlowCandidates: ({ path, body, caller }) => ({
      data: path.id === '0' ? firstChoice(nodesOf(world, body.enCode ?? ''), body.formData ?? {}) : choiceAt(world, held(path.id, caller)),
    }),
    approveFlowTask: ({ path, body, caller }) => {
      const work = held(path.id, caller);
      const chosen = { ...body.candidateList, ...body.errorRuleUserList };
      for (const id of Object.values(chosen).flat()) enabledPerson(store, id, REFUSED.noPerson);
      const empty = emptyAhead(world, work, chosen);
      if (empty.length > 0) return { msg: '请选择审批人', data: empty };
      writeFields(world, work, body.formData ?? null, caller);
      handled(work, HANDLE.approved, body);
      if (work.work.backTo) layWork(world, work.task, work.step, work.work.backTo);
      else goOn(world, work.task, work.step, chosen, body.branchList);
      return { msg: '审核成功' };
    },
    rejectFlowTask: ({ path, body, caller }) => {
      const work = held(path.id, caller);
      const { task, step } = work;
      const code = body.rejectStep ?? '';
      const target = code === '' || code === START ? null : rejectSteps(world, task.id, step).find(({ nodeCode }) => nodeCode === code);
      if (target === undefined) throw new Refusal('不能退回到所选环节，请重新选择');
      handled(work, HANDLE.returned, body);
      if (target) sendBack(world, task, step, target, body.rejectType === STRAIGHT_BACK);
      else {
        endTask(world, task, TASK_STATE.rejected);
        tell(world, task, task.userId, `${task.fullName} 已退回`, 'launched');
      }
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
      if (step) goBack(world, task, step, record);
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

/** @source shell §2 */
const START = 'start';
const STRAIGHT_BACK = 2;

/** Choices to make before a process goes on: a way, people, or nothing; and whether it goes on with this approval. @reading R-855 */
function choiceAt(world: World, work: Held) {
  const countersignOver = isLastOf(world, work);
  // What comes straight back goes to who sent it.
  const isOpen = countersignOver && work.step.returnTo === '';
  return { ...(isOpen ? choiceAhead(world, work.task.id) : { type: CHOICE.nothing, list: [] }), countersignOver };
}

function choiceAhead(world: World, taskId: string) {
  const ways = nextBranches(world, taskId);
  if (ways.length > 1) return { type: CHOICE.branch, list: ways.map((way) => candidateStep(way, true)) };
  const next = nextStep(world, taskId);
  return next?.isCandidates === 1 ? { type: CHOICE.people, list: [candidateStep(next, false)] } : { type: CHOICE.nothing, list: [] };
}

const candidateStep = ({ nodeCode, nodeName, isCandidates, userIds }: StepRow, isBranchFlow: boolean) => ({
  nodeId: nodeCode,
  nodeName,
  isCandidates: isCandidates === 1,
  hasCandidates: (JSON.parse(userIds) as string[]).length > 0,
  isBranchFlow,
});

const nodesOf = ({ store }: World, enCode: string): readonly FlowNode[] =>
  JSON.parse(store.one<{ nodes: string }>('SELECT nodes FROM flow WHERE enCode = ?', enCode)?.nodes ?? '[]') as FlowNode[];

/** The same before a flow is launched: of the first steps that hold for the values of its form; copies ask nobody. */
export function firstChoice(nodes: readonly FlowNode[], values: Readonly<Record<string, unknown>>) {
  const ahead = nodes.filter((node) => node.kind !== 'copy' && holds(node, values));
  const end = ahead.findIndex(({ isBranch }) => isBranch !== true);
  const ways = ahead.slice(0, end < 0 ? ahead.length : end);
  if (ways.length > 1) return { type: CHOICE.branch, list: ways.map((way) => candidateNode(way, true)) };
  const [first] = ahead;
  return first?.isCandidates === true ? { type: CHOICE.people, list: [candidateNode(first, false)] } : { type: CHOICE.nothing, list: [] };
}

const candidateNode = ({ code, name, isCandidates = false, by }: FlowNode, isBranchFlow: boolean) => ({
  nodeId: code,
  nodeName: name,
  isCandidates,
  hasCandidates: by.length > 0,
  isBranchFlow,
});

/** Does the process go on once this work is approved? Not while others have to approve the step, or it comes back to somebody. */
function isLastOf(world: World, { work, step }: Held): boolean {
  if (work.backTo) return false;
  if (step.mode === 0) return true;
  const works = world.store.all<WorkRow>('SELECT * FROM flow_work WHERE stepId = ? AND id <> ?', step.id, work.id);
  if (works.some(({ state }) => state === WORK_STATE.waiting)) return false;
  const had = new Set([work.userId, ...works.map(({ userId }) => userId)]);
  return (JSON.parse(step.userIds) as string[]).every((userId) => had.has(userId));
}

/** The step that lies next, where it would wait for nobody. */
function emptyAhead(world: World, held: Held, chosen: Readonly<Record<string, readonly string[]>>) {
  const next = nextStep(world, held.task.id);
  if (!next || next.kind !== 'approver' || next.branch !== '' || held.step.returnTo !== '' || !isLastOf(world, held)) return [];
  const people = chosen[next.nodeCode] ?? (JSON.parse(next.userIds) as string[]);
  return people.length > 0 ? [] : [{ nodeCode: next.nodeCode, nodeName: next.nodeName }];
}

/** Steps behind that somebody has handled. */
export const rejectSteps = ({ store }: Pick<World, 'store'>, taskId: string, from: StepRow): StepRow[] =>
  stepsOf(store, taskId).filter(
    ({ id, place, state, kind }) =>
      place < from.place &&
      state === STEP_STATE.behind &&
      kind === 'approver' &&
      store.one('SELECT 1 AS found FROM flow_record WHERE stepId = ? AND handleStatus = ?', id, HANDLE.approved) !== undefined,
  );

/** Writes what the step lets be changed, into the process and its record. */
function writeFields(world: World, { task, step }: Held, formData: Readonly<Record<string, unknown>> | null, caller: Caller | null): void {
  const writable = JSON.parse(step.writable) as string[];
  const changed = Object.fromEntries(Object.entries(formData ?? {}).filter(([key]) => writable.includes(key)));
  if (Object.keys(changed).length === 0) return;
  const before = JSON.parse(task.formData) as Readonly<Record<string, unknown>>;
  const record = world.store.one<{ id: string; data: string }>('SELECT id, data FROM model_record WHERE id = ?', task.recordId);
  const design = task.modelId === null ? null : readDesign(modelOf(world, task.modelId));
  if (design && task.modelId !== null) {
    requireSound(world, { design, sent: changed, before, caller });
    const stored = record ? (JSON.parse(record.data) as Readonly<Record<string, unknown>>) : before;
    requireUnique(takenInStore(world, task.modelId), design, { ...stored, ...changed }, record?.id ?? null, stored);
  }
  const write = (table: string, column: string, id: string, text: string): void => {
    const own = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const values = { ...own, ...changed };
    updateRow(world.store, table, id, { [column]: JSON.stringify(design ? workedOut(world, design, values, own, caller) : values) });
  };
  write('flow_task', 'formData', task.id, task.formData);
  if (record) write('model_record', 'data', record.id, record.data);
}

const idsIn = (text: string | undefined): string[] => [...new Set((text ?? '').split(',').filter((id) => id !== ''))];
