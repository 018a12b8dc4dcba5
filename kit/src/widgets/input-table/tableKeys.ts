/** State of the grid when a key is pressed. Columns count from 0, the head of a row; rows below `count` is the row of sums. */
export interface GridAt {
  readonly at: number;
  readonly col: number;
  /** Rows that can be reached, that of sums included. */
  readonly rows: number;
  /** Rows that hold records. */
  readonly count: number;
  readonly cols: number;
  readonly rowsInView: number;
}

export type GridKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export type TableCommand =
  | { readonly does: 'move'; readonly at: number; readonly col: number; readonly isExtending: boolean }
  | { readonly does: 'edit'; readonly by: 'enter' | 'f2' | 'type' }
  | { readonly does: 'moveRow'; readonly by: 1 | -1 }
  | { readonly does: 'problem'; readonly by: 1 | -1 }
  | { readonly does: 'clear' | 'removeRow' | 'fill' | 'undo' | 'redo' | 'addRow' | 'chooseAll' };

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Command of a key while a cell has the keyboard and is not edited; null for keys that are not the grid's. */
export function tableCommand(pressed: GridKey, at: GridAt): TableCommand | null {
  const { key, shiftKey } = pressed;
  if (pressed.altKey) {
    if (!shiftKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
    return { does: 'moveRow', by: key === 'ArrowDown' ? 1 : -1 };
  }
  if (pressed.ctrlKey || pressed.metaKey) return withControl(pressed, at);
  if (key === 'F8') return { does: 'problem', by: shiftKey ? -1 : 1 };
  if (key === 'F2') return { does: 'edit', by: 'f2' };
  if (key === 'Enter') return { does: 'edit', by: 'enter' };
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' };
  const to = moved(key, at);
  if (to) return { does: 'move', ...to, isExtending: shiftKey };
  return Array.from(key).length === 1 ? { does: 'edit', by: 'type' } : null;
}

/** Commands that are the grid's wherever the keyboard is in it. */
export function withControl({ key, shiftKey }: GridKey, at: GridAt): TableCommand | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'z':
      return { does: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { does: 'redo' };
    case 'd':
      return { does: 'fill' };
    case 'Delete':
      return { does: 'removeRow' };
    case 'Enter':
      return { does: 'addRow' };
    case 'a':
      return { does: 'chooseAll' };
    case 'Home':
      return { does: 'move', at: 0, col: 1, isExtending: shiftKey };
    case 'End':
      return { does: 'move', at: Math.max(0, at.count - 1), col: at.cols - 1, isExtending: shiftKey };
    case 'ArrowUp':
      return { does: 'move', at: 0, col: at.col, isExtending: shiftKey };
    case 'ArrowDown':
      return { does: 'move', at: Math.max(0, at.count - 1), col: at.col, isExtending: shiftKey };
    default:
      return null;
  }
}

function moved(key: string, { at, col, rows, cols, rowsInView }: GridAt): { at: number; col: number } | null {
  const page = Math.max(1, rowsInView - 1);
  switch (key) {
    case 'ArrowUp':
      return { at: within(at - 1, rows - 1), col };
    case 'ArrowDown':
      return { at: within(at + 1, rows - 1), col };
    case 'ArrowLeft':
      return { at, col: within(col - 1, cols - 1) };
    case 'ArrowRight':
      return { at, col: within(col + 1, cols - 1) };
    case 'PageUp':
      return { at: within(at - page, rows - 1), col };
    case 'PageDown':
      return { at: within(at + page, rows - 1), col };
    case 'Home':
      return { at, col: Math.min(1, cols - 1) };
    case 'End':
      return { at, col: cols - 1 };
    default:
      return null;
  }
}
