import type { RecordStored } from '../model/tables.ts';
import { findTask } from '../workflow/tables.ts';
import type { ModelAccess } from './model-access.ts';

/** @source forms §9 */
const STATE_NAMES: Readonly<Record<number, string>> = {
  0: '草稿',
  1: '等待审核',
  2: '审核通过',
  3: '审核退回',
  4: '流程撤回',
  5: '审核终止',
};

/** State of the process of a record; nothing where the model has no flow. @source wire-facts §17 */
export function flowMembers(
  { world, released }: Pick<ModelAccess, 'world' | 'released'>,
  { flowId, flowTaskId }: RecordStored,
): Record<string, unknown> {
  if (released.enableFlow !== 1) return {};
  const task = flowTaskId === null ? undefined : findTask(world.store, flowTaskId);
  const flowState = task?.status ?? null;
  return { flowId, flowTaskId, flowState, flowState_name: flowState === null ? null : (STATE_NAMES[flowState] ?? null) };
}
