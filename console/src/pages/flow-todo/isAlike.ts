import type { FlowTask } from '@milepost/openapi/domains/workflow';

/** True for work of one flow at one step, which is handled alike. */
export const isAlike = (rows: readonly Pick<FlowTask, 'flowId' | 'thisStep'>[]): boolean =>
  new Set(rows.map(({ flowId, thisStep }) => `${flowId} ${thisStep}`)).size <= 1;
