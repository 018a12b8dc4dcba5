/** Of a table with more columns than this only those in sight have cells. */
const MOST_DRAWN = 24;
/** Steps sideways in which the cells in sight are looked up. */
const STEP_PX = 300;
/** Room beyond what is seen for which cells are drawn, at each side: more than checkbox and number take before the columns. */
const BEYOND_PX = 240;

/** Columns whose cells are drawn, from one place to before another, and the room each of all takes. */
export interface ColumnWindow {
  readonly from: number;
  readonly to: number;
  /** Width of the column at each place, in px. */
  readonly widthsPx: readonly number[];
}

/** A column that is drawn, after the room of those left out before it. */
export interface DrawnPlace {
  readonly place: number;
  readonly leftOutPx: number;
}

export const stepOf = (px: number): number => Math.floor(Math.abs(px) / STEP_PX);

/**
 * The columns in sight; null where all are drawn, because they are few or fit.
 * @param step steps the table is scrolled sideways
 * @param seenPx width of the screen, in px: no table is wider than that
 */
export function columnWindow(widthsPx: readonly number[], step: number, seenPx: number): ColumnWindow | null {
  const ends: number[] = [];
  for (const px of widthsPx) ends.push((ends.at(-1) ?? 0) + px);
  if (widthsPx.length <= MOST_DRAWN || (ends.at(-1) ?? 0) <= seenPx) return null;
  const startPx = step * STEP_PX - BEYOND_PX;
  const endPx = (step + 1) * STEP_PX + seenPx + BEYOND_PX;
  const from = ends.findIndex((end) => end > startPx);
  const after = ends.findIndex((end) => end >= endPx);
  return { from: from < 0 ? widthsPx.length : from, to: after < 0 ? widthsPx.length : after + 1, widthsPx };
}

/**
 * Columns that have cells, in their order.
 * @param isKept whether the column at a place is drawn wherever it stands
 * @returns the columns, and in px the room of those left out after the last one
 */
export function drawnPlaces(
  { from, to, widthsPx }: ColumnWindow,
  isKept: (place: number) => boolean,
): { readonly drawn: readonly DrawnPlace[]; readonly leftOutPx: number } {
  const drawn: DrawnPlace[] = [];
  let leftOutPx = 0;
  widthsPx.forEach((px, place) => {
    if ((place < from || place >= to) && !isKept(place)) {
      leftOutPx += px;
      return;
    }
    drawn.push({ place, leftOutPx });
    leftOutPx = 0;
  });
  return { drawn, leftOutPx };
}
