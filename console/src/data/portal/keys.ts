/** Query keys of the first page; a key covers every key that begins with it. */
export const portalKeys = {
  /** Everything cards are filled from. */
  all: ['portal'] as const,
  counts: ['portal', 'counts'] as const,
  toDo: ['portal', 'toDo'] as const,
  own: ['portal', 'own'] as const,
  mails: ['portal', 'mails'] as const,
  mail: (id: string) => ['portal', 'mail', id] as const,
  notices: ['portal', 'notices'] as const,
  /** The calendar of every day. */
  calendar: ['portal', 'schedules'] as const,
  schedules: (dayMs: number) => ['portal', 'schedules', dayMs] as const,
  /** Answer of a data interface to a card. */
  rows: (interfaceId: string, parameters: unknown) => ['portal', 'rows', interfaceId, parameters] as const,
  portal: (id: string) => ['portal', 'portal', id] as const,
};
