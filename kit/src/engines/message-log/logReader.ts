import type { LogChange, Logged, MessageLog } from './types.ts';

/** Somebody who reads a log: at its end, or above it, where what comes below is counted. */
export interface LogReader {
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keys of the messages in their order; the same list until the order changes. */
  readonly keys: () => readonly number[];
  readonly isAtEnd: () => boolean;
  /** Messages that came below while the reader was above. */
  readonly newCount: () => number;
  /** The person has scrolled: so far, with so much below what is in sight. */
  readonly looked: (look: { readonly topPx: number; readonly restPx: number }) => void;
  readonly toEnd: () => void;
}

/** Older messages are asked for when the top is as near. @source shell §9 */
export const OLDER_WITHIN_PX = 100;
/** So near to the end a reader is at the end. */
const END_WITHIN_PX = 24;

/**
 * A reader of a log, at its end. It hears the log until `subscribe` has nobody left.
 * @param isOwn whether a message, when it comes, takes the reader to the end: their own
 */
export function createLogReader<M extends Logged>(log: MessageLog<M>, isOwn: (message: M) => boolean): LogReader {
  const listeners = new Set<() => void>();
  let stopHearing: (() => void) | null = null;
  let readVersion = log.version();
  let keys: readonly number[] | null = null;
  let isAtEnd = true;
  let isNearStart = false;
  let newCount = 0;
  let version = 0;

  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }
  function goToEnd(): void {
    isAtEnd = true;
    newCount = 0;
  }
  function hear(change: LogChange<M>): void {
    readVersion = log.version();
    if (change.kind !== 'changed') keys = null;
    if (change.kind === 'cleared') goToEnd();
    if (change.kind === 'appended') {
      if (change.entries.some(({ message }) => isOwn(message))) goToEnd();
      else if (!isAtEnd) newCount += change.entries.length;
    }
    changed();
  }

  return {
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      stopHearing ??= log.subscribe(hear);
      // What happened while nobody looked, such as between drawing and the first effect.
      if (readVersion !== log.version()) {
        readVersion = log.version();
        keys = null;
        changed();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopHearing?.();
        stopHearing = null;
      };
    },
    keys: () => (keys ??= log.entries().map(({ key }) => key)),
    isAtEnd: () => isAtEnd,
    newCount: () => newCount,
    looked({ topPx, restPx }) {
      const before = [isAtEnd, isNearStart, newCount].join();
      isNearStart = topPx <= OLDER_WITHIN_PX;
      if (restPx <= END_WITHIN_PX) goToEnd();
      else isAtEnd = false;
      if ([isAtEnd, isNearStart, newCount].join() !== before) changed();
    },
    toEnd() {
      goToEnd();
      changed();
    },
  };
}
