import { flowDetailPath, placeOf } from '@milepost/openapi/domains/workflow';
import type { FlowStanding, FlowTask, OwnFlow } from '@milepost/openapi/domains/workflow';

/** Designed forms. @reading R-151 */
const DESIGNED = 2;
/** Process of a flow that is not there yet. @source shell §2 */
const NONE_YET = '0';

/** The page of a line of a list of work. */
export const workPath = (task: FlowTask, standing: FlowStanding): string =>
  flowDetailPath({ ...placeOf(task), enCode: task.enCode || null, flowId: task.flowId, formType: DESIGNED, standing });

/** The page of a flow of one's own: to look at, or to be filled in once more. */
export const ownPath = ({ id, processId, enCode, flowId }: OwnFlow, standing: 'launched' | 'launching'): string =>
  flowDetailPath({
    processId: processId ?? id,
    enCode: enCode || null,
    flowId,
    formType: DESIGNED,
    standing,
    taskNodeId: null,
    taskOperatorId: null,
  });

/** The page of a flow that is begun. */
export const beginPath = (flow: { readonly id: string; readonly enCode: string }): string =>
  flowDetailPath({
    processId: NONE_YET,
    enCode: flow.enCode || null,
    flowId: flow.id,
    formType: DESIGNED,
    standing: 'launching',
    taskNodeId: null,
    taskOperatorId: null,
  });
