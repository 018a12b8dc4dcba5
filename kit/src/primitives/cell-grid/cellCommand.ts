/** State of a grid one writes in when a key is pressed. Columns count from 0, the head of a row; rows below `count` are sums. */
export interface CellGridAt {
  readonly at: number;
  readonly col: number;
  /** Rows that can be reached, those of sums included. */
  readonly rows: number;
  /** Rows that hold records. */
  readonly count: number;
  readonly cols: number;
  readonly rowsInView: number;
}

export type CellKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Meaning of a key on a cell. `edit` by `type`: what is typed takes the place of the text. */
export type CellCommand =
  | { readonly does: 'move'; readonly at: number; readonly col: number; readonly isExtending: boolean }
  | { readonly does: 'edit'; readonly by: 'enter' | 'f2' | 'type' }
  | { readonly does: 'moveRow'; readonly by: 1 | -1 }
  | { readonly does: 'problem'; readonly by: 1 | -1 }
  | { readonly does: 'clear' | 'removeRow' | 'fill' | 'undo' | 'redo' | 'addRow' | 'chooseAll' };

/** Keys an input method sends before it has a text. */
const COMPOSING = new Set(['Process', 'Unidentified', 'Dead']);

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Command of a key while a cell has the keyboard and is not edited, as in contract 5; null for keys that are not the grid's, Escape among them. */
export function cellCommand(pressed: CellKey, at: CellGridAt): CellCommand | null {
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
  return Array.from(key).length === 1 || COMPOSING.has(key) ? { does: 'edit', by: 'type' } : null;
}

/** Commands that are the grid's wherever the keyboard is in it. */
export function withControl({ key, shiftKey }: CellKey, at: CellGridAt): CellCommand | null {
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
    case 'ArrowLeft':
      return { does: 'move', at: at.at, col: Math.min(1, at.cols - 1), isExtending: shiftKey };
    case 'ArrowRight':
      return { does: 'move', at: at.at, col: at.cols - 1, isExtending: shiftKey };
    default:
      return null;
  }
}

function moved(key: string, { at, col, rows, cols, rowsInView }: CellGridAt): { at: number; col: number } | null {
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
