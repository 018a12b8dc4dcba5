import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate, useBroadcastInvalidation } from './invalidation.ts';

/** A write and the keys it invalidates. */
export interface Write<Input, Output> {
  readonly invalidates: readonly QueryKey[];
  readonly send: (input: Input) => Promise<Output>;
}

/**
 * Runs a write. When it has succeeded, cached answers under its keys are read again before the promise resolves where
 * they are on screen, and dropped where they are not; other tabs of the same person do the same.
 */
export function useWrite<Input, Output>({ invalidates, send }: Write<Input, Output>) {
  const queries = useQueryClient();
  const broadcastInvalidation = useBroadcastInvalidation();
  const [running, setRunning] = useState(0);
  async function run(input: Input): Promise<Output> {
    setRunning((count) => count + 1);
    try {
      const output = await send(input);
      broadcastInvalidation(invalidates);
      await invalidate(queries, invalidates);
      return output;
    } finally {
      setRunning((count) => count - 1);
    }
  }
  return { run, isRunning: running > 0 };
}
