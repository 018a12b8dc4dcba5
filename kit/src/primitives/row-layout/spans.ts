/** Columns of a row. @source forms §3 */
export const COLUMNS = 24;
const MAX_GUTTER_PX = 64;

/** A span out of a configuration: a whole number of columns, all of them if it is none. */
export function columnSpan(span: unknown): number {
  const columns = typeof span === 'number' && Number.isFinite(span) ? Math.round(span) : COLUMNS;
  return Math.max(1, Math.min(COLUMNS, columns));
}

/** A distance out of a configuration. */
export function gutter(px: unknown, fallbackPx: number): number {
  return typeof px === 'number' && Number.isFinite(px) ? Math.max(0, Math.min(MAX_GUTTER_PX, px)) : fallbackPx;
}
