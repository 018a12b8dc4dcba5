import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { designOf } from './designs.ts';
import { KINDS, type KindSeed } from './seed/kinds.ts';
import { DELEGATIONS } from './seed/delegations.ts';
import { TASKS, type TaskSeed } from './seed/tasks.ts';
import { HANDLE, STEP_STATE, TASK_STATE, WORK_STATE } from './tables.ts';

const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);

type UserOf = (account: string) => string;
interface Place {
  readonly id: string;
  readonly nodeCode: string;
  readonly nodeName: string;
}

/** Ids of the seeded accounts. @throws when the seed names an account nobody has */
function readAccounts({ store }: SeedWorld): UserOf {
  const ids = new Map(store.all<{ id: string; account: string }>('SELECT id, account FROM user').map(({ id, account }) => [account, id]));
  return (account) => {
    const id = ids.get(account);
    if (id === undefined)
      throw new Error(`[sandbox] The flows of the seed name the account "${account}", which the seed has not. Correct one of the two.`);
    return id;
  };
}

/** Writes the kinds of flow, their processes and the delegations, and leads the flow messages of the inbox to them. */
export function seedWorkflow(seed: SeedWorld): void {
  const { store, nextId, timeMs } = seed;
  const userOf = readAccounts(seed);
  const flowIds = new Map<string, string>();
  for (const { enCode, fullName } of KINDS) {
    const id = nextId();
    flowIds.set(enCode, id);
    insertRow(store, 'flow', { id, enCode, fullName, design: designOf(enCode), creatorTime: timeMs });
  }
  for (const task of TASKS) {
    const kind = KINDS.find(({ enCode }) => enCode === task.kind);
    if (!kind) throw new Error(`[sandbox] The seed has no flow "${task.kind}". Add it to the kinds.`);
    writeTask(seed, task, kind, flowIds.get(task.kind) ?? '', userOf);
  }
  for (const { by, to, kinds, from, until, why } of DELEGATIONS) {
    const names = KINDS.filter(({ enCode }) => kinds.includes(enCode)).map(({ fullName }) => fullName);
    insertRow(store, 'flow_delegation', {
      id: nextId(),
      userId: userOf(by),
      toUserId: userOf(to),
      flowId: kinds.map((code) => flowIds.get(code) ?? '').join(','),
      flowName: names.join(',') || '全部流程',
      startTime: momentOf(from),
      endTime: momentOf(until),
      description: why,
      creatorTime: timeMs,
      lastModifyTime: timeMs,
    });
  }
}

function writeTask(seed: SeedWorld, task: TaskSeed, kind: KindSeed, flowId: string, userOf: UserOf): void {
  const { store, nextId } = seed;
  const id = nextId();
  const isWaiting = task.status === TASK_STATE.waiting;
  const last = task.trail.at(-1)?.[3] ?? '';
  insertRow(store, 'flow_task', {
    id,
    flowId,
    enCode: task.number,
    fullName: task.title,
    flowUrgent: task.urgency ?? 1,
    status: task.status,
    userId: userOf(task.by),
    startTime: momentOf(task.trail[0]?.[3] ?? ''),
    endTime: isWaiting ? null : momentOf(last),
    formData: JSON.stringify(task.values),
  });
  const places = kind.steps.map(({ name, by, isCandidates = false }, index): Place => {
    const stepId = nextId();
    const people = index === task.done && task.workers ? task.workers : by;
    insertRow(store, 'flow_step', {
      id: stepId,
      taskId: id,
      place: index + 1,
      nodeCode: `n${index + 1}`,
      nodeName: name,
      userIds: JSON.stringify(people.map(userOf)),
      isCandidates: isCandidates ? 1 : 0,
      state: index < task.done ? STEP_STATE.behind : index === task.done && isWaiting ? STEP_STATE.atHand : STEP_STATE.ahead,
    });
    return { id: stepId, nodeCode: `n${index + 1}`, nodeName: name };
  });
  writeTrail(seed, id, task, places, userOf);
  for (const account of task.copies ?? [])
    insertRow(store, 'flow_copy', { taskId: id, userId: userOf(account), creatorTime: momentOf(last), isRead: 0 });
  if (isWaiting) {
    const stepId = places[task.done]?.id ?? '';
    for (const account of task.workers ?? kind.steps[task.done]?.by ?? [])
      insertRow(store, 'flow_work', {
        id: nextId(),
        taskId: id,
        stepId,
        userId: userOf(account),
        state: WORK_STATE.waiting,
        isRead: 0,
        creatorTime: momentOf(last),
        handleTime: null,
      });
  }
  leadMessages(seed, { id, flowId, number: task.number });
}

function writeTrail({ store, nextId }: SeedWorld, taskId: string, { trail }: TaskSeed, places: readonly Place[], userOf: UserOf): void {
  for (const [place, done, by, at, opinion = '', to] of trail) {
    const step = places[place - 1];
    const isWork = step !== undefined && (done === HANDLE.approved || done === HANDLE.returned);
    const workId = isWork ? nextId() : null;
    if (step && workId !== null)
      insertRow(store, 'flow_work', {
        id: workId,
        taskId,
        stepId: step.id,
        userId: userOf(by),
        state: WORK_STATE.handled,
        isRead: 1,
        creatorTime: momentOf(at),
        handleTime: momentOf(at),
      });
    insertRow(store, 'flow_record', {
      id: nextId(),
      taskId,
      stepId: step?.id ?? null,
      nodeCode: step?.nodeCode ?? 'start',
      nodeName: step?.nodeName ?? (done === HANDLE.changed ? '补充材料' : '发起申请'),
      handleStatus: done,
      handleId: userOf(by),
      handleTime: momentOf(at),
      handleOpinion: opinion,
      workId,
      signImg: '',
      operatorId: to === undefined ? null : userOf(to),
    });
  }
}

/** The messages that name the number of a process open it: its ids take the place of those nobody answers. @source shell §2.6 */
function leadMessages({ store }: SeedWorld, task: { readonly id: string; readonly flowId: string; readonly number: string }): void {
  const messages = store.all<{ id: string }>(
    `SELECT id FROM message WHERE type = 2 AND flowType = 1 AND instr(title, ?) > 0 AND json_valid(bodyText)`,
    task.number,
  );
  for (const { id } of messages) {
    const work = store.one<{ id: string; stepId: string }>(
      `SELECT flow_work.id, stepId FROM flow_work JOIN message_receiver ON message_receiver.userId = flow_work.userId
       WHERE taskId = ? AND messageId = ? ORDER BY state, flow_work.id LIMIT 1`,
      task.id,
      id,
    );
    store.run(
      `UPDATE message SET bodyText = json_set(bodyText, '$.processId', ?, '$.flowId', ?, '$.taskNodeId', ?, '$.taskOperatorId', ?) WHERE id = ?`,
      task.id,
      task.flowId,
      work?.stepId ?? '',
      work?.id ?? '',
      id,
    );
  }
}
