import { HEAD, ROW_STOP, moveByKey } from '../../row-scroller/headless.ts';
import type { RowsAt } from '../../row-scroller/headless.ts';

export interface CellAt extends RowsAt {
  /** `ROW_STOP` for the row itself, else the place of the part: checkbox, number, cells, actions. */
  readonly stop: number;
  /** Parts of this row, or of the head. */
  readonly stops: number;
  /** Parts of the head that take the keyboard; 0 when it has none. */
  readonly headStops: number;
  /** null for a leaf. */
  readonly isExpanded: boolean | null;
  /** -1 for a root. */
  readonly parentPosition: number;
  /** Positions below the last row that can be reached: `count` and after. */
  readonly below: readonly number[];
}

export type GridCommand =
  | { readonly does: 'move'; readonly to: number; readonly stop: number }
  /** Moves and takes the rows on the way into the selection. */
  | { readonly does: 'extend'; readonly to: number }
  | { readonly does: 'expand' | 'collapse' | 'run' | 'toggle' | 'selectAll' };

export type GridKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Command of a key in a grid. Null for keys that are not the grid's, Escape among them. */
export function gridCommand(pressed: GridKey, at: CellAt): GridCommand | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return withControl(key, at);
  if (at.position === HEAD) return inHead(key, at);
  if (at.stop === ROW_STOP) return onRow(pressed, at);
  return inCell(key, at) ?? vertical(key, at);
}

function withControl(key: string, { count, stop, position }: CellAt): GridCommand | null {
  const part = position === HEAD ? ROW_STOP : stop;
  if (key === 'Home' && count) return { does: 'move', to: 0, stop: part };
  if (key === 'End' && count) return { does: 'move', to: count - 1, stop: part };
  return key.toLowerCase() === 'a' ? { does: 'selectAll' } : null;
}

function inHead(key: string, { stop, headStops, count }: CellAt): GridCommand | null {
  if (key === 'ArrowDown') return count ? { does: 'move', to: 0, stop: ROW_STOP } : null;
  const to = moveByKey(horizontal(key), { position: stop, count: headStops, rowsInView: 1 });
  return to === null || key.startsWith('Page') ? null : { does: 'move', to: HEAD, stop: to };
}

function onRow({ key, shiftKey }: GridKey, at: CellAt): GridCommand | null {
  switch (key) {
    case 'ArrowRight':
      if (at.isExpanded === false) return { does: 'expand' };
      return at.stops ? { does: 'move', to: at.position, stop: 0 } : null;
    case 'ArrowLeft':
      if (at.isExpanded) return { does: 'collapse' };
      return at.parentPosition < 0 ? null : { does: 'move', to: at.parentPosition, stop: ROW_STOP };
    case 'Enter':
      return { does: 'run' };
    case ' ':
      return { does: 'toggle' };
    default: {
      const to = shiftKey && at.position < at.count ? moveByKey(key, at) : null;
      return to === null ? vertical(key, at) : { does: 'extend', to };
    }
  }
}

function inCell(key: string, { position, stop, stops }: CellAt): GridCommand | null {
  if (key === 'ArrowLeft') return { does: 'move', to: position, stop: stop - 1 };
  if (key === 'ArrowRight') return { does: 'move', to: position, stop: Math.min(stop + 1, stops - 1) };
  if (key === 'Home') return { does: 'move', to: position, stop: 0 };
  return key === 'End' ? { does: 'move', to: position, stop: stops - 1 } : null;
}

function vertical(key: string, at: CellAt): GridCommand | null {
  if (key === 'ArrowUp' && at.position === 0 && at.headStops)
    return { does: 'move', to: HEAD, stop: Math.min(Math.max(at.stop, 0), at.headStops - 1) };
  const to = beyondRows(key, at) ?? moveByKey(key, at);
  return to === null ? null : { does: 'move', to, stop: at.stop };
}

/** From the last row to what stands below it, further down, and back up again. */
function beyondRows(key: string, { position, count, below }: CellAt): number | null {
  if (key === 'ArrowDown' && position >= count - 1) return below.find((each) => each > position) ?? (position < count ? null : position);
  if (position < count) return null;
  if (key === 'ArrowUp') return below.findLast((each) => each < position) ?? count - 1;
  return key === 'PageDown' ? position : null;
}

const horizontal = (key: string) => (key === 'ArrowRight' ? 'ArrowDown' : key === 'ArrowLeft' ? 'ArrowUp' : key === 'ArrowUp' ? '' : key);
