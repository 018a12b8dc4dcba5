/** Emoji of one row. */
export const COLUMNS = 10;

/** The cell a key leads to from another; the same where the grid ends, null for keys that lead nowhere. */
export function nextCell(from: number, key: string, count: number, isCtrl: boolean): number | null {
  const within = (to: number) => (to >= 0 && to < count ? to : from);
  const rowStart = from - (from % COLUMNS);
  switch (key) {
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowDown':
      return within(from + COLUMNS);
    case 'ArrowUp':
      return within(from - COLUMNS);
    case 'Home':
      return isCtrl ? 0 : rowStart;
    case 'End':
      return isCtrl ? count - 1 : Math.min(rowStart + COLUMNS - 1, count - 1);
    default:
      return null;
  }
}
