import { Worker } from 'node:worker_threads';
import type { PatternNews, PatternWorker } from '../types.ts';

/** For tests: a worker of Node that can be killed as one of the browser can. */
export function openNodeWorker(): PatternWorker {
  const thread = new Worker(new URL('./nodeWorkerThread.ts', import.meta.url));
  thread.unref();
  return {
    post: (job) => thread.postMessage(job),
    hear(listener) {
      const onMessage = (news: PatternNews) => listener(news);
      const onError = () => listener({ kind: 'broken' });
      thread.on('message', onMessage).on('error', onError);
      return () => void thread.off('message', onMessage).off('error', onError);
    },
    kill: () => void thread.terminate(),
  };
}
