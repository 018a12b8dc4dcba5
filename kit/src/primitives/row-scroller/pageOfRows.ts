import type { SizeGuess } from './types.ts';

/** Rows of this height in a list as high as the page, until one of the kind has been measured. */
export const pageOfRows = (kind: string, rowPx: number): SizeGuess => ({ kind, first: () => ({ viewportPx: window.innerHeight, rowPx }) });
