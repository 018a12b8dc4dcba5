import type { QueryKey } from '@tanstack/react-query';

/** Query keys of a resource; a key covers every key that begins with it. */
export const resourceKeys = (id: string) => ({
  all: ['resource', id] as QueryKey,
  list: (ask: unknown, parent: string | null): QueryKey => ['resource', id, 'list', ask, parent],
  record: (recordId: string): QueryKey => ['resource', id, 'record', recordId],
});
