import { vi } from 'vitest';
import { systemClock } from '../../engines/clock/index.ts';

/** Frames in a row without a change: nothing more is on its way then. */
const STILL_FRAMES = 3;
/** A page that changes for ever is a fault of the page. */
const MOST_FRAMES = 600;

const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });
/** Later task: what React has put off has its turn before. A page beside another may never be idle, so that is not waited for. */
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Brings what moves, and comes to an end by itself, to that end; says whether anything did. */
function endMotion(): boolean {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  for (const motion of moving) motion.finish();
  return moving.length > 0;
}

/**
 * Waits until the page is still: parts that come on demand are here, pictures have come or failed, motions have ended, and no
 * frame brings a change any more. Counted in frames, never in time, so that a slow machine waits longer and sees the same.
 * @throws when it still changes after so many frames
 */
export async function stillness(mostFrames = MOST_FRAMES): Promise<void> {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let still = 0, frames = 0; still < STILL_FRAMES; frames += 1) {
      if (frames > mostFrames)
        throw new Error(`[testing] The page still changes after ${mostFrames} frames, so what it says differs from run to run.`);
      isChanged = false;
      await vi.dynamicImportSettled();
      await task();
      await frame();
      const isComing = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
      still = endMotion() || isComing || isChanged ? 0 : still + 1;
    }
  } finally {
    observer.disconnect();
  }
}

/** The kit's clock, held. */
export interface HeldClock {
  /** Lets the page come to rest, with everything it does by itself within a moment of its own time. */
  readonly rest: () => Promise<void>;
  readonly release: () => void;
}

/** Span of a page's own time: what it does by itself within it belongs to what it shows. */
const MOMENT_MS = 1000;
/** Any day will do, if it is always the same. */
const START_MS = Date.UTC(2026, 10, 20, 2);

/** Holds the kit's clock: time stands still but for `rest`, which goes from task to task, however long each takes here. */
export function holdClock(): HeldClock {
  let nowMs = START_MS;
  let tasks: { readonly atMs: number; readonly task: () => void }[] = [];
  const now = vi.spyOn(systemClock, 'now').mockImplementation(() => nowMs);
  const after = vi.spyOn(systemClock, 'after').mockImplementation((delayMs, task) => {
    const entry = { atMs: nowMs + delayMs, task };
    tasks.push(entry);
    return () => {
      tasks = tasks.filter((other) => other !== entry);
    };
  });
  return {
    async rest() {
      const untilMs = nowMs + MOMENT_MS;
      for (;;) {
        await stillness();
        const [next] = tasks.filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs);
        if (!next) return;
        tasks = tasks.filter((other) => other !== next);
        nowMs = next.atMs;
        next.task();
      }
    },
    release() {
      now.mockRestore();
      after.mockRestore();
    },
  };
}
