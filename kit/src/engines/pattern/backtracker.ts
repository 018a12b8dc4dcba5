import type { Clock } from '../clock/index.ts';
import type { PatternText } from './readPattern.ts';
import { BEGIN_WITHIN_MS, KILL_AFTER_MS } from './types.ts';
import type { PatternNews, PatternProblem, PatternWorker } from './types.ts';

/** Answer of one attempt, or the reason there is none. */
export type Attempt =
  | { readonly kind: 'answered'; readonly isMatch: boolean }
  | { readonly kind: 'failed'; readonly problem: PatternProblem };

const failed = (problem: PatternProblem): Attempt => ({ kind: 'failed', problem });
const TIMEOUT = failed({ reason: 'timeout', limitMs: KILL_AFTER_MS });
const UNAVAILABLE = failed({ reason: 'unavailable' });
const TOO_LARGE = failed({ reason: 'too-large' });

/** Runs patterns in one worker, one at a time, and replaces it when it had to be stopped. */
export interface Backtracker {
  run(pattern: PatternText, value: string): Promise<Attempt>;
  close(): void;
}

export interface BacktrackerPorts {
  readonly clock: Clock;
  /** @throws when there is no worker to be had */
  readonly openWorker: () => PatternWorker;
}

/**
 * The time of a job counts from when the worker says that it has begun: how long a busy computer takes to start it is not the
 * pattern's fault. An answer that waits behind the alarm still counts.
 */
export function createBacktracker({ clock, openWorker }: BacktrackerPorts): Backtracker {
  let worker: PatternWorker | null = null;
  let lastId = 0;
  let giveUp = () => {};

  function kill() {
    worker?.kill();
    worker = null;
  }

  function attempt({ source, flags }: PatternText, value: string, own: PatternWorker): Promise<Attempt> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      let callOff = () => {};
      let stopHearing = () => {};
      const end = (result: Attempt) => {
        callOff();
        stopHearing();
        if (result === TIMEOUT || result === UNAVAILABLE) kill();
        resolve(result);
      };
      const endAfter = (delayMs: number, result: Attempt) => {
        callOff();
        callOff = clock.after(delayMs, () => {
          callOff = clock.after(0, () => end(result));
        });
      };
      stopHearing = own.hear((news: PatternNews) => {
        if (news.kind === 'broken') end(UNAVAILABLE);
        else if (news.id !== id) return;
        else if (news.kind === 'began') endAfter(KILL_AFTER_MS, TIMEOUT);
        else end(news.kind === 'answered' ? news : TOO_LARGE);
      });
      giveUp = () => end(UNAVAILABLE);
      endAfter(BEGIN_WITHIN_MS, UNAVAILABLE);
      own.post({ id, source, flags, value });
    });
  }

  return {
    async run(pattern, value) {
      try {
        worker ??= openWorker();
        return await attempt(pattern, value, worker);
      } catch {
        kill();
        return UNAVAILABLE;
      }
    },
    close() {
      giveUp();
      kill();
    },
  };
}
