import { flushSync } from 'react-dom';
import type { CellFieldProps, CellLeave } from './CellField.tsx';
import { valueAt } from '../sheet.ts';
import type { SheetLine, SheetPlace } from '../sheet.ts';
import type { Active } from '../sheetArea.ts';

interface EditAsk {
  readonly active: Active;
  readonly place: SheetPlace;
  readonly first: number;
  readonly columnCount: number;
  readonly lines: readonly SheetLine[];
  /** A column holds sub-tables: there is no text to write. */
  readonly isTable: (column: number) => boolean;
  readonly onText: (place: SheetPlace, text: string, isForAll: boolean) => readonly SheetLine[];
  readonly go: (to: Active) => void;
  readonly moveTo: (row: number, column: number) => void;
  readonly goToProblem: (step: 1 | -1, now: readonly SheetLine[]) => boolean;
  /** Leaves the keyboard to whoever has it now. */
  readonly stay: (at: Active) => void;
}

/** The field of the cell that is written in, and the ways on from it; null while none is. */
export function useCellEdit(ask: EditAsk): Omit<CellFieldProps, 'label' | 'describedBy'> | null {
  const { active, place, first, columnCount, lines, isTable, onText, go, moveTo, goToProblem, stay } = ask;
  const { row, column, edit } = active;
  if (edit === null) return null;
  const width = columnCount - first;

  /** The next or previous cell one can write in, row after row; null beyond the last. */
  function nextCell(by: 1 | -1): Active | null {
    let cell = row * width + (column - first) + by;
    while (cell >= 0 && cell < lines.length * width && isTable(first + (cell % width))) cell += by;
    if (cell < 0 || cell >= lines.length * width) return null;
    return { row: Math.floor(cell / width), column: first + (cell % width), edit: 'all', anchor: null };
  }

  return {
    initial: valueAt(lines[row], place.columnId ?? ''),
    caret: edit,
    onCancel: () => moveTo(row, column),
    onTake(text: string, leave: CellLeave, isForAll: boolean): boolean {
      const now = flushSync(() => onText(place, text, isForAll));
      switch (leave) {
        case 'down':
        case 'up':
          moveTo(leave === 'down' ? Math.min(row + 1, lines.length - 1) : Math.max(row - 1, 0), column);
          return true;
        case 'next':
        case 'previous':
          if (!goToProblem(leave === 'next' ? 1 : -1, now)) moveTo(row, column);
          return true;
        case 'forward':
        case 'back': {
          const to = nextCell(leave === 'forward' ? 1 : -1);
          if (to) go(to);
          else stay({ ...active, edit: null });
          return to !== null;
        }
        case 'stay':
          if (isForAll) moveTo(row, column);
          else stay({ ...active, edit: null });
          return true;
      }
    },
  };
}
