/** Query keys of flows; a key covers every key that begins with it. */
export const workflowKeys = {
  /** Everything about flows. */
  all: ['workflow'] as const,
  task: (processId: string) => ['workflow', 'task', processId] as const,
  check: (workId: string) => ['workflow', 'check', workId] as const,
  toDo: ['workflow', 'toDo'] as const,
};
