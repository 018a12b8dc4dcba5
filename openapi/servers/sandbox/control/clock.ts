/** A clock that tests may move. */
export interface MovableClock {
  now(): number;
  /** Stops at this moment, milliseconds since 1970. */
  stopAt(ms: number): void;
  /** Runs on, so much ahead of the real time (behind it when negative). */
  runAhead(ms: number): void;
}

export function createClock(real: () => number): MovableClock {
  let stoppedMs: number | null = null;
  let aheadMs = 0;
  return {
    now: () => stoppedMs ?? real() + aheadMs,
    stopAt: (ms) => (stoppedMs = ms),
    runAhead: (ms) => {
      stoppedMs = null;
      aheadMs = ms;
    },
  };
}
