import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { FlowHandling } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import { workflowKeys } from './keys.ts';
import { reading } from '../tags.ts';

const bind = (client: Client) => bindOperations(client, workflowOperations);

/** People that are asked for at once. */
const MANY = 500;

/** A handling in which nobody has said or chosen anything. */
export const EMPTY_HANDLING: FlowHandling = {
  opinion: '',
  files: [],
  copyIds: [],
  signImg: '',
  enCode: '',
  candidates: {},
  branches: [],
  peopleOfEmptySteps: {},
  formData: null,
  rejectStep: '',
  rejectType: 'again',
};

/** Choices there are before work goes on: a way, people, or nothing; read afresh each time. */
export const candidatesQuery = (client: Client, workId: string, enCode: string, formData: FlowHandling['formData'] = null) =>
  queryOptions({
    queryKey: [...workflowKeys.candidates(workId), enCode],
    queryFn: reading(client, async (client, { signal }) => {
      const body = workflowCodecs.listFlowCandidates.body.encode({ ...EMPTY_HANDLING, enCode, formData });
      const { data } = await bind(client).listFlowCandidates({ path: { id: workId }, body }, { signal });
      return data ? workflowCodecs.listFlowCandidates.data.decode(data) : { isStepOver: null, choice: 'nothing' as const, steps: [] };
    }),
    gcTime: 0,
  });

/** People a step may be given to. */
export async function listCandidates(client: Client, workId: string, nodeCode: string, flowId: string | null, signal: AbortSignal) {
  const body = workflowCodecs.listFlowCandidateUsers.body.encode({ nodeCode, keyword: '', currentPage: 1, pageSize: MANY, flowId });
  const { data } = await bind(client).listFlowCandidateUsers({ path: { id: workId }, body }, { signal });
  return workflowCodecs.listFlowCandidateUsers.data.decode(data).rows;
}

/** Steps a piece of work can be sent back to. */
export const rejectStepsQuery = (client: Client, workId: string) =>
  queryOptions({
    queryKey: workflowKeys.rejectSteps(workId),
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).listFlowRejectSteps({ path: { id: workId } }, { signal });
      return data ? workflowCodecs.listFlowRejectSteps.data.decode(data) : { steps: [], isChoice: false };
    }),
    gcTime: 0,
  });

/** Phrases for opinions: the caller's own, then those of everybody. */
export const phrasesQuery = (client: Client) =>
  queryOptions({
    queryKey: workflowKeys.phrases,
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).listOpinionPhrases({ query: {} }, { signal });
      return workflowCodecs.listOpinionPhrases.data.decode(data);
    }),
  });

/** Remarks about a process, the newest first. */
export const commentsQuery = (client: Client, processId: string) =>
  queryOptions({
    queryKey: workflowKeys.comments(processId),
    queryFn: reading(client, async (client, { signal }) => {
      const query = { taskId: processId, currentPage: 1, pageSize: MANY } as const;
      const { data } = await bind(client).listFlowComments({ query }, { signal });
      return workflowCodecs.listFlowComments.data.decode(data).rows;
    }),
  });

/** Kinds of flow that can be launched, by category and keyword; as many as are asked for at once. */
export const kindsQuery = (client: Client, ask: { readonly category: string; readonly keyword: string }) =>
  queryOptions({
    queryKey: workflowKeys.kinds(ask),
    queryFn: reading(client, async (client, { signal }) => {
      const query = {
        ...(ask.category && { category: ask.category }),
        ...(ask.keyword && { keyword: ask.keyword }),
        currentPage: 1,
        pageSize: MANY,
      };
      const { data } = await bind(client).pageFlowTemplates({ query }, { signal });
      return workflowCodecs.pageFlowTemplates.data.decode(data).rows;
    }),
  });

/** Flows a kind leads to: none where it was withdrawn, several where versions are to be chosen from. */
export async function listVersions(client: Client, kindId: string) {
  const { data } = await bind(client).listFlowVersions({ path: { id: kindId } });
  return workflowCodecs.listFlowVersions.data.decode(data);
}

/** Drafts of the caller. */
export const draftsQuery = (client: Client) =>
  queryOptions({
    queryKey: workflowKeys.drafts,
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).listOwnFlows({ query: { status: '0', currentPage: 1, pageSize: MANY } }, { signal });
      return workflowCodecs.listOwnFlows.data.decode(data).rows;
    }),
  });
