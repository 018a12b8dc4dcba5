import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from './api/index.ts';
import { invalidate, useBroadcastInvalidation } from './invalidation.ts';
import { takeWritten } from './written.ts';

/** A write: one call or several. */
export interface Write<Input, Output> {
  readonly send: (input: Input) => Promise<Output>;
}

/**
 * Runs a write. When it has succeeded, cached answers that show what its calls have written are read again before the promise
 * resolves where they are on screen, and dropped where they are not; other tabs of the same person do the same.
 */
export function useWrite<Input, Output>({ send }: Write<Input, Output>) {
  const { client } = useApi();
  const queries = useQueryClient();
  const broadcastInvalidation = useBroadcastInvalidation();
  const [running, setRunning] = useState(0);
  async function run(input: Input): Promise<Output> {
    setRunning((count) => count + 1);
    try {
      const output = await send(input);
      const tags = takeWritten(client);
      if (tags.length > 0) {
        broadcastInvalidation(tags);
        await invalidate(queries, tags);
      }
      return output;
    } finally {
      setRunning((count) => count - 1);
    }
  }
  return { run, isRunning: running > 0 };
}
