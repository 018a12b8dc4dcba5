/** State of a list of rows when a key is pressed. */
export interface RowsAt {
  readonly position: number;
  readonly count: number;
  /** Whole rows in view. */
  readonly rowsInView: number;
}

/** Position a key moves to: one row, one view less a row, or to the ends; null when the key moves nothing. */
export function moveByKey(key: string, { position, count, rowsInView }: RowsAt): number | null {
  const step = Math.max(1, rowsInView - 1);
  const targets = new Map([
    ['ArrowDown', position + 1],
    ['ArrowUp', position - 1],
    ['PageDown', position + step],
    ['PageUp', position - step],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const to = targets.get(key);
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, to));
}
