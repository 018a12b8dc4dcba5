import type { ModelOf } from '../../wire/index.ts';
import type { PrintOperatorRecord } from '../print/index.ts';
import type {
  delegation,
  delegationDraft,
  flowCandidates,
  flowDetail,
  flowFieldRight,
  flowForm,
  flowHandling,
  flowHandOver,
  flowStep,
  flowTask,
} from './codec.ts';
import type { flowComment, flowKind, flowLaunch, opinionPhrase, ownFlow } from './launch.ts';
import type { flowState } from './states.ts';

/** State of a flow. @source forms §9 */
export type FlowState = ModelOf<typeof flowState>;

/** A flow in a list of the caller; times are milliseconds since 1970, `completion` is per cent. */
export type FlowTask = ModelOf<typeof flowTask>;

/** A process with its form, its steps and its trail. */
export type FlowDetail = ModelOf<typeof flowDetail>;
/** Form that is filled in; a page of the program stands at `urlAddress`, a designed form in `design`. */
export type FlowForm = ModelOf<typeof flowForm>;
export type FlowStep = ModelOf<typeof flowStep>;
/** Right of the caller on a field at this step. */
export type FlowFieldRight = ModelOf<typeof flowFieldRight>;

/** One line of the trail: who did what, and what they said. @source forms §3 */
export type FlowRecord = PrintOperatorRecord;
/** Act of handling. @source forms §9 */
export type HandleStatus = FlowRecord['handleStatus'];

/** Choices to make before work is approved: a branch, people, or nothing. */
export type FlowCandidates = ModelOf<typeof flowCandidates>;
/** Words and choices of somebody who approves or sends back. */
export type FlowHandling = ModelOf<typeof flowHandling>;
export type FlowHandOver = ModelOf<typeof flowHandOver>;

/** Somebody acts for somebody else, from one moment to another (milliseconds since 1970). */
export type Delegation = ModelOf<typeof delegation>;
export type DelegationDraft = ModelOf<typeof delegationDraft>;

/** A flow the caller has launched. */
export type OwnFlow = ModelOf<typeof ownFlow>;
/** A flow as it is launched or kept as a draft. */
export type FlowLaunch = ModelOf<typeof flowLaunch>;
/** A kind of flow that can be launched. */
export type FlowKind = ModelOf<typeof flowKind>;
/** A remark of somebody about a process. */
export type FlowComment = ModelOf<typeof flowComment>;
/** A phrase for opinions. */
export type OpinionPhrase = ModelOf<typeof opinionPhrase>;
