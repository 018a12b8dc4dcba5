import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { findTask, findWork, TASK_STATE, WORK_STATE, type TaskRow, type WorkRow } from './tables.ts';
import { REFUSED } from './words.ts';

/** Somebody acts for the owner of the work from the first to the last moment of a delegation. @reading R-371 */
const ACTS_FOR = `
  SELECT userId FROM flow_delegation
  WHERE toUserId = ? AND startTime <= ? AND endTime >= ? AND (flowId = '' OR instr(',' || flowId || ',', ',' || ? || ',') > 0)`;

/** @throws Refusal 600 where nobody is signed in */
export function userIdOf(caller: Caller | null): string {
  if (!caller) throw new Refusal('登录过期,请重新登录', CODE.sessionGone);
  return caller.userId;
}

type Clock = Pick<World, 'store' | 'now'>;

/** Does one person act for another in this kind of flow, now? */
export const actsFor = ({ store, now }: Clock, userId: string, ownerId: string, flowId: string): boolean =>
  store.all<{ userId: string }>(ACTS_FOR, userId, now(), now(), flowId).some((row) => row.userId === ownerId);

/** Work that waits, with what says whose it is. */
export type WaitingWork = WorkRow & { readonly isDelegated: number };

/** Work that waits for a person now: the own work, and that of the people they act for; the newest first. @reading R-371 */
export const waitingFor = ({ store, now }: Clock, userId: string): WaitingWork[] =>
  store.all<WaitingWork>(
    `SELECT flow_work.*, flow_work.userId <> ? AS isDelegated FROM flow_work JOIN flow_task ON flow_task.id = taskId
     WHERE flow_work.state = ${WORK_STATE.waiting} AND flow_task.status = ${TASK_STATE.waiting} AND (flow_work.userId = ? OR EXISTS (
       SELECT 1 FROM flow_delegation AS given WHERE given.userId = flow_work.userId AND given.toUserId = ? AND given.startTime <= ? AND given.endTime >= ?
         AND (given.flowId = '' OR instr(',' || given.flowId || ',', ',' || flow_task.flowId || ',') > 0)))
     ORDER BY flow_work.creatorTime DESC, flow_work.id DESC`,
    userId,
    userId,
    userId,
    now(),
    now(),
  );

/** @throws Refusal when there is no such process */
export function taskOf(store: Store, id: string): TaskRow {
  const task = findTask(store, id);
  if (!task) throw new Refusal(REFUSED.gone);
  return task;
}

/** True for who launched the process, had or has work in it, got a copy, acts for such a person, or administers. @reading R-371 */
export function isShownTo(world: Clock, task: TaskRow, caller: Caller | null): boolean {
  const { store } = world;
  const { id } = task;
  const userId = userIdOf(caller);
  const people = store.all<{ userId: string }>(
    'SELECT userId FROM flow_work WHERE taskId = ? UNION SELECT userId FROM flow_copy WHERE taskId = ? UNION SELECT handleId FROM flow_record WHERE taskId = ?',
    id,
    id,
    id,
  );
  const mine = [task.userId, ...people.map((row) => row.userId)];
  return mine.includes(userId) || mine.some((ownerId) => actsFor(world, userId, ownerId, task.flowId)) || isAdministrator(store, userId);
}

/** The process, for who may see it. @throws Refusal */
export function shownTask(world: Clock, id: string, caller: Caller | null): TaskRow {
  const task = taskOf(world.store, id);
  if (!isShownTo(world, task, caller)) throw new Refusal(REFUSED.notShown);
  return task;
}

/** A piece of work that waits for the caller, with its process. @throws Refusal when it does not */
export function heldWork(world: Clock, id: string, caller: Caller | null): { task: TaskRow; work: WorkRow } {
  const userId = userIdOf(caller);
  const work = findWork(world.store, id);
  if (!work) throw new Refusal(REFUSED.gone);
  const task = taskOf(world.store, work.taskId);
  if (work.state !== WORK_STATE.waiting || task.status !== TASK_STATE.waiting) throw new Refusal(REFUSED.handled);
  if (work.userId !== userId && !actsFor(world, userId, work.userId, task.flowId)) throw new Refusal(REFUSED.notYours);
  return { task, work };
}

/** The id of somebody who may work. @throws Refusal when there is nobody of that id, or nobody who may */
export function enabledPerson(store: Store, id: string, msg: string): string {
  if (!store.one('SELECT 1 AS found FROM user WHERE id = ? AND enabledMark = 1', id)) throw new Refusal(msg);
  return id;
}
