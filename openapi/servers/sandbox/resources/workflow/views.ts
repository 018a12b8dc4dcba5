import { isOn } from '../../../../src/rules/index.ts';
import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import type { Store } from '../../core/store.ts';
import { labelById } from '../user-administration/labels.ts';
import type { World } from '../../core/handlers.ts';
import { launchable, nodesOf } from '../flow-launch/launchable.ts';
import { modelOf } from '../model/lay-out.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import type { RecordStored } from '../model/tables.ts';
import { readJson } from '../record/conditions.ts';
import { membersOf, readDesign, type Design } from '../record/design.ts';
import { systemValues } from '../record/show.ts';
import { waitingFor } from './access.ts';
import {
  flowOf,
  HANDLE,
  recordsOf,
  STEP_STATE,
  stepsOf,
  TASK_STATE,
  type FlowRow,
  type RecordRow,
  type StepRow,
  type TaskRow,
} from './tables.ts';

type FlowFile = NonNullable<OperationShapes['approveFlowTask']['body']['fileList']>[number];
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
export const rowOf = (store: Store, task: TaskRow, { isRead, work, record, sinceMs }: Row) => ({
  ...summaryOf(store, task),
  // The work, the line of the trail, or the process, which is copied once to a person. @reading R-750
  id: work?.id ?? record ?? task.id,
  enCode: flowOf(store, task)?.enCode ?? null,
  taskNodeId: work?.stepId ?? null,
  thisStepId: work?.stepId ?? null,
  taskOperatorId: work?.id ?? null,
  userName: labelById(store, task.userId),
  // Since when it waits, as the dashboard has it; when it was handled or copied. @reading R-442
  creatorTime: sinceMs,
  isRead: isRead === 1 ? 1 : 0,
});

/** Part of the caller in a process of a list. */
export interface Row {
  readonly isRead: number;
  readonly work: { readonly id: string; readonly stepId: string } | null;
  /** Line of the trail it was handled with; null where it was not. */
  readonly record: string | null;
  readonly sinceMs: number;
}

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
  fileList: JSON.parse(row.files) as FlowFile[],
});

/** Design of the form of a process or of a launch: that of its model, else the flow's own. */
function formOf(world: World, { id, fullName, enCode, design }: FlowRow, modelId: string | null) {
  const propertyJson = modelId === null ? design : (modelOf(world, modelId).formData ?? design);
  const read = readDesign({ formData: propertyJson, columnData: null });
  const form = { id, fullName, formType: 2, urlAddress: null, propertyJson };
  return { form, fields: read.fields, design: read, enCode, printId: templateOf(propertyJson) };
}

/** The template the design of a form is printed with. */
function templateOf(propertyJson: string): string | null {
  const { hasPrintBtn, printId } = membersOf(readJson(propertyJson));
  return isOn(hasPrintBtn) && typeof printId === 'string' && printId !== '' ? printId : null;
}

const SERVER_FILLS = new Set(['createUser', 'createTime', 'modifyUser', 'modifyTime', 'billRule', 'currOrganize', 'currPosition']);

/** Draft of a flow, as its page shows it. */
export type DraftFacts = { readonly id: string; readonly fullName: string; readonly flowUrgent: number; readonly formData: string };

/** A flow that is to be launched, with an empty form or that of a draft. @reading R-697 */
export function newDetailOf(world: World, flowId: string, draft: DraftFacts | null = null) {
  const flow = launchable(world.store, flowId);
  const { form, fields } = formOf(world, flow, flow.modelId);
  return {
    flowTaskInfo: draft && {
      id: draft.id,
      flowId: flow.id,
      fullName: draft.fullName,
      flowName: flow.fullName,
      flowUrgent: draft.flowUrgent,
      status: TASK_STATE.draft,
    },
    flowFormInfo: form,
    formData: JSON.parse(draft?.formData ?? '{}') as Record<string, never>,
    draftData: null,
    flowTaskNodeList: [],
    flowTaskOperatorRecordList: [],
    formOperates: fields.map(({ key, label, kind, config }) => ({
      id: key,
      name: label,
      read: true,
      write: !SERVER_FILLS.has(kind),
      required: isOn(config['required']),
    })),
    approversProperties: null,
    flowTemplateInfo: { id: flow.id, fullName: flow.fullName, enCode: flow.enCode, isComment: true, isSummary: true },
    noOperateAuth: false,
  };
}

/** Values of a process: what was sent, and what the server has filled in beside its record. */
function valuesOf(store: Store, task: TaskRow, design: Design | undefined) {
  const sent = JSON.parse(task.formData) as object;
  const stored = store.one<RecordStored>('SELECT * FROM model_record WHERE id = ?', task.recordId);
  if (!stored || !design) return sent;
  const kept = systemValues(stored, design, membersOf(JSON.parse(stored.data)));
  return { ...sent, ...Object.fromEntries(design.fields.flatMap(({ key, kind }) => (SERVER_FILLS.has(kind) ? [[key, kept[key]]] : []))) };
}

/** A process with its form, its steps and its trail; fields the step of the caller lets be changed may be written. @reading R-373 @reading R-697 */
export function detailOf(world: World, task: TaskRow, userId: string) {
  const { store } = world;
  const flow = flowOf(store, task);
  const found = flow && formOf(world, flow, task.modelId);
  const work = waitingFor(world, userId).find(({ taskId }) => taskId === task.id);
  const step = stepsOf(store, task.id).find(({ id }) => id === work?.stepId);
  const writable = JSON.parse(step?.writable ?? '[]') as string[];
  const isBack = task.userId === userId && (task.status === TASK_STATE.rejected || task.status === TASK_STATE.revoked);
  return {
    flowTaskInfo: { ...summaryOf(store, task), enCode: task.enCode, endTime: task.endTime },
    flowFormInfo: found?.form ?? { id: task.flowId, fullName: null, formType: 2, urlAddress: null, propertyJson: null },
    // So the generated types call an object with any members.
    formData: valuesOf(store, task, found?.design) as Record<string, never>,
    draftData: work?.draft ? (JSON.parse(work.draft) as Record<string, never>) : null,
    flowTaskNodeList: stepsOf(store, task.id).map((each) => stepView(store, each)),
    flowTaskOperatorRecordList: recordsOf(store, task.id).map((row) => recordView(store, row)),
    formOperates: (found?.fields ?? []).map(({ key, label, kind, config }) => ({
      id: key,
      name: label,
      read: true,
      // What came back is filled in once more by who launched it.
      write: isBack ? !SERVER_FILLS.has(kind) : writable.includes(key),
      required: isBack && isOn(config['required']),
    })),
    approversProperties: { ...propertiesOf(world, task, userId, step), printId: found?.printId ?? null },
    flowTemplateInfo: flow ? { id: flow.id, fullName: flow.fullName, enCode: flow.enCode, isComment: true, isSummary: true } : null,
    noOperateAuth: work === undefined,
  };
}

/** Acts open to a person at this moment. */
function propertiesOf({ store }: World, task: TaskRow, userId: string, step: StepRow | undefined) {
  const isHolder = step !== undefined;
  const node = nodesOf(store, task.flowId).find(({ code }) => code === step?.nodeCode);
  const isOwn = task.userId === userId && task.status === TASK_STATE.waiting;
  const last = recordsOf(store, task.id).at(-1)?.handleStatus;
  return {
    hasAuditBtn: isHolder,
    hasRejectBtn: isHolder,
    hasTransferBtn: isHolder,
    hasSaveBtn: isHolder,
    hasFreeApproverBtn: isHolder,
    hasRevokeBtn: isOwn && (last === HANDLE.initiated || last === HANDLE.changed),
    hasPressBtn: isOwn,
    hasCancelBtn: task.status === TASK_STATE.waiting && (isOwn || isAdministrator(store, userId)),
    hasPrintBtn: true,
    hasOpinion: true,
    hasSign: node?.isSigned === true,
    isCustomCopy: isHolder,
    auditBtnText: '同意',
    rejectBtnText: '退回',
    transferBtnText: '转办',
    saveBtnText: '暂存',
    revokeBtnText: '撤回',
    freeApproverBtnText: '加签',
    cancelBtnText: '终止',
    printBtnText: '打印',
    pressBtnText: '催办',
    rejectStep: '2',
    rejectType: 3,
  };
}
