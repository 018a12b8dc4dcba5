/** Query keys of flows; a key covers every key that begins with it. */
export const workflowKeys = {
  /** Everything about flows. */
  all: ['workflow'] as const,
  task: (processId: string, flowId: string | null = null) => ['workflow', 'task', processId, flowId] as const,
  check: (workId: string) => ['workflow', 'check', workId] as const,
  toDo: ['workflow', 'toDo'] as const,
  candidates: (workId: string) => ['workflow', 'candidates', workId] as const,
  rejectSteps: (workId: string) => ['workflow', 'rejectSteps', workId] as const,
  comments: (processId: string) => ['workflow', 'comments', processId] as const,
  phrases: ['workflow', 'phrases'] as const,
  kinds: (ask: object) => ['workflow', 'kinds', ask] as const,
  drafts: ['workflow', 'drafts'] as const,
};
