import { systemClock } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';

/** Span within which arrivals make one sentence. */
export const MERGE_WITHIN_MS = 1000;

/** Messages that have come since something was last said. */
export interface Arrived<M> {
  readonly count: number;
  readonly last: M;
}

/** Tells of arrivals at most once a second, all together. */
export function createArrivals<M>(tell: (arrived: Arrived<M>) => void, clock: Clock = systemClock) {
  let arrived: Arrived<M> | null = null;
  let cancel: (() => void) | null = null;
  return {
    add(messages: readonly M[]): void {
      const last = messages.at(-1);
      if (last === undefined) return;
      arrived = { count: (arrived?.count ?? 0) + messages.length, last };
      cancel ??= clock.after(MERGE_WITHIN_MS, () => {
        const all = arrived;
        arrived = null;
        cancel = null;
        if (all) tell(all);
      });
    },
    stop(): void {
      cancel?.();
      cancel = null;
      arrived = null;
    },
  };
}
