const FIRST_MS = 1000;
const FACTOR = 1.5;
const MOST_MS = 30_000;
/** A wait is this part of its nominal length at least, and as much more by chance, so that a thousand clients do not return together. */
const LEAST = 0.5;
const SPREAD = 0.4;

/**
 * Milliseconds to wait before the next attempt after so many failures in a row (from 1): 1 s, then half as long again, up
 * to 30 s, of which chance leaves 50 to 90 %.
 * @param random from 0 up to but not including 1
 * @reading R-171
 */
export const backoffMs = (failures: number, random: number): number =>
  Math.round(Math.min(FIRST_MS * FACTOR ** (failures - 1), MOST_MS) * (LEAST + SPREAD * random));
