export {
  delegation,
  delegationDraft,
  flowCandidates,
  flowCheck,
  flowDetail,
  flowHandling,
  flowHandOver,
  flowTask,
  workflowCodecs,
  type WorkflowOperation,
} from './codec.ts';
export {
  decodeFlowConfig,
  encodeFlowConfig,
  FLOW_CONFIG_MAX_CHARS,
  flowDetailPath,
  OPERATION_TYPES,
  workToCheck,
  type FlowConfig,
  type FlowStanding,
} from './flow-config.ts';
export type {
  Delegation,
  DelegationDraft,
  FlowCandidates,
  FlowDetail,
  FlowFieldRight,
  FlowForm,
  FlowHandling,
  FlowComment,
  FlowHandOver,
  FlowKind,
  FlowLaunch,
  FlowRecord,
  FlowState,
  FlowStep,
  FlowTask,
  HandleStatus,
  OpinionPhrase,
  OwnFlow,
} from './model.ts';
export { DELEGATION_TYPES, entrustTab, FLOW_TASK_CATEGORIES, isStillWaiting, isUsualButton, placeOf, type EntrustTab } from './rules.ts';
export { flowComment, flowKind, flowLaunch, opinionPhrase, ownFlow, type FlowLaunched } from './launch.ts';
export { flowState, flowUrgency, ownFlowState } from './states.ts';
