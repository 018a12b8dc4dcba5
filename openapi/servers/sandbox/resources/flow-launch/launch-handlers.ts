import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { requestedMoment } from '../../core/requested-moment.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { taskOf, userIdOf } from '../workflow/access.ts';
import { endTask, keepRecord, tell } from '../workflow/moves.ts';
import { findTask, HANDLE, recordsOf, TASK_STATE, WORK_STATE, type TaskRow, type WorkRow } from '../workflow/tables.ts';
import { categoryOf } from '../workflow/templates.ts';
import { summaryOf } from '../workflow/views.ts';
import { REFUSED } from '../workflow/words.ts';
import { emptySteps, launch, stepsFor, workedOutLaunch, type LaunchInput } from './launch.ts';
import { launchable } from './launchable.ts';

type Operations =
  | 'listOwnFlows'
  | 'removeOwnFlow'
  | 'revokeFlowTask'
  | 'urgeFlowTask'
  | 'createFlowTask'
  | 'updateFlowTask'
  | 'pageFlowTemplates'
  | 'listFlowVersions';

type Body = OperationShapes['createFlowTask']['body'];
type DraftRow = { id: string; flowId: string; userId: string; fullName: string; flowUrgent: number; formData: string; creatorTime: number };
type FlowRow = { id: string; enCode: string; fullName: string };

const DRAFT = 1;
const WAITS = '流程正在审批中，不能修改';

export function launchHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const draftOf = (id: string): DraftRow | undefined => store.one<DraftRow>('SELECT * FROM flow_draft WHERE id = ?', id);
  /** @throws Refusal when somebody else has launched it */
  const own = (id: string, caller: Caller | null): TaskRow => {
    const task = taskOf(store, id);
    if (task.userId !== userIdOf(caller)) throw new Refusal('只能操作自己发起的流程');
    return task;
  };
  const write = (id: string, body: Body, caller: Caller | null) => {
    const flow = launchable(store, body.flowId);
    const said = launchInputOf(body);
    if (Number(body.status ?? 0) === DRAFT) {
      const before = draftOf(id);
      if (before && before.userId !== userIdOf(caller)) throw new Refusal('只能操作自己发起的流程');
      store.run(
        `INSERT INTO flow_draft (id, flowId, userId, fullName, flowUrgent, formData, creatorTime) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET formData = excluded.formData, flowUrgent = excluded.flowUrgent`,
        id,
        flow.id,
        userIdOf(caller),
        `${flow.fullName}（草稿）`,
        said.flowUrgent,
        JSON.stringify(said.values),
        world.now(),
      );
      return { msg: '保存成功', data: id };
    }
    const ready = workedOutLaunch(world, flow, said, caller);
    const missing = emptySteps(stepsFor(flow, ready, userIdOf(caller)));
    if (missing.length > 0) return { msg: '请选择审批人', data: missing };
    launch(world, flow, ready, caller, id);
    store.run('DELETE FROM flow_draft WHERE id = ?', id);
    return { msg: '提交成功', data: id };
  };

  return {
    listOwnFlows: ({ query, caller }) => {
      const userId = userIdOf(caller);
      const tasks = store.all<TaskRow>('SELECT * FROM flow_task WHERE userId = ? ORDER BY startTime DESC, id DESC', userId);
      const drafts = store.all<DraftRow>('SELECT * FROM flow_draft WHERE userId = ? ORDER BY creatorTime DESC, id DESC', userId);
      const rows = [
        ...drafts.map((row) => draftView(store, row)),
        ...tasks.map((task) => ({ ...summaryOf(store, task), enCode: task.enCode, creatorTime: task.startTime, endTime: task.endTime })),
      ];
      const states = (query.status ?? '').split(',').filter((each) => each !== '');
      const [from, to] = [requestedMoment(query.startTime, 0), requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER)];
      const wanted = rows.filter(
        (row) =>
          matchesKeyword(query.keyword, row.fullName, row.flowName ?? '', row.enCode) &&
          (states.length === 0 || states.includes(String(row.status))) &&
          (!query.flowUrgent || String(row.flowUrgent) === query.flowUrgent) &&
          [query.flowId, query.templateId].every((id) => !id || row.flowId === id) &&
          (!query.flowCategory || categoryOf(store, row.flowId) === query.flowCategory) &&
          row.creatorTime >= from &&
          row.creatorTime <= to,
      );
      return { data: pageOf(wanted, query) };
    },
    removeOwnFlow: ({ path, caller }) => {
      const draft = draftOf(path.id);
      if (draft) {
        if (draft.userId !== userIdOf(caller)) throw new Refusal('只能操作自己发起的流程');
        store.run('DELETE FROM flow_draft WHERE id = ?', path.id);
        return { msg: MSG.removed };
      }
      const task = own(path.id, caller);
      if (task.status !== TASK_STATE.revoked) throw new Refusal('流程正在审批中，不能删除');
      store.run('DELETE FROM model_record WHERE id = ?', task.recordId);
      store.run('DELETE FROM flow_task WHERE id = ?', task.id);
      return { msg: MSG.removed };
    },
    revokeFlowTask: ({ path, body, caller }) => {
      const task = own(path.id, caller);
      if (!canRevoke(world, task)) throw new Refusal(REFUSED.tooLate);
      keepRecord(world, task, { handleStatus: HANDLE.withdrawn, handleId: userIdOf(caller), opinion: body.handleOpinion ?? '' });
      // Who holds the work hears that nothing is to be done any more. @reading R-743
      for (const work of waitingWorks(store, task)) tell(world, task, work.userId, `${task.fullName} 已撤回，无需审批`, 'toDo', work);
      endTask(world, task, TASK_STATE.revoked);
      return { msg: '撤回成功' };
    },
    urgeFlowTask: ({ path, caller }) => {
      const task = own(path.id, caller);
      if (task.status !== TASK_STATE.waiting) throw new Refusal('流程已结束，无法催办');
      for (const work of waitingWorks(store, task)) tell(world, task, work.userId, `${task.fullName} 请尽快审批`, 'toDo', work);
      return { msg: '催办成功' };
    },
    createFlowTask: ({ body, caller }) => write(world.nextId(), body, caller),
    updateFlowTask: ({ path, body, caller }) => {
      const task = findTask(store, path.id);
      if (task) {
        own(path.id, caller);
        if (task.status !== TASK_STATE.rejected && task.status !== TASK_STATE.revoked) throw new Refusal(WAITS);
        if (Number(body.status ?? 0) === DRAFT) {
          store.run('UPDATE flow_task SET formData = ? WHERE id = ?', JSON.stringify(launchInputOf(body).values), task.id);
          return { msg: '保存成功', data: task.id };
        }
      } else if (!draftOf(path.id)) throw new Refusal(REFUSED.gone);
      return write(path.id, body, caller);
    },
    pageFlowTemplates: ({ query }) => {
      const rows = store
        .all<FlowRow>("SELECT id, enCode, fullName FROM flow WHERE nodes <> '[]' ORDER BY creatorTime, id")
        .map((row) => ({ ...row, category: categoryOf(store, row.id), icon: `icon-ym icon-ym-${row.enCode}`, iconBackground: '', type: 0 }))
        .filter((row) => (!query.category || row.category === query.category) && matchesKeyword(query.keyword, row.fullName, row.enCode));
      return { data: pageOf(rows, query) };
    },
    listFlowVersions: ({ path }) => ({
      data: store.all<FlowRow>(
        "SELECT id, enCode, fullName FROM flow WHERE nodes <> '[]' AND (id = ?1 OR enCode = (SELECT enCode FROM model WHERE id = ?1 AND enableFlow = 1))",
        path.id,
      ),
    }),
  };
}

/** Nobody has handled it since it was launched. */
export const canRevoke = ({ store }: Pick<World, 'store'>, task: TaskRow): boolean => {
  const last = recordsOf(store, task.id).at(-1)?.handleStatus;
  return task.status === TASK_STATE.waiting && (last === HANDLE.initiated || last === HANDLE.changed);
};

function draftView(store: World['store'], { id, flowId, fullName, flowUrgent, creatorTime }: DraftRow) {
  const flow = store.one<FlowRow>('SELECT id, enCode, fullName FROM flow WHERE id = ?', flowId);
  const facts = { id, processId: id, flowId, fullName, flowName: flow?.fullName ?? null, enCode: flow?.enCode ?? '' };
  return { ...facts, thisStep: '', flowUrgent, status: 0, startTime: null, creatorTime, endTime: null, completion: 0 };
}

/** @throws Refusal when the values are no object of JSON */
function launchInputOf(body: Body): LaunchInput {
  const sent: unknown = body.formData ?? (body.data ? parsedData(body.data) : {});
  return {
    values: typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent } : {},
    flowUrgent: body.flowUrgent ?? 1,
    candidates: body.candidateList ?? {},
    peopleOfEmptySteps: body.errorRuleUserList ?? {},
    branches: body.branchList ?? [],
    copyIds: (body.copyIds ?? '').split(',').filter((id) => id !== ''),
  };
}

function parsedData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('提交的数据格式不正确，请刷新后重试');
  }
}

/** Work that waits for somebody. */
const waitingWorks = (store: World['store'], { id }: TaskRow): readonly WorkRow[] =>
  store.all<WorkRow>('SELECT * FROM flow_work WHERE taskId = ? AND state = ?', id, WORK_STATE.waiting);
