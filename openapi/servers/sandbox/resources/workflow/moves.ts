import type { World } from '../../core/handlers.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import { labelById } from '../user-administration/labels.ts';
import { deliverMessage, MESSAGE_TYPE } from '../message/deliver.ts';
import {
  flowOf,
  HANDLE,
  STEP_STATE,
  stepsOf,
  TASK_STATE,
  WORK_STATE,
  type HandleNumber,
  type RecordRow,
  type StepRow,
  type TaskRow,
  type WorkRow,
} from './tables.ts';

/** Content of a line of the trail. */
interface Done {
  readonly handleStatus: HandleNumber;
  readonly handleId: string;
  readonly opinion?: string;
  readonly signImg?: string;
  readonly files?: readonly object[] | undefined;
  readonly step?: StepRow | undefined;
  readonly workId?: string;
  readonly operatorId?: string;
}

/** Relations of a message's receiver to the process, as its body says. @source shell §2.1 @reading R-153 */
const STANDING = { launched: 1, toDo: 2, copied: 3 } as const;
/** `flowType` of a message that opens the detail of a flow. */
const OPENS_DETAIL = 1;

/** Writes a line of the trail. */
export function keepRecord({ store, nextId, now }: World, task: TaskRow, done: Done): void {
  insertRow(store, 'flow_record', {
    id: nextId(),
    taskId: task.id,
    stepId: done.step?.id ?? null,
    nodeCode: done.step?.nodeCode ?? 'start',
    nodeName: done.step?.nodeName ?? '发起申请',
    handleStatus: done.handleStatus,
    handleId: done.handleId,
    handleTime: now(),
    handleOpinion: done.opinion ?? '',
    workId: done.workId ?? null,
    signImg: done.signImg ?? '',
    operatorId: done.operatorId ?? null,
    files: JSON.stringify(done.files ?? []),
  });
}

/** Tells somebody about a process; the message opens it. @reading R-374 */
export function tell(world: World, task: TaskRow, userId: string, title: string, standing: keyof typeof STANDING, work?: WorkRow): void {
  const body = {
    processId: task.id,
    flowId: task.flowId,
    taskNodeId: work?.stepId ?? '',
    taskOperatorId: work?.id ?? '',
    enCode: flowOf(world.store, task)?.enCode ?? '',
    formType: 2,
    type: STANDING[standing],
  };
  const releaseUser = labelById(world.store, task.userId) ?? '';
  deliverMessage(world, { type: MESSAGE_TYPE.flow, flowType: OPENS_DETAIL, title, bodyText: JSON.stringify(body), releaseUser }, [userId]);
}

/** Nobody has to do anything at these steps any more. */
export const closeWaiting = ({ store, now }: World, taskId: string): number =>
  store.run(
    'UPDATE flow_work SET state = ?, handleTime = ? WHERE taskId = ? AND state = ?',
    WORK_STATE.closed,
    now(),
    taskId,
    WORK_STATE.waiting,
  );

/** Lays work before a person and tells them. */
export function layWork(world: World, task: TaskRow, step: StepRow, userId: string, backTo: string | null = null): void {
  const work: WorkRow = {
    id: world.nextId(),
    taskId: task.id,
    stepId: step.id,
    userId,
    state: WORK_STATE.waiting,
    isRead: 0,
    creatorTime: world.now(),
    handleTime: null,
    backTo,
  };
  insertRow(world.store, 'flow_work', { ...work, backTo });
  tell(world, task, userId, `${task.fullName} 待您审批`, 'toDo', work);
}

/** Ends a process: nothing waits any more. */
export function endTask(world: World, task: TaskRow, status: number): void {
  closeWaiting(world, task.id);
  world.store.run(
    'UPDATE flow_step SET state = ? WHERE taskId = ? AND state = ?',
    status === TASK_STATE.adopted ? STEP_STATE.behind : STEP_STATE.ahead,
    task.id,
    STEP_STATE.atHand,
  );
  updateRow(world.store, 'flow_task', task.id, { status, endTime: world.now() });
}

/** The first step that lies ahead, none where the process is at its last. */
export const nextStep = ({ store }: Pick<World, 'store'>, taskId: string): StepRow | undefined =>
  stepsOf(store, taskId).find(({ state }) => state === STEP_STATE.ahead);

type People = Readonly<Record<string, readonly string[]>>;

/** Ways that lie next, one of which is chosen; none where the next step is no branch. */
export function nextBranches({ store }: Pick<World, 'store'>, taskId: string): StepRow[] {
  const ahead = stepsOf(store, taskId).filter(({ state }) => state === STEP_STATE.ahead);
  const end = ahead.findIndex(({ branch }) => branch === '');
  return ahead.slice(0, end < 0 ? ahead.length : end);
}

/** Goes on to the step that lies next: copies are handed out on the way, ways that are not chosen are left out; after the last one the flow is adopted. What comes straight back goes to who sent it. */
export function arrive(world: World, task: TaskRow, chosen: People, branches: readonly string[], backTo: string | null = null): void {
  const { store } = world;
  const ways = nextBranches(world, task.id);
  if (ways.length > 1 && branches.length > 0)
    for (const way of ways) if (!branches.includes(way.nodeCode)) updateRow(store, 'flow_step', way.id, { state: STEP_STATE.behind });
  const next = nextStep(world, task.id);
  if (!next) {
    endTask(world, task, TASK_STATE.adopted);
    tell(world, task, task.userId, `${task.fullName} 已办结`, 'launched');
    return;
  }
  const own = chosen[next.nodeCode] ?? [];
  const people = own.length > 0 ? own : (JSON.parse(next.userIds) as string[]);
  if (next.kind === 'copy') {
    updateRow(store, 'flow_step', next.id, { state: STEP_STATE.behind });
    copyTo(world, task, people);
    arrive(world, task, chosen, []);
    return;
  }
  updateRow(store, 'flow_step', next.id, { state: STEP_STATE.atHand, userIds: JSON.stringify(people) });
  const first = next.mode === IN_TURN ? people.slice(0, 1) : people;
  for (const userId of backTo === null ? first : [backTo]) layWork(world, task, next, userId);
}

/** Ways of approving a step. */
const EVERYBODY = 1;
const IN_TURN = 2;

/** Works of a step since its first person was asked last: in turn, each round begins with them, and what comes straight back goes on where it was. @reading R-743 */
function ofThisRound(works: readonly WorkRow[], first: string | undefined): readonly WorkRow[] {
  const began = works.findLastIndex(({ userId }) => userId === first);
  return works.slice(Math.max(0, began));
}

/** Does the step wait for somebody yet after one has approved? Then their work is laid before them. */
function waitsForMore(world: World, task: TaskRow, step: StepRow): boolean {
  const works = world.store.all<WorkRow>('SELECT * FROM flow_work WHERE stepId = ? ORDER BY creatorTime, id', step.id);
  if (step.mode === EVERYBODY && works.some(({ state }) => state === WORK_STATE.waiting)) return true;
  if (step.mode !== IN_TURN) return false;
  const people = JSON.parse(step.userIds) as string[];
  const round = ofThisRound(works, people[0]);
  const handled = new Set(round.filter(({ state }) => state !== WORK_STATE.waiting).map(({ userId }) => userId));
  const next = people.find((userId) => !handled.has(userId));
  if (next !== undefined) layWork(world, task, step, next);
  return next !== undefined;
}

/** Goes from a step that somebody has approved to the one after it, once nobody has to approve it any more. */
export function goOn(world: World, task: TaskRow, from: StepRow, chosen: People, branches: readonly string[] = []): void {
  const { store } = world;
  if (waitsForMore(world, task, from)) return;
  closeWaiting(world, task.id);
  updateRow(store, 'flow_step', from.id, { state: STEP_STATE.behind, returnTo: '' });
  if (from.returnTo !== '')
    for (const step of stepsOf(store, task.id)) {
      if (step.nodeCode === from.returnTo) break;
      if (step.place > from.place) updateRow(store, 'flow_step', step.id, { state: STEP_STATE.behind });
    }
  arrive(world, task, chosen, branches, from.returnTo === '' ? null : returnerAt(world, task, from.returnTo));
}

/** Person who has sent a process back from a step, the last time. */
const returnerAt = ({ store }: World, task: TaskRow, nodeCode: string): string | null =>
  store.one<{ handleId: string }>(
    'SELECT handleId FROM flow_record WHERE taskId = ? AND nodeCode = ? AND handleStatus = ? ORDER BY handleTime DESC, id DESC LIMIT 1',
    task.id,
    nodeCode,
    HANDLE.returned,
  )?.handleId ?? null;

/** Sends a process back to a step that is behind; everything after it is done again, or it comes straight back. */
export function sendBack(world: World, task: TaskRow, from: StepRow, to: StepRow, isStraight: boolean): void {
  const { store } = world;
  closeWaiting(world, task.id);
  store.run('UPDATE flow_step SET state = ? WHERE taskId = ? AND place > ?', STEP_STATE.ahead, task.id, to.place);
  updateRow(store, 'flow_step', to.id, { state: STEP_STATE.atHand, returnTo: isStraight ? from.nodeCode : '' });
  const people = store.all<{ userId: string }>(
    'SELECT DISTINCT handleId AS userId FROM flow_record WHERE taskId = ? AND stepId = ? AND handleStatus = ?',
    task.id,
    to.id,
    HANDLE.approved,
  );
  // In turn, everybody is asked again, from the first on.
  const [first, ...others] =
    people.length > 0 && to.mode !== IN_TURN ? people.map(({ userId }) => userId) : (JSON.parse(to.userIds) as string[]);
  if (first !== undefined) layWork(world, task, to, first);
  if (to.mode !== IN_TURN) for (const userId of others) layWork(world, task, to, userId);
}

/** Hands out copies. */
export function copyTo(world: World, task: TaskRow, userIds: readonly string[]): void {
  for (const userId of userIds) {
    world.store.run(
      'INSERT INTO flow_copy (taskId, userId, creatorTime, isRead) VALUES (?, ?, ?, 0) ON CONFLICT (taskId, userId) DO NOTHING',
      task.id,
      userId,
      world.now(),
    );
    tell(world, task, userId, `${task.fullName} 抄送给您`, 'copied');
  }
}

/** Takes a step back to where it was before it was handled: what came of that line of the trail waits no more, what others have at the step does. */
export function goBack(world: World, task: TaskRow, step: StepRow, { id: recordId, handleId: userId }: RecordRow): void {
  world.store.run(
    'UPDATE flow_work SET state = ?, handleTime = ? WHERE taskId = ? AND state = ? AND (stepId <> ? OR id > ?)',
    WORK_STATE.closed,
    world.now(),
    task.id,
    WORK_STATE.waiting,
    step.id,
    recordId,
  );
  world.store.run(
    'UPDATE flow_step SET state = ? WHERE taskId = ? AND place > ? AND state = ?',
    STEP_STATE.ahead,
    task.id,
    step.place,
    STEP_STATE.atHand,
  );
  updateRow(world.store, 'flow_step', step.id, { state: STEP_STATE.atHand });
  updateRow(world.store, 'flow_task', task.id, { status: TASK_STATE.waiting, endTime: null });
  layWork(world, task, step, userId);
}

/** True for a line of the trail that somebody can take back: they launched the process, or approved a step. */
export const canTakeBack = (handleStatus: number): boolean => handleStatus === HANDLE.initiated || handleStatus === HANDLE.approved;
