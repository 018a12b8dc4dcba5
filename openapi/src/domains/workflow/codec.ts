import {
  choice,
  commaList,
  flag,
  from,
  id,
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
import { flowValues, idsByStep, launchCodecs, launched, type LaunchOperation } from './launch.ts';
import { flowState, flowUrgency, ownFlowState } from './states.ts';

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
  thisStepId: optionalId,
  taskOperatorId: optionalId,
  /** Person who launched it. */
  userName: nullableText,
  /** Moment it came to the caller, was handled by them, or copied to them. */
  creatorTime: moment,
  isRead: flag,
});

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

/** Null where the server does not say, which leaves everything as the older ones have it. */
const stepProperties = record({
  hasAuditBtn: optional(truth),
  hasRejectBtn: optional(truth),
  hasTransferBtn: optional(truth),
  hasSaveBtn: optional(truth),
  hasRevokeBtn: optional(truth),
  hasFreeApproverBtn: optional(truth),
  hasCancelBtn: optional(truth),
  hasPrintBtn: optional(truth),
  hasPressBtn: optional(truth),
  hasOpinion: optional(truth),
  hasSign: optional(truth),
  isCustomCopy: optional(truth),
  auditBtnText: text,
  rejectBtnText: text,
  transferBtnText: text,
  saveBtnText: text,
  revokeBtnText: text,
  freeApproverBtnText: text,
  cancelBtnText: text,
  printBtnText: text,
  pressBtnText: text,
  printId: optionalId,
});

export const flowDetail = record({
  task: from('flowTaskInfo', optional(record({ ...flow, state: from('status', ownFlowState), endTime: moment }))),
  form: from('flowFormInfo', optional(flowForm)),
  formData: flowValues,
  draftData: flowValues,
  steps: from('flowTaskNodeList', list(flowStep)),
  trail: from('flowTaskOperatorRecordList', list(printOperatorRecord)),
  rights: from('formOperates', list(flowFieldRight)),
  /** Acts open to the caller at this step; null where the server does not say. */
  properties: from('approversProperties', optional(stepProperties)),
  template: from('flowTemplateInfo', flowValues),
  mayOnlyLook: from('noOperateAuth', truth),
});

/** Null where the server does not say. @reading R-155 */
export const flowCheck = record({ isWaiting: from('isCheck', optional(truth)) });

export const flowCandidates = record({
  /** False where others have to approve the step yet: what is chosen, they choose. Null where the server does not say. @reading R-855 */
  isStepOver: from('countersignOver', optional(truth)),
  choice: from('type', choice({ branch: 1, people: 2, nothing: 3 }, 'nothing')),
  steps: from(
    'list',
    list(record({ nodeId: nullableText, nodeName: nullableText, isCandidates: truth, hasCandidates: truth, isBranchFlow: truth })),
  ),
});

export const flowHandling = record({
  opinion: from('handleOpinion', text),
  files: from('fileList', list(uploadedFile)),
  copyIds: commaList,
  /** Address of the signature; empty for none. */
  signImg: text,
  /** Code of the flow. */
  enCode: text,
  candidates: from('candidateList', idsByStep),
  branches: from('branchList', list(text)),
  /** People for steps that turned out to have none. */
  peopleOfEmptySteps: from('errorRuleUserList', idsByStep),
  formData: flowValues,
  /** Code of the step it is sent back to; empty for what the flow says. */
  rejectStep: text,
  rejectType: choice({ again: 1, straightBack: 2 }, 'again'),
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
  listWaitingFlowTasks: { data: paged(flowTask) },
  getFlowTask: { data: flowDetail },
  checkFlowTask: { data: flowCheck },
  listFlowRecords: { data: listed(printOperatorRecord) },
  listFlowCandidates: { data: flowCandidates, body: flowHandling },
  approveFlowTask: { data: launched, body: flowHandling },
  rejectFlowTask: { body: flowHandling },
  recallFlowTask: { body: reason },
  cancelFlowTask: { body: reason },
  transferFlowTask: { body: flowHandOver },
  assignFlowTask: { body: flowHandOver },
  saveFlowTask: { body: flowHandling },
  ...launchCodecs,
  listFlowTemplates: { data: listed(flowTemplate) },
  listDelegations: { data: paged(delegation) },
  createDelegation: { body: delegationDraft },
  getDelegation: { data: delegation },
  updateDelegation: { body: delegationDraft },
  removeDelegation: {},
} as const satisfies OperationCodecs<WorkflowOperation>;

export type WorkflowOperation =
  | 'listFlowTasks'
  | 'listWaitingFlowTasks'
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
  | 'saveFlowTask'
  | LaunchOperation
  | 'listFlowTemplates'
  | 'listDelegations'
  | 'createDelegation'
  | 'getDelegation'
  | 'updateDelegation'
  | 'removeDelegation';
