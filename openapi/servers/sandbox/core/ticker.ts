/** Interval between looks at what is due, in milliseconds: reminders are told in minutes. @reading R-522 */
export const TICK_MS = 10_000;

/** Looks now and then at what has become due. It keeps no process alive. */
export interface Ticker {
  /** After this nothing is looked at any more. */
  close(): void;
}

/** Starts to look every so many milliseconds. What a look throws is logged, and the next one is taken all the same. */
export function startTicker(look: () => void, everyMs: number, log: (line: string) => void): Ticker {
  const timer = setInterval(() => {
    try {
      look();
    } catch (error) {
      log(`what was due could not be done: ${error instanceof Error ? error.message : String(error)}`);
    }
  }, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
