import type { SocketClock } from '../environment.ts';

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** For tests: a clock that stands still until it is told to go on. */
export interface ManualClock extends SocketClock {
  /** Runs every timer of the next `ms` milliseconds in its order, with all that promises do in between. */
  advance(ms: number): Promise<void>;
  /** Runs timers until `isDone`. @throws {Error} when `withinMs` go by first */
  advanceUntil(isDone: () => boolean, withinMs?: number): Promise<void>;
  readonly timerCount: number;
}

/** More turns than any chain of promises here is long. */
const TURNS = 12;
const LONG_MS = 600_000;

/** For tests: lets promises go on. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}

export function createManualClock(): ManualClock {
  const timers = new Set<Timer>();
  let nowMs = 1000;

  function takeNext(untilMs: number): Timer | null {
    let next: Timer | null = null;
    for (const timer of timers) if (timer.atMs <= untilMs && (next === null || timer.atMs < next.atMs)) next = timer;
    if (next) timers.delete(next);
    return next;
  }

  async function advanceUntil(isDone: () => boolean, withinMs: number): Promise<boolean> {
    const untilMs = nowMs + withinMs;
    await settlePromises();
    while (!isDone()) {
      const timer = takeNext(untilMs);
      if (!timer) {
        nowMs = untilMs;
        return false;
      }
      nowMs = Math.max(nowMs, timer.atMs);
      timer.run();
      await settlePromises();
    }
    return true;
  }

  return {
    now: () => nowMs,
    setTimer(run, afterMs) {
      const timer = { atMs: nowMs + afterMs, run };
      timers.add(timer);
      return timer;
    },
    clearTimer: (timer) => void timers.delete(timer as Timer),
    advance: async (ms) => void (await advanceUntil(() => false, ms)),
    async advanceUntil(isDone, withinMs = LONG_MS) {
      if (!(await advanceUntil(isDone, withinMs))) throw new Error(`it did not happen within ${withinMs} ms`);
    },
    get timerCount() {
      return timers.size;
    },
  };
}
