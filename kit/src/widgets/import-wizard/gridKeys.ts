/** Meaning of a key on a cell of the sheet that is not being edited; null for keys that are not the grid's, Escape among them. */
export type GridCommand =
  | { readonly does: 'move'; readonly row: number; readonly column: number }
  /** `replace`: what is typed takes the place of the text. */
  | { readonly does: 'edit'; readonly caret: 'all' | 'end' | 'replace' }
  | { readonly does: 'next' | 'previous' | 'clear' | 'undo' | 'remove' };

export interface GridAt {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rowsInView: number;
}

export type GridKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keys an input method sends before it has a text. */
const COMPOSING = new Set(['Process', 'Unidentified', 'Dead']);

/** Command of a key, as in contract 5. */
export function gridCommand(pressed: GridKey, at: GridAt): GridCommand | null {
  const { key, shiftKey, altKey } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return null;
  if (key === 'F8') return { does: shiftKey ? 'previous' : 'next' };
  if (isControl) return withControl(key, at);
  const to = moved(key, at);
  if (to) return { does: 'move', ...to };
  if (key === 'Enter') return { does: 'edit', caret: 'all' };
  if (key === 'F2') return { does: 'edit', caret: 'end' };
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' };
  return Array.from(key).length === 1 || COMPOSING.has(key) ? { does: 'edit', caret: 'replace' } : null;
}

function withControl(key: string, { row, column, rowCount, columnCount }: GridAt): GridCommand | null {
  switch (key) {
    case 'Home':
      return { does: 'move', row: 0, column: 0 };
    case 'End':
      return { does: 'move', row: rowCount - 1, column: columnCount - 1 };
    case 'ArrowUp':
      return { does: 'move', row: 0, column };
    case 'ArrowDown':
      return { does: 'move', row: rowCount - 1, column };
    case 'ArrowLeft':
      return { does: 'move', row, column: 0 };
    case 'ArrowRight':
      return { does: 'move', row, column: columnCount - 1 };
    case 'Delete':
      return { does: 'remove' };
    default:
      return key.toLowerCase() === 'z' ? { does: 'undo' } : null;
  }
}

function moved(key: string, { row, column, rowCount, columnCount, rowsInView }: GridAt) {
  const page = Math.max(1, rowsInView - 1);
  const targets: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
    Home: [row, 0],
    End: [row, columnCount - 1],
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target ? { row: within(target[0], rowCount), column: within(target[1], columnCount) } : null;
}

const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));

/** The next or previous place one can write in, row after row; null beyond the last. */
export function nextEditable(
  { row, column, rowCount, columnCount }: Omit<GridAt, 'rowsInView'>,
  firstEditable: number,
  step: 1 | -1,
): { row: number; column: number } | null {
  const width = columnCount - firstEditable;
  const place = row * width + (column - firstEditable) + step;
  if (place < 0 || place >= rowCount * width) return null;
  return { row: Math.floor(place / width), column: firstEditable + (place % width) };
}
