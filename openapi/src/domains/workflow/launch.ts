import {
  choice,
  commaList,
  count,
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
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { uploadedFile } from '../file/index.ts';
import type { RecordValues } from '../record/index.ts';
import { flowUrgency, ownFlowState } from './states.ts';

/** Values by field, null where there are none. */
export const flowValues = optional({
  decode: (wire) => json.decode(wire) as RecordValues,
  encode: (model) => ({ ...model }),
} satisfies Codec<RecordValues, RecordValues, Record<string, unknown>>);

/** Ids by step. */
export const idsByStep: Codec<
  Record<string, string[]> | null | undefined,
  Readonly<Record<string, readonly string[]>>,
  Record<string, string[]>
> = {
  decode: (wire) => (json.decode(wire) as Record<string, string[]> | null | undefined) ?? {},
  encode: (model) => Object.fromEntries(Object.entries(model).map(([step, ids]) => [step, [...ids]])),
};

/** A flow the caller has launched. */
export const ownFlow = record({
  id,
  processId: optionalId,
  flowId: optionalId,
  fullName: nullableText,
  flowName: nullableText,
  enCode: nullableText,
  thisStep: nullableText,
  urgency: from('flowUrgent', flowUrgency),
  state: from('status', ownFlowState),
  startTime: moment,
  creatorTime: moment,
  endTime: moment,
  /** Per cent. */
  completion: number,
});

export const flowLaunch = record({
  flowId: text,
  formData: flowValues,
  status: choice({ launched: 0, draft: 1 }, 'launched'),
  urgency: from('flowUrgent', flowUrgency),
  branches: from('branchList', list(text)),
  candidates: from('candidateList', idsByStep),
  /** People for steps that turned out to have none. */
  peopleOfEmptySteps: from('errorRuleUserList', idsByStep),
  copyIds: commaList,
});

const stepName = record({ nodeCode: text, nodeName: text });
type WireStep = { nodeCode: string; nodeName?: string | null };

/** Outcome of a launch or of an approval: the id of the process, or steps that still want people. */
export interface FlowLaunched {
  readonly processId: string | null;
  readonly emptySteps: readonly { nodeCode: string; nodeName: string }[];
}
export const launched: Codec<string | WireStep[], FlowLaunched, string | WireStep[]> = {
  decode: (wire) =>
    typeof wire === 'string'
      ? { processId: wire, emptySteps: [] }
      : { processId: null, emptySteps: wire.map((step) => stepName.decode(step)) },
  encode: ({ processId, emptySteps }) => processId ?? emptySteps.map((step) => ({ ...step })),
};

export const flowKind = record({
  id,
  fullName: text,
  enCode: text,
  category: optionalId,
  icon: text,
  iconBackground: text,
  start: from('type', choice({ here: 0, byForm: 1 }, 'here')),
});
const rejectSteps = record({ steps: from('list', list(stepName)), isChoice: from('isLastAppro', truth) });
const candidateUser = record({ id, fullName: text, headIcon: text, organize: text });
const candidateAsk = record({ nodeCode: text, keyword: text, currentPage: count, pageSize: count, flowId: optionalId });
const signer = record({
  userId: from('freeApproverUserId', text),
  place: from('freeApproverType', choice({ before: 1, after: 2 }, 'before')),
  opinion: from('handleOpinion', text),
});
const batch = record({
  ids: list(text),
  act: from('batchType', choice({ approve: 0, reject: 1, transfer: 2 }, 'approve')),
  opinion: from('handleOpinion', text),
  userId: from('freeApproverUserId', text),
});

export const flowComment = record({
  id,
  taskId: optionalId,
  text,
  images: from('image', jsonText(list(uploadedFile))),
  files: from('file', jsonText(list(uploadedFile))),
  creatorUserId: optionalId,
  creatorUser: text,
  headIcon: from('creatorUserHeadIcon', text),
  creatorTime: moment,
  canRemove: from('isDel', truth),
});
const commentDraft = record({
  taskId: text,
  text,
  images: from('image', jsonText(list(uploadedFile), '[]')),
  files: from('file', jsonText(list(uploadedFile), '[]')),
});

const phrase = {
  text: from('commonWordsText', text),
  owner: from('commonWordsType', choice({ everybody: 0, caller: 1 }, 'caller')),
  isEnabled: from('enabledMark', flag),
  sortCode: number,
};
/** A phrase for opinions. */
export const opinionPhrase = record({ id, ...phrase });
const phraseDraft = record(phrase);

/** Codecs of launching flows and of what stands around handling them. @source shell §2 @reading R-697 */
export const launchCodecs = {
  listOwnFlows: { data: paged(ownFlow) },
  removeOwnFlow: {},
  revokeFlowTask: { body: record({ opinion: from('handleOpinion', text) }) },
  urgeFlowTask: {},
  createFlowTask: { data: launched, body: flowLaunch },
  updateFlowTask: { data: launched, body: flowLaunch },
  pageFlowTemplates: { data: paged(flowKind) },
  listFlowVersions: { data: list(record({ id, fullName: text, enCode: text })) },
  listFlowRejectSteps: { data: rejectSteps },
  listFlowCandidateUsers: { data: paged(candidateUser), body: candidateAsk },
  addFlowSigner: { body: signer },
  handleFlowTasks: { body: batch },
  listFlowComments: { data: paged(flowComment) },
  createFlowComment: { body: commentDraft },
  removeFlowComment: {},
  listOpinionPhrases: { data: listed(opinionPhrase) },
  createOpinionPhrase: { body: phraseDraft },
  updateOpinionPhrase: { body: phraseDraft },
  removeOpinionPhrase: {},
} as const satisfies OperationCodecs<LaunchOperation>;

export type LaunchOperation =
  | 'listOwnFlows'
  | 'removeOwnFlow'
  | 'revokeFlowTask'
  | 'urgeFlowTask'
  | 'createFlowTask'
  | 'updateFlowTask'
  | 'pageFlowTemplates'
  | 'listFlowVersions'
  | 'listFlowRejectSteps'
  | 'listFlowCandidateUsers'
  | 'addFlowSigner'
  | 'handleFlowTasks'
  | 'listFlowComments'
  | 'createFlowComment'
  | 'removeFlowComment'
  | 'listOpinionPhrases'
  | 'createOpinionPhrase'
  | 'updateOpinionPhrase'
  | 'removeOpinionPhrase';
