import { ApiError } from '@milepost/openapi/client';
import type { Operation } from '@milepost/openapi/client';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../invalidation.ts';
import type { TellStale } from '../invalidation.ts';
import { keysClearedBy } from './keysClearedBy.ts';

/** True when the server said no, or was never asked: then nothing has changed. */
const isUndone = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'refused' || error.kind === 'request');

interface Caches {
  readonly queries: QueryClient;
  readonly broadcastInvalidation: TellStale;
}

/** Clears what a write concerns, here and in the person's other tabs. @param error why it has no answer; undefined where it has one */
export function clearAfter(operation: Operation, error: unknown, { queries, broadcastInvalidation }: Caches): void {
  const keys = isUndone(error) ? [] : keysClearedBy(operation);
  if (keys.length === 0) return;
  broadcastInvalidation(keys);
  // What is on screen is read again; the write does not wait for that.
  void invalidate(queries, keys);
}
