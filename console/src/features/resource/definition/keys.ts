import type { Operation } from '@milepost/openapi/client';
import type { QueryKey } from '@tanstack/react-query';

/** Query keys of a resource; a key covers every key that begins with it. */
export const resourceKeys = (id: string) => ({
  all: ['resource', id] as QueryKey,
  list: (ask: unknown, parent: string | null): QueryKey => ['resource', id, 'list', ask, parent],
  record: (recordId: string): QueryKey => ['resource', id, 'record', recordId],
});

/** Screens that have shown a list, by its call: two may show the same one, and neither need know of the other. */
const showing = new Map<string, Set<string>>();
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Notes that a screen shows what a call lists. */
export function markRendered(call: Operation | undefined, id: string): void {
  if (call) showing.set(nameOf(call), (showing.get(nameOf(call)) ?? new Set()).add(id));
}

/** Ids of the screens that have shown what a call lists. */
export const renderedBy = (call: Operation | undefined): readonly string[] => (call ? [...(showing.get(nameOf(call)) ?? [])] : []);
