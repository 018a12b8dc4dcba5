import { requestedMoment } from '../../core/requested-moment.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { getPerson } from '../user-administration/people.ts';
import { heldWork, shownTask, userIdOf, waitingFor } from './access.ts';
import { layOutFiles } from './seed-files.ts';
import { findTask, recordsOf, type TaskRow } from './tables.ts';
import { categoryOf } from './templates.ts';
import { detailOf, newDetailOf, recordView, rowOf, type DraftFacts, type Row } from './views.ts';

type Operations = 'listFlowTasks' | 'listWaitingFlowTasks' | 'getFlowTask' | 'checkFlowTask' | 'listFlowRecords';

type DraftRow = DraftFacts & { flowId: string };
interface Listed extends Row {
  readonly task: TaskRow;
}

/** Work that waits for a person themselves, the newest first: what others have given them to act for is not theirs. @reading R-704 */
const ownWork = (world: World, userId: string): Listed[] =>
  waitingFor(world, userId).flatMap((work) => {
    const task = work.isDelegated ? undefined : findTask(world.store, work.taskId);
    return task ? [{ task, isRead: work.isRead, work, record: null, sinceMs: work.creatorTime }] : [];
  });

export function readHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const toDo = (userId: string): Listed[] =>
    waitingFor(world, userId).flatMap((work) => {
      const task = findTask(store, work.taskId);
      return task ? [{ task, isRead: work.isRead, work, record: null, sinceMs: work.creatorTime }] : [];
    });
  const done = (userId: string): Listed[] =>
    store
      .all<TaskRow & { record: string; sinceMs: number }>(
        `SELECT flow_task.*, flow_record.id AS record, handleTime AS sinceMs FROM flow_record JOIN flow_task ON flow_task.id = taskId
         WHERE seq IN (SELECT max(seq) FROM flow_record WHERE handleId = ? AND handleStatus <> 2 GROUP BY taskId) ORDER BY handleTime DESC, seq DESC`,
        userId,
      )
      .map(({ record, sinceMs, ...task }) => ({ task, isRead: 1, work: null, record, sinceMs }));
  const copied = (userId: string): Listed[] =>
    store
      .all<TaskRow & { isRead: number; sinceMs: number }>(
        `SELECT flow_task.*, flow_copy.isRead, creatorTime AS sinceMs FROM flow_copy JOIN flow_task ON flow_task.id = taskId
         WHERE flow_copy.userId = ? ORDER BY creatorTime DESC, id`,
        userId,
      )
      .map(({ isRead, sinceMs, ...task }) => ({ task, isRead, work: null, record: null, sinceMs }));

  return {
    listFlowTasks: ({ path, query, caller }) => {
      const userId = userIdOf(caller);
      const { flowUrgent, keyword } = query;
      const startTime = requestedMoment(query.startTime, 0);
      const endTime = requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER);
      const all = path.category === '1' ? toDo(userId) : path.category === '2' ? done(userId) : copied(userId);
      const wanted = all.filter(
        ({ task }) =>
          matchesKeyword(keyword, task.fullName, task.enCode) &&
          (flowUrgent === undefined || task.flowUrgent === flowUrgent) &&
          [query.flowId, query.templateId].every((id) => !id || task.flowId === id) &&
          (!query.creatorUserId || task.userId === query.creatorUserId) &&
          (!query.flowCategory || categoryOf(store, task.flowId) === query.flowCategory) &&
          task.startTime >= startTime &&
          task.startTime <= endTime,
      );
      const { list, pagination } = pageOf(wanted, query);
      return { data: { list: list.map(({ task, ...row }) => rowOf(store, task, row)), pagination } };
    },
    listWaitingFlowTasks: ({ path, query }) => {
      const wanted = ownWork(world, getPerson(store, path.id).id).filter(({ task }) =>
        matchesKeyword(query.keyword, task.fullName, task.enCode),
      );
      const { list, pagination } = pageOf(wanted, query);
      return { data: { list: list.map(({ task, ...row }) => rowOf(store, task, row)), pagination } };
    },
    getFlowTask: ({ path, query, caller }) => {
      // 0 asks for the form of a flow that is to be launched.
      if (path.id === '0') return { data: newDetailOf(world, query.flowId ?? '') };
      const draft = store.one<DraftRow>('SELECT * FROM flow_draft WHERE id = ? AND userId = ?', path.id, userIdOf(caller));
      if (draft) return { data: newDetailOf(world, draft.flowId, draft) };
      const task = shownTask(world, path.id, caller);
      layOutFiles(world, task);
      return { data: detailOf(world, task, userIdOf(caller)) };
    },
    // Up to 3.4 a success without data says that it waits. @reading R-155
    checkFlowTask: ({ path, caller }) => {
      heldWork(world, path.id, caller);
      return {};
    },
    listFlowRecords: ({ path, caller }) => {
      const task = shownTask(world, path.id, caller);
      return { data: { list: recordsOf(store, task.id).map((row) => recordView(store, row)) } };
    },
  };
}
