import type { OperationShapes } from '../../../generated/operations.gen.ts';
import type { ModelOf } from '../../wire/index.ts';
import type { flowCheck } from './codec.ts';
import type { FlowTask } from './model.ts';

type TaskCategory = OperationShapes['listFlowTasks']['path']['category'];

/** Categories of `listFlowTasks`. @reading R-151 */
export const FLOW_TASK_CATEGORIES = { toDo: '1', done: '2', copied: '3' } as const satisfies Record<string, TaskCategory>;

/** Tabs of the entrust page: what the caller has delegated, and what was delegated to the caller. */
export type EntrustTab = 'byMe' | 'toMe';

/** Types of `listDelegations` by tab. @reading R-156 */
export const DELEGATION_TYPES = { byMe: '1', toMe: '2' } as const satisfies Record<EntrustTab, string>;

/** The tab that the `config` of `/workFlow/entrust` opens: 1 what the caller has delegated, every other one the other. @source shell §2.1 @reading R-156 */
export const entrustTab = (config: string | null): EntrustTab => (config === DELEGATION_TYPES.byMe ? 'byMe' : 'toMe');

/** May the work still be handled? `check` is the answer of `checkFlowTask`, null where it has no data; a failure means no. @reading R-155 */
export const isStillWaiting = (check: ModelOf<typeof flowCheck> | null): boolean => check?.isWaiting !== false;

/** Process, step and work behind a line of a list. Servers that name no work by itself number the line that waits with it. @reading R-750 */
export const placeOf = ({ id, processId, taskNodeId, thisStepId, taskOperatorId }: FlowTask) => ({
  processId: processId ?? id,
  taskNodeId: taskNodeId ?? thisStepId,
  taskOperatorId: taskOperatorId ?? (processId === null || processId === id ? null : id),
});
