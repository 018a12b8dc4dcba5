import type { DashboardFlow } from '@milepost/openapi/domains/portal';
import { flowDetailPath, placeOf } from '@milepost/openapi/domains/workflow';
import type { FlowStanding, FlowTask } from '@milepost/openapi/domains/workflow';

/** The server's numbers for what the caller has to do with a flow. @reading R-153 */
const STANDING: Readonly<Record<number, FlowStanding>> = { 1: 'launched', 2: 'toDo', 3: 'copied' };

/** Designed forms. @reading R-151 */
const DESIGNED = 2;

/** The page of the flow behind a line of a card; null where the line does not say which process it is. */
export const flowOfLine = ({ processId, enCode, flowId, taskNodeId, taskOperatorId, type }: DashboardFlow): string | null =>
  processId === null
    ? null
    : flowDetailPath({
        processId,
        enCode: enCode || null,
        flowId,
        formType: DESIGNED,
        standing: STANDING[type ?? 0] ?? 'copied',
        taskNodeId,
        taskOperatorId,
      });

/** The page of a flow that waits for the caller. */
export const flowOfTask = (task: FlowTask): string =>
  flowDetailPath({ ...placeOf(task), enCode: task.enCode || null, flowId: task.flowId, formType: DESIGNED, standing: 'toDo' });
