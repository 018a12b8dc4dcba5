import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRowScroller } from '../../primitives/row-scroller/index.ts';
import type { CellLeave } from './CellField.tsx';
import { gridCommand, nextEditable } from './gridKeys.ts';
import type { GridCommand } from './gridKeys.ts';
import { nextProblem, valueAt } from './sheet.ts';
import type { SheetLine, SheetPlace } from './sheet.ts';
import type { ImportColumn } from './types.ts';

/** Column of the numbers, and the one of the reasons where there is one. */
export const NUMBER = 0;
export const REASON = 1;

interface Active {
  readonly row: number;
  readonly column: number;
  readonly edit: 'all' | 'end' | 'replace' | null;
}

export interface SheetGridAsk {
  readonly lines: readonly SheetLine[];
  readonly columns: readonly ImportColumn[];
  readonly hasReasons: boolean;
  /** Takes a text into a cell, or with `isForAll` into every cell that is wrong as that one is; answers the lines as they are then. */
  readonly onText: (place: SheetPlace, text: string, isForAll: boolean) => readonly SheetLine[];
  readonly onRemove: (row: number) => void;
  readonly onUndo: () => void;
  /** Nothing is wrong any more: somebody asked for the next problem. */
  readonly onNoProblem: () => void;
}

/** The keyboard in the sheet: one stop, arrows, an edit mode, the next problem. @source forms §2.8 */
export function useSheetGrid({ lines, columns, hasReasons, onText, onRemove, onUndo, onNoProblem }: SheetGridAsk) {
  const first = hasReasons ? REASON + 1 : REASON;
  const columnCount = first + columns.length;
  const [held, setActive] = useState<Active>({ row: 0, column: first, edit: null });
  const active = { ...held, row: Math.max(0, Math.min(held.row, lines.length - 1)), column: Math.min(held.column, columnCount - 1) };
  const scroller = useRowScroller({ count: lines.length, pinned: active.row });
  const columnIds = [...(hasReasons ? [null] : []), ...columns.map(({ id }) => id)];
  const columnIdOf = (column: number): string | null => columns[column - first]?.id ?? null;
  const place: SheetPlace = { row: active.row, columnId: columnIdOf(active.column) };

  /** Moves the keyboard; the element is there when this returns. */
  function go(to: Active) {
    flushSync(() => setActive(to));
    scroller.show(to.row);
    const region = scroller.regionRef.current;
    const cell = region?.querySelector<HTMLElement>(`[data-slot] [data-column="${to.column}"][tabindex="0"]`);
    if (to.edit === null) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const moveTo = (row: number, column: number) => go({ row, column, edit: null });
  function goToProblem(step: 1 | -1, now = lines): boolean {
    const found = nextProblem(now, columnIds, place, step);
    if (!found) onNoProblem();
    else moveTo(found.row, found.columnId === null ? REASON : first + columnIds.indexOf(found.columnId) - (hasReasons ? 1 : 0));
    return found !== null;
  }

  function carryOut(command: GridCommand): void {
    switch (command.does) {
      case 'move':
        return moveTo(command.row, command.column);
      case 'edit':
        return place.columnId === null ? undefined : go({ ...active, edit: command.caret });
      case 'clear':
        return place.columnId === null ? undefined : void onText(place, '', false);
      case 'next':
      case 'previous':
        return void goToProblem(command.does === 'next' ? 1 : -1);
      case 'undo':
        onUndo();
        return moveTo(active.row, active.column);
      case 'remove':
        return remove(active.row, active.column);
    }
  }
  function remove(row: number, column: number) {
    flushSync(() => onRemove(row));
    if (lines.length > 1) moveTo(Math.min(row, lines.length - 2), column);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (active.edit !== null || lines.length === 0) return;
    // A press on the button of a row is the button's.
    if (active.column === NUMBER && (event.key === 'Enter' || event.key === ' ')) return;
    const command = gridCommand(event, { ...active, rowCount: lines.length, columnCount, rowsInView: scroller.rowsInView() });
    if (!command) return;
    carryOut(command);
    // The key that opens the field is its first letter.
    if (!(command.does === 'edit' && command.caret === 'replace')) event.preventDefault();
  }

  function placeOf(target: EventTarget) {
    if (!(target instanceof Element)) return null;
    const slot = target.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
    const row = scroller.window.slots[Number(slot)];
    return slot === undefined || column === undefined || row === undefined ? null : { row, column: Number(column) };
  }
  function onClick(event: MouseEvent) {
    const at = placeOf(event.target);
    if (!at || event.target instanceof HTMLInputElement) return;
    if (event.target instanceof Element && event.target.closest('[data-remove]')) remove(at.row, NUMBER);
    else moveTo(at.row, at.column);
  }
  function onDoubleClick(event: MouseEvent) {
    const at = placeOf(event.target);
    if (at && at.column >= first && !(event.target instanceof HTMLInputElement)) go({ ...at, edit: 'end' });
  }

  const edit = active.edit !== null && {
    initial: valueAt(lines[active.row], place.columnId ?? ''),
    caret: active.edit,
    onCancel: () => moveTo(active.row, active.column),
    onTake(text: string, leave: CellLeave, isForAll: boolean): boolean {
      const now = flushSync(() => onText(place, text, isForAll));
      const { row, column } = active;
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
          const to = nextEditable({ row, column, rowCount: lines.length, columnCount }, first, leave === 'forward' ? 1 : -1);
          if (to) go({ ...to, edit: 'all' });
          else setActive({ row, column, edit: null });
          return to !== null;
        }
        case 'stay':
          if (isForAll) moveTo(row, column);
          else setActive({ row, column, edit: null });
          return true;
      }
    },
  };

  return { active, place, first, columnCount, scroller, edit, goToProblem, handlers: { onKeyDown, onClick, onDoubleClick } };
}
