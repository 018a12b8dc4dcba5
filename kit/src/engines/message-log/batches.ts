import { systemClock } from '../clock/index.ts';

/** A page nobody sees draws no frames; what comes is taken as often. */
const HIDDEN_EVERY_MS = 250;
/** Between two changes the page has time for the person who types: nobody reads faster. */
const REST_MS = 50;

/**
 * Runs tasks with the next frame, but not one right after another; a page out of sight has no frames and is served by the clock.
 */
export function frameSchedule(): (task: () => void) => void {
  let lastMs = -Infinity;
  return (task) => {
    const run = () => {
      lastMs = systemClock.now();
      task();
    };
    if (document.visibilityState === 'hidden') return void systemClock.after(HIDDEN_EVERY_MS, run);
    const restMs = lastMs + REST_MS - systemClock.now();
    if (restMs > 0) systemClock.after(restMs, () => requestAnimationFrame(run));
    else requestAnimationFrame(run);
    return undefined;
  };
}

/**
 * Gathers what comes one by one and hands it on together, in its order, once per frame at most: a thousand messages a second are twenty
 * changes of the page. @source shell §4
 */
export function createBatches<T>(deliver: (batch: readonly T[]) => void, schedule: (task: () => void) => void = frameSchedule()) {
  let waiting: T[] = [];
  return {
    add(item: T): void {
      waiting.push(item);
      if (waiting.length === 1)
        schedule(() => {
          const batch = waiting;
          waiting = [];
          deliver(batch);
        });
    },
  };
}
