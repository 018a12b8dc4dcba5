/**
 * The `n` of every address: milliseconds of the clock, yet always above the one before, so that two calls in one
 * millisecond (or after the clock went back) have different addresses.
 * @source shell §7 @reading R-008
 */
export function createTimestamps(now: () => number): () => number {
  let previous = 0;
  return () => (previous = Math.max(previous + 1, now()));
}
