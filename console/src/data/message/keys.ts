/** Query keys of site messages; a key covers every key that begins with it. */
export const messageKeys = {
  /** Every page of every list. */
  lists: ['message', 'list'] as const,
  page: (ask: object) => ['message', 'list', ask] as const,
  /** Opened messages. */
  details: ['message', 'detail'] as const,
  detail: (id: string) => ['message', 'detail', id] as const,
  /** Numbers of unread messages of each type. */
  counts: ['message', 'counts'] as const,
};
