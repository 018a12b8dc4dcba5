import {
  choice,
  commaList,
  flag,
  from,
  id,
  json,
  jsonText,
  list,
  listed,
  moment,
  nullableText,
  number,
  optional,
  optionalId,
  paged,
  record,
  text,
  tree,
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { uploadedFile } from '../file/index.ts';
import { formConfig } from '../model/index.ts';
import { printOperatorRecord } from '../print/index.ts';
import type { RecordValues } from '../record/index.ts';
import type { Urgency } from '../schedule/index.ts';

/** States of a flow. @source forms §9 @reading R-154 */
export const flowState = choice({ waiting: 1, adopted: 2, rejected: 3, revoked: 4, cancelled: 5, unknown: -1 }, 'unknown');

/** @source forms §9 */
export const flowUrgency = choice({ normal: 1, important: 2, urgent: 3 } as const satisfies Record<Urgency, number>, 'normal');

const flow = {
  id,
  processId: optionalId,
  flowId: optionalId,
  fullName: nullableText,
  flowName: nullableText,
  enCode: nullableText,
  /** Name of the step it stands at. */
  thisStep: nullableText,
  urgency: from('flowUrgent', flowUrgency),
  state: from('status', flowState),
  startTime: moment,
  /** Per cent. */
  completion: number,
} as const;

export const flowTask = record({
  ...flow,
  taskNodeId: optionalId,
  taskOperatorId: optionalId,
  /** Person who launched it. */
  userName: nullableText,
  creatorTime: moment,
  isRead: flag,
});

/** Values by field, null where there are none. */
const values = optional({ decode: (wire) => json.decode(wire) as RecordValues, encode: (model) => ({ ...model }) } satisfies Codec<
  RecordValues,
  RecordValues,
  Record<string, unknown>
>);

export const flowForm = record({
  id: optionalId,
  fullName: nullableText,
  /** Designed, or a page of the program at `urlAddress`. @reading R-151 */
  kind: from('formType', choice({ page: 1, designed: 2 }, 'designed')),
  urlAddress: nullableText,
  design: from('propertyJson', jsonText(formConfig)),
});

export const flowStep = record({
  id,
  nodeCode: nullableText,
  nodeName: nullableText,
  nodeType: nullableText,
  isComplete: from('completion', flag),
  /** State of the step: behind, at hand or ahead, as the server numbers it. */
  type: text,
  userName: nullableText,
});

export const flowFieldRight = record({ id, name: nullableText, read: truth, write: truth, required: truth });

export const flowDetail = record({
  task: from('flowTaskInfo', optional(record({ ...flow, endTime: moment }))),
  form: from('flowFormInfo', optional(flowForm)),
  formData: values,
  draftData: values,
  steps: from('flowTaskNodeList', list(flowStep)),
  trail: from('flowTaskOperatorRecordList', list(printOperatorRecord)),
  rights: from('formOperates', list(flowFieldRight)),
});

/** Null where the server does not say. @reading R-155 */
export const flowCheck = record({ isWaiting: from('isCheck', optional(truth)) });

export const flowCandidates = record({
  choice: from('type', choice({ branch: 1, people: 2, nothing: 3 }, 'nothing')),
  steps: from('list', list(record({ nodeId: nullableText, nodeName: nullableText, isCandidates: truth, hasCandidates: truth }))),
});

/** Ids by step. */
const idsByStep: Codec<
  Record<string, string[]> | null | undefined,
  Readonly<Record<string, readonly string[]>>,
  Record<string, string[]>
> = {
  decode: (wire) => (json.decode(wire) as Record<string, string[]> | null | undefined) ?? {},
  encode: (model) => Object.fromEntries(Object.entries(model).map(([step, ids]) => [step, [...ids]])),
};

export const flowHandling = record({
  opinion: from('handleOpinion', text),
  files: from('fileList', list(uploadedFile)),
  copyIds: commaList,
  /** Address of the signature; empty for none. */
  signImg: text,
  /** Code of the flow. */
  enCode: text,
  candidates: from('candidateList', idsByStep),
});
const reason = record({ opinion: from('handleOpinion', text) });
/** `nodeCode` is the step that is assigned; empty where work is handed over. */
export const flowHandOver = record({ userId: from('freeApproverUserId', text), opinion: from('handleOpinion', text), nodeCode: text });

const delegated = {
  toUserId: text,
  /** Empty means every flow. */
  flowIds: from('flowId', commaList),
  flowName: text,
  description: nullableText,
} as const;

export const delegation = record({
  ...delegated,
  id,
  userId: optionalId,
  userName: nullableText,
  toUserName: nullableText,
  startTime: moment,
  endTime: moment,
});

/** A moment that is there: the form has judged it. */
const given: Codec<number, number, number> = { decode: (wire) => wire, encode: (model) => model };
/** A `userId` of null means the caller. */
export const delegationDraft = record({ ...delegated, userId: optionalId, startTime: given, endTime: given });

/** A category of flows with the kinds of flow below it. */
export const flowTemplate = tree({ id, parentId: optionalId, fullName: text, enCode: text });

/** Codecs of the answers and bodies of the workflow. */
export const workflowCodecs = {
  listFlowTasks: { data: paged(flowTask) },
  getFlowTask: { data: flowDetail },
  checkFlowTask: { data: flowCheck },
  listFlowRecords: { data: listed(printOperatorRecord) },
  listFlowCandidates: { data: flowCandidates, body: flowHandling },
  approveFlowTask: { body: flowHandling },
  rejectFlowTask: { body: flowHandling },
  recallFlowTask: { body: reason },
  cancelFlowTask: { body: reason },
  transferFlowTask: { body: flowHandOver },
  assignFlowTask: { body: flowHandOver },
  listFlowTemplates: { data: listed(flowTemplate) },
  listDelegations: { data: paged(delegation) },
  createDelegation: { body: delegationDraft },
  getDelegation: { data: delegation },
  updateDelegation: { body: delegationDraft },
  removeDelegation: {},
} as const satisfies OperationCodecs<WorkflowOperation>;

export type WorkflowOperation =
  | 'listFlowTasks'
  | 'getFlowTask'
  | 'checkFlowTask'
  | 'listFlowRecords'
  | 'listFlowCandidates'
  | 'approveFlowTask'
  | 'rejectFlowTask'
  | 'recallFlowTask'
  | 'cancelFlowTask'
  | 'transferFlowTask'
  | 'assignFlowTask'
  | 'listFlowTemplates'
  | 'listDelegations'
  | 'createDelegation'
  | 'getDelegation'
  | 'updateDelegation'
  | 'removeDelegation';
