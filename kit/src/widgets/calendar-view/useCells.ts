import type { KeyboardEvent } from 'react';

interface Cells {
  /** Goes where a key leads from the current cell. @returns whether it leads anywhere */
  readonly move: (event: KeyboardEvent) => boolean;
  /** Adds something in the current cell. */
  readonly create: () => void;
  /** Elements one walks inside a cell. @defaultValue its buttons */
  readonly inside?: (cell: Element) => readonly HTMLElement[];
}

const buttonsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('button')];

/**
 * Keys of a grid of days. On a cell they walk; Enter goes to what lies in it, or adds something where nothing does. Inside, the
 * vertical arrows walk, Enter opens, Escape leads back to the cell.
 */
export function useCells({ move, create, inside = buttonsOf }: Cells) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
    const cell = event.target.closest<HTMLElement>('[role=gridcell]');
    if (!cell) return;
    const all = inside(cell);
    const at = all.indexOf(event.target);
    const done = at === -1 ? onCell(event, all, { move, create }) : insideCell(event, cell, all, at, move);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function onCell(event: KeyboardEvent, all: readonly HTMLElement[], { move, create }: Pick<Cells, 'move' | 'create'>): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return move(event);
  const first = all[0];
  if (first) first.focus();
  else create();
  return true;
}

function insideCell(
  event: KeyboardEvent,
  cell: HTMLElement,
  all: readonly HTMLElement[],
  at: number,
  move: (event: KeyboardEvent) => boolean,
): boolean {
  switch (event.key) {
    case 'ArrowDown':
      all[Math.min(at + 1, all.length - 1)]?.focus();
      return true;
    case 'ArrowUp':
      all[Math.max(at - 1, 0)]?.focus();
      return true;
    case 'Escape':
      cell.focus();
      return true;
    case 'Enter':
    case ' ':
      return false;
    default:
      return move(event);
  }
}
