/** Frames of a page between a press and what it asked for; all in milliseconds of the page's clock. */
export interface Seen {
  /** Moments at which frames began, from before the press until the first one after `shownMs`. */
  readonly frames: readonly number[];
  readonly pressedMs: number;
  /** Beginning of the first frame that had what was asked for. */
  readonly shownMs: number;
}

/** 60 frames a second. */
const FRAME_MS = 1000 / 60;

/**
 * Frames from the last one before a press to the one that shows what was asked for. A frame that was late because the page was
 * busy, before it or in painting it, counts for as many as it lasted. NaN where the press was not framed. @reading R-339
 */
export function framesUntilShown({ frames, pressedMs, shownMs }: Seen): number {
  const before = frames.findLast((beganMs) => beganMs <= pressedMs);
  const after = frames.find((beganMs) => beganMs > shownMs);
  if (before === undefined || after === undefined) return Number.NaN;
  return Math.max(1, Math.round((after - before) / FRAME_MS) - 1);
}
