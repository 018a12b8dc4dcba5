/** 2024-01-01T00:00:00Z: counting from here keeps ids at 18 or 19 digits, as the real servers' are. */
const EPOCH_MS = Date.UTC(2024, 0, 1);
const WORKERS = 1024;
const PER_MS = 2048;

/** Makes ids as the documented servers do: decimal text, growing with time, too large for a JavaScript number. */
export type NextId = () => string;

/**
 * Ids of the snowflake kind: 41 bits of milliseconds, 10 bits of worker, 11 bits of sequence, and a last bit that is
 * always set: no odd number of this size is a JavaScript number, so a client that reads ids as numbers is found at once.
 * They never repeat and never go backwards, also when the clock does.
 */
export function snowflakes(now: () => number, worker: number): NextId {
  let lastMs = 0;
  let sequence = 0;
  return () => {
    const ms = Math.max(now() - EPOCH_MS, lastMs, 1);
    if (ms > lastMs) sequence = 0;
    else if (++sequence === PER_MS) {
      sequence = 0;
      lastMs += 1;
    }
    lastMs = Math.max(ms, lastMs);
    return String((BigInt(lastMs) << 22n) | (BigInt(worker % WORKERS) << 12n) | (BigInt(sequence) << 1n) | 1n);
  };
}
