import { flowDetailPath, placeOf } from '@milepost/openapi/domains/workflow';
import { NO_WORK } from '../../data/workflow/noWork.ts';
import type { FlowStanding, FlowTask, OwnFlow } from '@milepost/openapi/domains/workflow';

/** Designed forms. @reading R-151 */
const DESIGNED = 2;

/** The page of a line of a list of work. */
export const workPath = (task: FlowTask, standing: FlowStanding): string =>
  flowDetailPath({ ...placeOf(task), enCode: task.enCode || null, flowId: task.flowId, formType: DESIGNED, standing });

interface FlowAt {
  readonly processId: string;
  readonly enCode: string;
  readonly flowId: string | null;
  readonly standing: 'launched' | 'launching';
}

/** The page of a flow of one's own: to look at, or to be filled in. */
export const flowPath = ({ enCode, ...at }: FlowAt): string =>
  flowDetailPath({ ...at, enCode: enCode || null, formType: DESIGNED, taskNodeId: null, taskOperatorId: null });

/** The same by a line of the list. */
export const ownPath = ({ id, processId, enCode, flowId }: OwnFlow, standing: FlowAt['standing']): string =>
  flowPath({ processId: processId ?? id, enCode, flowId, standing });

/** The page of a flow that is begun. */
export const beginPath = (flow: { readonly id: string; readonly enCode: string }): string =>
  flowPath({ processId: NO_WORK, enCode: flow.enCode, flowId: flow.id, standing: 'launching' });
