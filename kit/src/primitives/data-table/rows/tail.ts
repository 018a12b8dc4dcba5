import type { RowTree, VisibleRows } from '../../../engines/row-core/index.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { TableMore } from '../types.ts';

/** Parts below the last row that can be reached from it. */
export type Tail = 'more' | 'summary';

/** Parts below the rows, with their positions; null for what is not there. */
export interface Foot {
  readonly more: TableMore | undefined;
  readonly morePosition: number | null;
  readonly summaryPosition: number | null;
  /** Asks for more rows on behalf of a person. */
  readonly ask: () => void;
}

/** The part of the row at the end that is its button. */
export const MORE_STOP = 0;
/** Ids no record has. */
const idOfTail = (tail: Tail) => `\u0000${tail}`;

/** The rows and what stands below them. */
export interface TailedRows<T> {
  readonly tree: RowTree<T>;
  readonly view: VisibleRows;
}

/** Rows with one position more for each tail, so that the keyboard goes on there. There is no record beyond the rows. */
export function withTail<T>(tree: RowTree<T>, view: VisibleRows, tails: readonly Tail[]): TailedRows<T> {
  if (tails.length === 0 || view.count === 0) return { tree, view };
  const ids = tails.map(idOfTail);
  const isRow = (row: number) => row < tree.size;
  return {
    tree: {
      ...tree,
      idOf: (row) => (isRow(row) ? tree.idOf(row) : (ids[row - tree.size] ?? '')),
      indexOf(id) {
        const tail = ids.indexOf(id);
        return tail < 0 ? tree.indexOf(id) : tree.size + tail;
      },
      parent: (row) => (isRow(row) ? tree.parent(row) : -1),
    },
    view: {
      count: view.count + tails.length,
      at: (position) => (position < view.count ? view.at(position) : tree.size + position - view.count),
      positionOf: (row) => (isRow(row) ? view.positionOf(row) : view.count + row - tree.size),
    },
  };
}

/** Positions below the rows that the keyboard goes to; where rows are being loaded there is nothing to do. */
export function belowOf({ more, morePosition, summaryPosition }: Foot): number[] {
  return [more?.kind === 'loading' ? null : morePosition, summaryPosition].filter((position) => position !== null);
}

/** Parts of what stands below: the button for more, the cells of the summary. */
export function footStops<Row>(
  { more, morePosition, summaryPosition }: Foot,
  position: number,
  { columns }: RowLayout<Row>,
): readonly number[] {
  if (position === summaryPosition) return columns.map(({ stop }) => stop);
  return position === morePosition && more?.kind !== 'end' ? [MORE_STOP] : [];
}
