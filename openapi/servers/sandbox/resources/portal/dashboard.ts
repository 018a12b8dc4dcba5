import type { Handlers, World } from '../../core/handlers.ts';
import { userIdOf, waitingFor } from '../workflow/access.ts';
import { findTask, flowOf, type TaskRow } from '../workflow/tables.ts';

type Operations = 'countFlowTasks' | 'listDashboardFlowTasks' | 'listDashboardOwnFlows' | 'listDashboardEmails' | 'listDashboardNotices';

/** Lines of a card. @reading R-376 */
const LINES = 10;

/** Relations of the caller to a flow. @reading R-153 */
const STANDING = { launched: 1, toDo: 2 } as const;

/** Flows that end in one of the kinds asked for; no kinds mean all. */
const isWanted = (kinds: readonly string[] | undefined, flowId: string): boolean => !kinds || kinds.length === 0 || kinds.includes(flowId);

type NoticeRow = {
  id: string;
  fullName: string;
  creatorTime: number;
  excerpt: string;
  releaseTime: number;
  releaseUser: string;
  category: string | null;
  coverImage: string | null;
  creatorUser: string | null;
};

/** The notices a person has received, the newest first; the id is that of the message. @reading R-376 */
const NOTICES_SQL = `
  SELECT id, title AS fullName, releaseTime AS creatorTime, excerpt, releaseTime, releaseUser, category, coverImage, creatorUser
  FROM message_receiver JOIN message ON id = messageId
  WHERE userId = ? AND type = 1 ORDER BY releaseTime DESC, seq DESC`;

export function dashboardHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const lineOf = (task: TaskRow, type: 1 | 2, work: { id: string; stepId: string; creatorTime: number } | null) => ({
    id: work?.id ?? task.id,
    fullName: task.fullName,
    creatorTime: work?.creatorTime ?? task.startTime,
    enCode: flowOf(store, task)?.enCode ?? null,
    flowId: task.flowId,
    taskNodeId: work?.stepId ?? null,
    taskOperatorId: work?.id ?? null,
    processId: task.id,
    type,
  });
  const waiting = (userId: string) =>
    waitingFor(world, userId).flatMap((work) => {
      const task = findTask(store, work.taskId);
      return task ? [{ task, work }] : [];
    });

  return {
    countFlowTasks: ({ body, caller }) => {
      const userId = userIdOf(caller);
      const review = waiting(userId).filter(({ task }) => isWanted(body.toBeReviewedType, task.flowId));
      const done = store.all<{ flowId: string }>(
        `SELECT flowId FROM flow_task WHERE id IN (SELECT taskId FROM flow_record WHERE handleId = ? AND handleStatus <> 2)`,
        userId,
      );
      const copied = store.all<{ flowId: string }>(
        'SELECT flowId FROM flow_task WHERE id IN (SELECT taskId FROM flow_copy WHERE userId = ?)',
        userId,
      );
      return {
        data: {
          toBeReviewed: review.length,
          entrust: review.filter(({ work }) => work.isDelegated === 1).length,
          flowDone: done.filter(({ flowId }) => isWanted(body.flowDoneType, flowId)).length,
          flowCirculate: copied.filter(({ flowId }) => isWanted(body.flowCirculateType, flowId)).length,
        },
      };
    },
    listDashboardFlowTasks: ({ caller }) => ({
      data: {
        list: waiting(userIdOf(caller))
          .slice(0, LINES)
          .map(({ task, work }) => lineOf(task, STANDING.toDo, work)),
      },
    }),
    listDashboardOwnFlows: ({ caller }) => {
      const rows = store.all<TaskRow>(
        'SELECT * FROM flow_task WHERE userId = ? ORDER BY startTime DESC, id DESC LIMIT ?',
        userIdOf(caller),
        LINES,
      );
      return { data: { list: rows.map((task) => lineOf(task, STANDING.launched, null)) } };
    },
    listDashboardEmails: ({ caller }) => ({
      data: {
        list: store.all<{ id: string; fullName: string; creatorTime: number }>(
          'SELECT id, fullName, creatorTime FROM mail WHERE userId = ? ORDER BY creatorTime DESC, id LIMIT ?',
          userIdOf(caller),
          LINES,
        ),
      },
    }),
    listDashboardNotices: ({ body, caller }) => {
      const rows = store.all<NoticeRow>(NOTICES_SQL, userIdOf(caller));
      const wanted = rows.filter(({ category }) => isWanted(body.typeList, category ?? ''));
      return { data: { list: wanted.slice(0, LINES) } };
    },
  };
}
