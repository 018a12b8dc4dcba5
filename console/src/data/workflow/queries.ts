import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { FLOW_TASK_CATEGORIES, isStillWaiting, workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { FlowConfig, FlowDetail } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import { workflowKeys } from './keys.ts';
import { reading } from '../tags.ts';

const bind = (client: Client) => bindOperations(client, workflowOperations);

/** Process that is asked for, and the caller's part in it. */
type FlowTaskKey = Pick<FlowConfig, 'processId' | 'flowId' | 'taskNodeId' | 'taskOperatorId'>;

/** A process with its form, its steps and its trail. */
export interface Process extends FlowDetail {}

/** One process; null when the server sent nothing. */
export const flowTaskQuery = (client: Client, { processId, flowId, taskNodeId, taskOperatorId }: FlowTaskKey) =>
  queryOptions({
    queryKey: workflowKeys.task(processId, flowId),
    queryFn: reading(client, async (client, { signal }): Promise<Process | null> => {
      const query = { ...(flowId && { flowId }), ...(taskNodeId && { taskNodeId }), ...(taskOperatorId && { taskOperatorId }) };
      const { data } = await bind(client).getFlowTask({ path: { id: processId }, query }, { signal });
      return data && workflowCodecs.getFlowTask.data.decode(data);
    }),
  });

/** May this piece of work still be handled? A failure says why not, and is no reason to ask again; coming back to the window is. @reading R-155 R-850 */
export const flowCheckQuery = (client: Client, workId: string) =>
  queryOptions({
    queryKey: workflowKeys.check(workId),
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).checkFlowTask({ path: { id: workId } }, { signal });
      return isStillWaiting(data && workflowCodecs.checkFlowTask.data.decode(data));
    }),
    retry: false,
    refetchOnWindowFocus: true,
    gcTime: 0,
  });

/** Work that waits for the caller, the newest first: the first page of it, and how much there is. */
export const toDoQuery = (client: Client) =>
  queryOptions({
    queryKey: workflowKeys.toDo,
    queryFn: reading(client, async (client, { signal }) => {
      const query = { currentPage: 1, pageSize: 20 } as const;
      const { data } = await bind(client).listFlowTasks({ path: { category: FLOW_TASK_CATEGORIES.toDo }, query }, { signal });
      const { rows, total } = workflowCodecs.listFlowTasks.data.decode(data);
      return { rows, total };
    }),
  });

/** A kind of flow. */
export interface Flow {
  readonly id: string;
  readonly fullName: string;
}

/** As many tasks as are asked for at once. */
const MANY = 500;

/** The kinds of flow the caller has had to do with: no call lists them, so they are read from the caller's tasks. @reading R-377 */
export async function listKnownFlows(client: Client, signal: AbortSignal): Promise<readonly Flow[]> {
  const lists = await Promise.all(
    Object.values(FLOW_TASK_CATEGORIES).map((category) =>
      bind(client).listFlowTasks({ path: { category }, query: { currentPage: 1, pageSize: MANY } }, { signal }),
    ),
  );
  const flows = new Map<string, Flow>();
  for (const { data } of lists)
    for (const { flowId, flowName } of workflowCodecs.listFlowTasks.data.decode(data).rows)
      if (flowId !== null && flowName !== '') flows.set(flowId, { id: flowId, fullName: flowName });
  return [...flows.values()];
}
