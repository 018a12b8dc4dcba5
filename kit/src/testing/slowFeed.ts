/** One request that waits for the test to say what comes of it. */
export interface HeldAnswer {
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** A feed in memory that a test can slow down and break. */
export interface SlowFeed<Held extends HeldAnswer = HeldAnswer> {
  /** Every list that was asked for so far. */
  readonly asked: readonly unknown[];
  /** From now on requests wait in `held`, until `let go`. */
  readonly hold: () => void;
  readonly held: readonly Held[];
  /** Answers everything that waits, and later requests at once. */
  readonly letGo: () => void;
  /** The next requests fail, `times` of them. */
  readonly failNext: (times?: number) => void;
}

/** Gate between a feed and who asks it. */
export interface Gate<Ask extends object> {
  readonly controls: Omit<SlowFeed<Ask & HeldAnswer>, 'asked'>;
  /**
   * Lets a request through to its answer, or keeps it waiting.
   * @throws Error when it was told to fail
   */
  readonly pass: <T>(ask: Ask, signal: AbortSignal, answer: () => T) => T | Promise<T>;
}

/**
 * Goes on with a request a moment later. One that is called off at once, as when React runs effects twice, was never made.
 * @throws the reason it was called off for
 */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  await Promise.resolve();
  signal.throwIfAborted();
}

/** A gate that is open until a test closes it. */
export function createGate<Ask extends object>(): Gate<Ask> {
  const held: (Ask & HeldAnswer)[] = [];
  let isHolding = false;
  let failures = 0;
  const told = () => new Error('The feed was told to fail.');

  function pass<T>(ask: Ask, signal: AbortSignal, answer: () => T): T | Promise<T> {
    if (failures > 0) {
      failures -= 1;
      throw told();
    }
    if (!isHolding) return answer();
    return new Promise<T>((resolve, reject) => {
      const settle = (what: () => void) => () => {
        held.splice(held.indexOf(request), 1);
        what();
      };
      const request: Ask & HeldAnswer = { ...ask, signal, answer: settle(() => resolve(answer())), fail: settle(() => reject(told())) };
      held.push(request);
    });
  }

  const controls: Gate<Ask>['controls'] = {
    held,
    hold() {
      isHolding = true;
    },
    letGo() {
      isHolding = false;
      for (const request of held.slice()) request.answer();
    },
    failNext(times = 1) {
      failures = times;
    },
  };
  return { controls, pass };
}
