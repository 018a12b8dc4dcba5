import type { EntrustTab } from '@milepost/openapi/domains/workflow';

/** Query keys of flows; a key covers every key that begins with it. */
export const workflowKeys = {
  /** Everything about flows. */
  all: ['workflow'] as const,
  task: (processId: string) => ['workflow', 'task', processId] as const,
  check: (workId: string) => ['workflow', 'check', workId] as const,
  toDo: ['workflow', 'toDo'] as const,
  flows: ['workflow', 'flows'] as const,
  /** Every list of delegations. */
  delegations: ['workflow', 'delegation', 'list'] as const,
  delegationsOf: (tab: EntrustTab, keyword: string, page: number, pageSize: number) =>
    ['workflow', 'delegation', 'list', tab, keyword, page, pageSize] as const,
  delegation: (id: string) => ['workflow', 'delegation', 'record', id] as const,
};
