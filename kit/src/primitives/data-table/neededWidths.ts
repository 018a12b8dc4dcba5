import { textPx } from './textPx.ts';
import type { Column } from './types.ts';

/** Room at both sides of a cell, and what stands beside its text: the drawing of a state, that of an order. */
const EDGES_PX = 26;
const DRAWING_PX = 20;
/** A header is set a little smaller than the rows. */
const HEADER_SHARE = 0.95;
const LEAST_PX = 40;

/** Width a column needs in px: that of its header and of the longest of the rows, no more than it may take. */
export function neededPx<Row>({ header, text, cell, sort, width }: Column<Row>, rows: readonly Row[]): number {
  const headerPx = textPx(header) * HEADER_SHARE + (sort ? DRAWING_PX : 0);
  const drawnPx = cell ? DRAWING_PX : 0;
  const longestPx = rows.reduce((most, row) => Math.max(most, textPx(text(row)) + drawnPx), 0);
  return Math.ceil(Math.min(width.mostPx ?? Infinity, Math.max(LEAST_PX, headerPx, longestPx) + EDGES_PX));
}
