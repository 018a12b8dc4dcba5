import { ContractStop, EXIT } from '../../model/stop.ts';

/** Moments and waiting, so that a test needs neither. */
export interface Clock {
  /** Milliseconds from any moment on. */
  readonly nowMs: () => number;
  readonly wait: (durationMs: number) => Promise<void>;
}

const SECOND_MS = 1_000;
/** At most ten calls a second to other computers, where nothing else is asked for. */
const COURTESY_PER_SECOND = 10;
/** More than one computer can be asked by one that waits for each answer. */
const MOST_PER_SECOND = 1_000;

const clockOfTheComputer: Clock = {
  nowMs: () => performance.now(),
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
};

/** Limit of the rate of calls: `callsPerSecond` where it is given, else none on this computer and ten a second elsewhere. */
export function createPace(
  { isLoopback, callsPerSecond }: { readonly isLoopback: boolean; readonly callsPerSecond?: number | undefined },
  { nowMs, wait }: Clock = clockOfTheComputer,
): () => Promise<void> {
  const pauseMs = callsPerSecond === undefined ? (isLoopback ? 0 : SECOND_MS / COURTESY_PER_SECOND) : SECOND_MS / callsPerSecond;
  let nextMs = 0;
  return async () => {
    const now = nowMs();
    const waitMs = nextMs - now;
    nextMs = Math.max(nextMs, now) + pauseMs;
    if (waitMs > 0) await wait(waitMs);
  };
}

/** Reads `--rate`: calls per second, `10` or `0.5`. @throws ContractStop with exit code 2 for anything else */
export function readRate(typed: string): number {
  const rate = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : 0;
  if (rate > 0 && rate <= MOST_PER_SECOND) return rate;
  throw new ContractStop(
    EXIT.usage,
    `--rate is "${typed}", which is no number of calls per second. Use a number above 0, at most ${MOST_PER_SECOND}.`,
  );
}
