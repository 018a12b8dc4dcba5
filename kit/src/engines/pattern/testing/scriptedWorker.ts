import type { PatternJob, PatternNews, PatternWorker } from '../types.ts';

/** For tests: a worker that says what it is told to say. */
export interface ScriptedWorker extends PatternWorker {
  readonly jobs: readonly PatternJob[];
  readonly isKilled: () => boolean;
  readonly say: (news: PatternNews) => void;
}

export function scriptedWorker(): ScriptedWorker {
  const jobs: PatternJob[] = [];
  const listeners = new Set<(news: PatternNews) => void>();
  let isKilled = false;
  return {
    jobs,
    isKilled: () => isKilled,
    say: (news) => [...listeners].forEach((listener) => listener(news)),
    post: (job) => void jobs.push(job),
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    kill() {
      isKilled = true;
    },
  };
}
