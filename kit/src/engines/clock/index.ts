export { DEFAULT_OFFICE_ZONE, minutesAhead, msInZone, officeZone, ownZone, setOfficeZone, textInZone } from './officeClock.ts';

/** Time as the kit sees it; tests pass their own. */
export interface Clock {
  now(): number;
  /** Runs `task` after `delayMs`; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

/** The browser's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Longest wait for a page that is never idle. */
const IDLE_AT_LATEST_MS = 2000;

/** Time a browser that cannot say when it is idle (Safari) is left alone. */
const IDLE_PROBABLY_MS = 200;

/** Runs `task` when the page has nothing else to do; the returned function calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return systemClock.after(IDLE_PROBABLY_MS, task);
  const handle = requestIdleCallback(task, { timeout: IDLE_AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/** A page that was just painted is looked at first. */
const SETTLES_MS = 100;

/**
 * Runs `task` once the page has been shown for a moment and has nothing else to do: for what comes after a page that is
 * being painted now. The returned function calls it off.
 */
export function onIdle(task: () => void): () => void {
  let callOff = systemClock.after(SETTLES_MS, () => {
    callOff = whenIdle(task);
  });
  return () => callOff();
}

/** Events that come before a press; `input` is the one a password manager sends. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Runs `task` when the page is idle after the first sign that somebody uses it: for what a press will open, which need not be
 * fetched for a page that is only looked at. The returned function calls it off.
 */
export function onFirstInteraction(task: () => void): () => void {
  const controller = new AbortController();
  let callOff = () => controller.abort();
  const run = () => {
    controller.abort();
    callOff = whenIdle(task);
  };
  for (const sign of SIGNS) window.addEventListener(sign, run, { capture: true, passive: true, signal: controller.signal });
  return () => callOff();
}

/** A clock that stands still until it is told how far to go. */
export interface ManualClock extends Clock {
  /** Runs every task due within the next `byMs`, in order of time. */
  advance(byMs: number): void;
}

/** A clock for tests. */
export function manualClock(startMs = 0): ManualClock {
  let nowMs = startMs;
  let tasks: { atMs: number; task: () => void }[] = [];
  return {
    now: () => nowMs,
    after(delayMs, task) {
      const entry = { atMs: nowMs + delayMs, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (;;) {
        const due = tasks.filter((entry) => entry.atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)[0];
        if (!due) break;
        tasks = tasks.filter((entry) => entry !== due);
        nowMs = due.atMs;
        due.task();
      }
      nowMs = untilMs;
    },
  };
}
