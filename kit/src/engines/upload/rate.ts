import type { Clock } from '../clock/index.ts';

/** The speed is that of the last seconds, told once there is enough to tell. */
const WINDOW_MS = 5_000;
const KNOWN_AFTER_MS = 2_000;
const SECOND_MS = 1_000;

/** Speed of one upload. */
export function createRate(clock: Clock) {
  let samples: readonly { readonly atMs: number; readonly sentBytes: number }[] = [];
  return {
    /** Speed after so many bytes; nothing before two seconds are over or when nothing moves. */
    after(sentBytes: number): { bytesPerSecond?: number } {
      const atMs = clock.now();
      samples = [...samples.filter((sample) => atMs - sample.atMs <= WINDOW_MS), { atMs, sentBytes }];
      const [first] = samples;
      const spentMs = first ? atMs - first.atMs : 0;
      if (!first || spentMs < KNOWN_AFTER_MS) return {};
      const bytesPerSecond = ((sentBytes - first.sentBytes) / spentMs) * SECOND_MS;
      return bytesPerSecond > 0 ? { bytesPerSecond } : {};
    },
  };
}
