import { textPx } from './textPx.ts';
import type { Column } from '../types.ts';

/** Room at both sides of a cell, and what stands beside its text: the drawing of a state, that of an order. */
const EDGES_PX = 26;
const DRAWING_PX = 20;
/** A header is set a little smaller than the rows. */
const HEADER_SHARE = 0.95;
/** Sums are set bolder. */
const SUM_SHARE = 1.15;
const LEAST_PX = 40;

/** Most room figures take by themselves: 24 digits with their separators. */
export const FIGURE_MOST_PX = 320;

/** True for a column that is as wide as its content needs: one that may grow, and one of figures, which are never cut. @reading R-276 */
export const isFitted = <Row>({ width, align }: Column<Row>): boolean => width.mostPx !== undefined || align === 'end';

/**
 * Width a column needs in px: that of its header and of the longest of the rows, no more than it may take. Figures need their own
 * width and no less than declared, whatever their header.
 * @param sum text of the summary row under the column
 */
export function neededPx<Row>({ header, text, cell, sort, width, align }: Column<Row>, rows: readonly Row[], sum = ''): number {
  const headerPx = textPx(header) * HEADER_SHARE + (sort ? DRAWING_PX : 0);
  const isFigure = align === 'end' && width.mostPx === undefined;
  const drawnPx = cell && !isFigure ? DRAWING_PX : 0;
  const longestPx = rows.reduce((most, row) => Math.max(most, textPx(text(row)) + drawnPx), textPx(sum) * SUM_SHARE);
  if (!isFigure) return Math.ceil(Math.min(width.mostPx ?? Infinity, Math.max(LEAST_PX, headerPx, longestPx) + EDGES_PX));
  const declaredPx = 'px' in width ? width.px : width.minPx;
  return Math.ceil(Math.max(declaredPx, Math.min(FIGURE_MOST_PX, longestPx + EDGES_PX)));
}
