import type { Store } from '../../core/store.ts';
import { labelById } from '../people/labels.ts';
import { fieldsOf } from './designs.ts';
import { flowOf, recordsOf, STEP_STATE, stepsOf, type RecordRow, type StepRow, type TaskRow } from './tables.ts';

const PER_CENT = 100;

/** Facts of a process in the lists and the detail. */
export function summaryOf(store: Store, task: TaskRow) {
  const steps = stepsOf(store, task.id);
  const behind = steps.filter(({ state }) => state === STEP_STATE.behind).length;
  const flow = flowOf(store, task);
  return {
    id: task.id,
    processId: task.id,
    flowId: task.flowId,
    fullName: task.fullName,
    flowName: flow?.fullName ?? null,
    thisStep: steps
      .filter(({ state }) => state === STEP_STATE.atHand)
      .map(({ nodeName }) => nodeName)
      .join(','),
    flowUrgent: task.flowUrgent,
    status: task.status,
    startTime: task.startTime,
    completion: steps.length === 0 ? 0 : Math.round((behind / steps.length) * PER_CENT),
  };
}

/** The same with the code of its flow: a line of a list. */
export const rowOf = (store: Store, task: TaskRow, isRead: number, work: { id: string; stepId: string; creatorTime: number } | null) => ({
  ...summaryOf(store, task),
  enCode: flowOf(store, task)?.enCode ?? null,
  taskNodeId: work?.stepId ?? null,
  taskOperatorId: work?.id ?? null,
  userName: labelById(store, task.userId),
  // Since when it waits, as the dashboard has it. @reading R-442
  creatorTime: work?.creatorTime ?? task.startTime,
  isRead: isRead === 1 ? 1 : 0,
});

/** A step, and who handles it or has handled it. */
export function stepView(store: Store, { id, nodeCode, nodeName, state, userIds }: StepRow) {
  const working = store.all<{ userId: string }>(
    'SELECT userId FROM flow_work WHERE stepId = ? AND state = ? ORDER BY id',
    id,
    state === STEP_STATE.behind ? 1 : 0,
  );
  const planned = JSON.parse(userIds) as string[];
  const people = working.length > 0 && state !== STEP_STATE.ahead ? working.map(({ userId }) => userId) : planned;
  return {
    id,
    nodeCode,
    nodeName,
    nodeType: 'approver',
    completion: state === STEP_STATE.behind ? 1 : 0,
    type: String(state),
    userName: [...new Set(people)].map((userId) => labelById(store, userId) ?? '').join(','),
  };
}

export const recordView = (store: Store, row: RecordRow) => ({
  id: row.id,
  nodeCode: row.nodeCode,
  nodeName: row.nodeName,
  handleStatus: row.handleStatus,
  handleId: row.handleId,
  handleTime: row.handleTime,
  handleOpinion: row.handleOpinion,
  taskOperatorId: row.workId,
  taskNodeId: row.stepId,
  taskId: row.taskId,
  userName: labelById(store, row.handleId),
  signImg: row.signImg,
  status: 0,
  operatorId: labelById(store, row.operatorId),
});

/** A process with its form, its steps and its trail. Nobody may change its fields here. @reading R-373 */
export function detailOf(store: Store, task: TaskRow) {
  const flow = flowOf(store, task);
  const fields = flow ? fieldsOf(flow.design) : [];
  return {
    flowTaskInfo: { ...summaryOf(store, task), enCode: task.enCode, endTime: task.endTime },
    flowFormInfo: {
      id: task.flowId,
      fullName: flow?.fullName ?? null,
      formType: 2,
      urlAddress: null,
      propertyJson: flow?.design ?? null,
    },
    // So the generated types call an object with any members.
    formData: JSON.parse(task.formData) as Record<string, never>,
    draftData: null,
    flowTaskNodeList: stepsOf(store, task.id).map((step) => stepView(store, step)),
    flowTaskOperatorRecordList: recordsOf(store, task.id).map((row) => recordView(store, row)),
    formOperates: fields.map(({ id, name }) => ({ id, name, read: true, write: false, required: false })),
  };
}
