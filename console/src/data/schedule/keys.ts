/** Query keys of schedules; a key covers every key that begins with it. */
export const scheduleKeys = {
  /** Every list of schedules. One that is open to look at is not among them: a deleted one would be asked for again. */
  lists: ['schedule', 'list'] as const,
  between: (fromMs: number, toMs: number) => ['schedule', 'list', fromMs, toMs] as const,
  record: (id: string) => ['schedule', 'record', id] as const,
  detail: (id: string, groupId: string) => ['schedule', 'detail', id, groupId] as const,
};
