import type { RefObject } from 'react';
import type { RowWindow } from '../../engines/row-window/index.ts';

/** Place of a row among the rows in view: 0 to `count - 1`. */
export type Position = number;

/** Height of the region that scrolls and of one row. */
export interface RowSizes {
  readonly viewportPx: number;
  readonly rowPx: number;
}

/** Sizes a list will probably have, until it is measured. */
export interface SizeGuess {
  /** Lists of one kind have the sizes the last of them measured; left out for a list of its own. */
  readonly kind?: string;
  /** Sizes of the first list of the kind. Called in the browser only. */
  readonly first: () => RowSizes;
  /** Sizes a server draws with, which has no screen. */
  readonly onServer: RowSizes;
}

export interface RowScrollerAsk {
  /** Rows in view of the list, scrolled away or not. */
  readonly count: number;
  /** The row that is the tab stop: it stays rendered wherever it is. */
  readonly pinned: Position;
  /** Position of that row before the list changed, when it moved: it keeps its element. */
  readonly pinnedBefore?: Position;
  /** Sizes it will probably have: rows are there at once, and drawn again only where the guess was wrong. */
  readonly guess?: SizeGuess;
}

/** The parts of a scroll region whose rows are rendered only where it is looked at. */
export interface RowScroller {
  /** The element that scrolls; a sticky head in it carries `data-mp-head`, a sticky last row `data-mp-foot`. */
  readonly regionRef: RefObject<HTMLDivElement | null>;
  /** The element that holds the rows, as high as all of them. */
  readonly rowsRef: RefObject<HTMLDivElement | null>;
  /** An invisible element as high as one row: the style sheet decides the height, density and touch included. */
  readonly probeRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly window: RowWindow;
  readonly rowPx: number;
  /** Whole rows that fit into the region now, at least 1. */
  readonly rowsInView: () => number;
  /** Id of the element in a slot. */
  readonly slotId: (slot: number) => string;
  /** Brings a row into view; the row is in the DOM when this returns. */
  readonly show: (position: Position) => void;
}
