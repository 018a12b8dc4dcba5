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

/** Words servers put on the buttons of work unless a design says otherwise. */
const USUAL_BUTTONS: ReadonlySet<string> = new Set(
  '同意,通过,审核通过,拒绝,退回,转办,转审,暂存,保存草稿,撤回,加签,终止,催办,打印'.split(','),
);

/** Has a button no words of its own? Then clients say the same in the language of the person. */
export const isUsualButton = (text: string): boolean => text.trim() === '' || USUAL_BUTTONS.has(text.replaceAll(' ', ''));
