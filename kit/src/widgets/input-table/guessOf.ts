import { themePx } from '../../primitives/row-scroller/index.ts';
import type { SizeGuess } from '../../primitives/row-scroller/index.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './InputTable.css.ts';
import type { TableFacts } from './tableModel.ts';

/** Of the height of the screen a table takes, at most {@link MOST_PX}, with its border: as in its styles. */
const SHARE = 0.7;
const MOST_PX = 600;
const BORDERS_PX = 2;

/** Of a row and a head where no theme is on the page. */
const ROW_PX = 42;

/** Sizes of a table nobody has seen: as high as it may be, with the rows, the head and the sums of the density of the page. */
function sizesOf(hasSums: boolean) {
  const rowPx = themePx(ROW_HEIGHT, ROW_PX);
  const highestPx = Math.min(MOST_PX, Math.round(window.innerHeight * SHARE)) - BORDERS_PX;
  return { viewportPx: highestPx - themePx(HEAD_HEIGHT, ROW_PX) - (hasSums ? rowPx : 0), rowPx };
}

const plain: SizeGuess = { kind: 'input-table', first: () => sizesOf(false) };
const summed: SizeGuess = { kind: 'input-table with sums', first: () => sizesOf(true) };

/** Sizes a table will probably have: right, it is drawn once. */
export const guessOf = ({ hasSums }: TableFacts): SizeGuess => (hasSums ? summed : plain);
