import { themePx } from './themePx.ts';
import type { RowSizes, SizeGuess } from './types.ts';

/** A server has no screen: the height of most. */
const SERVER_SCREEN_PX = 800;

/** Height of the rows of a list: the variable of the theme it has, and px where there is no theme. */
export type RowHeight = readonly [variable: string, fallbackPx: number];

/**
 * Rows of this height in a list that takes at least this share of the screen, until one of the kind has been measured. Rows
 * that are missing are added in the same frame; too many would be drawn in vain, and rows of another height drawn again.
 */
export const pageOfRows = (kind: string, height: number | RowHeight, share = 0.5): SizeGuess => ({
  kind,
  first: () => ({
    viewportPx: Math.round(window.innerHeight * share),
    rowPx: typeof height === 'number' ? height : themePx(...height),
  }),
  onServer: { viewportPx: SERVER_SCREEN_PX * share, rowPx: typeof height === 'number' ? height : height[1] },
});

/** Rows of sizes that are given, in the browser and on a server. */
export const rowsOfSize = (sizes: RowSizes): SizeGuess => ({ first: () => sizes, onServer: sizes });
