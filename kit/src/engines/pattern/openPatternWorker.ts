import { OwnWorker as Worker } from '../own-worker/index.ts';
import type { PatternNews, PatternWorker } from './types.ts';

/**
 * A worker of the browser for patterns that may have to be stopped.
 * @throws when the browser has none, or its policy forbids it
 */
export function openPatternWorker(): PatternWorker {
  const { thread } = new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (job) => thread.postMessage(job),
    hear(listener) {
      const ended = new AbortController();
      const { signal } = ended;
      thread.addEventListener('message', ({ data }: MessageEvent<PatternNews>) => listener(data), { signal });
      for (const fault of ['error', 'messageerror'] as const)
        thread.addEventListener(fault, () => listener({ kind: 'broken' }), { signal });
      return () => ended.abort();
    },
    kill: () => thread.terminate(),
  };
}
