import { themePx } from '../../primitives/row-scroller/index.ts';
import type { SizeGuess } from '../../primitives/row-scroller/index.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './InputTable.css.ts';

/** Of the height of the screen a table takes, at most {@link MOST_PX}, with its border: as in its styles. */
const SHARE = 0.7;
const MOST_PX = 600;
const BORDERS_PX = 2;

/** Of a row and a head where no theme is on the page. */
const ROW_PX = 42;

/** Sizes of a table nobody has seen: as high as it may be, with the rows, the head and the sums of the density of the page. */
function sizesOf(hasSums: boolean, highestPx: number, rowPx: number, headPx: number) {
  return { viewportPx: highestPx - BORDERS_PX - headPx - (hasSums ? rowPx : 0), rowPx };
}
const guess = (kind: string, hasSums: boolean): SizeGuess => ({
  kind,
  first() {
    const highestPx = Math.min(MOST_PX, Math.round(window.innerHeight * SHARE));
    return sizesOf(hasSums, highestPx, themePx(ROW_HEIGHT, ROW_PX), themePx(HEAD_HEIGHT, ROW_PX));
  },
  onServer: sizesOf(hasSums, MOST_PX, ROW_PX, ROW_PX),
});

const plain = guess('input-table', false);
const summed = guess('input-table with sums', true);

/** Sizes a table will probably have: right, it is drawn once. */
export const guessOf = (hasSums: boolean): SizeGuess => (hasSums ? summed : plain);
