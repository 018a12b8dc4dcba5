import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cellCommand } from '../../../primitives/cell-grid/index.ts';
import type { CellCommand } from '../../../primitives/cell-grid/index.ts';
import { useRowScroller } from '../../../primitives/row-scroller/index.ts';
import { clipboardHandlers, pointerHandlers } from './gridHandlers.ts';
import { nextProblem } from '../sheet.ts';
import type { SheetLine, SheetPlace } from '../sheet.ts';
import { FIRST_CELL, NUMBER, chosenArea, editableFrom, filledFrom } from '../sheetArea.ts';
import type { Active, BlockDeed } from '../sheetArea.ts';
import type { ImportColumn } from '../types.ts';
import { useCellEdit } from './useCellEdit.ts';

export interface SheetGridAsk {
  readonly lines: readonly SheetLine[];
  readonly columns: readonly ImportColumn[];
  readonly hasReasons: boolean;
  /** The keyboard begins at the first problem. */
  readonly isFirst: boolean;
  /** Opens the rows of a sub-table. */
  readonly onOpen: (row: number, columnId: string) => void;
  /** Takes a text into a cell, or with `isForAll` into every cell that is wrong as that one is; answers the lines as they are then. */
  readonly onText: (place: SheetPlace, text: string, isForAll: boolean) => readonly SheetLine[];
  /** Takes texts from a place on, to the right and below. */
  readonly onBlock: (
    from: { readonly row: number; readonly column: number },
    block: readonly (readonly string[])[],
    deed: BlockDeed,
  ) => void;
  readonly onChosen: (rows: number, cols: number) => void;
  readonly onRemove: (row: number) => void;
  /** One step back or on; answers where that was, null where there is none. */
  readonly onStep: (way: 'undo' | 'redo') => SheetPlace | null;
  /** Nothing stands above the first row to fill from. */
  readonly onNothingAbove: () => void;
  /** Nothing is wrong any more: somebody asked for the next problem. */
  readonly onNoProblem: () => void;
}

const EDITS = { enter: 'all', f2: 'end', type: 'replace' } as const;

/** The keyboard in the sheet: one stop, arrows, an edit mode, blocks of cells, the next problem. @source forms §2.8 */
export function useSheetGrid(ask: SheetGridAsk) {
  const { lines, columns, hasReasons, onText, onBlock, onRemove, onStep } = ask;
  const first = editableFrom(hasReasons);
  const columnCount = first + columns.length;
  const columnIds = [...(hasReasons ? [null] : []), ...columns.map(({ id }) => id)];
  const [held, setActive] = useState<Active>(() => {
    const begin = ask.isFirst ? nextProblem(lines, columnIds, { row: -1, columnId: null }, 1) : null;
    return { row: begin?.row ?? 0, column: begin ? FIRST_CELL + columnIds.indexOf(begin.columnId) : first, edit: null, anchor: null };
  });
  const active = { ...held, row: Math.max(0, Math.min(held.row, lines.length - 1)), column: Math.min(held.column, columnCount - 1) };
  const scroller = useRowScroller({ count: lines.length, pinned: active.row });
  const isTable = (column: number): boolean => columns[column - first]?.rows !== undefined;
  const place: SheetPlace = { row: active.row, columnId: columns[active.column - first]?.id ?? null };
  const area = chosenArea(active, lines.length);

  /** Moves the keyboard; the element is there when this returns. */
  function go(to: Active) {
    flushSync(() => setActive(to));
    scroller.show(to.row);
    const region = scroller.regionRef.current;
    const cell = region?.querySelector<HTMLElement>(`[data-mp-row] [data-mp-column="${to.column}"][tabindex="0"]`);
    if (to.edit === null) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const moveTo = (row: number, column: number) => go({ row, column, edit: null, anchor: null });
  function extendTo(row: number, column: number) {
    const anchor = active.anchor ?? { row: active.row, column: active.column };
    go({ row, column, edit: null, anchor });
    const { top, bottom, left, right } = chosenArea({ row, column, anchor }, lines.length);
    ask.onChosen(bottom - top + 1, right - left + 1);
  }
  function goToProblem(step: 1 | -1, now = lines): boolean {
    const found = nextProblem(now, columnIds, place, step);
    if (!found) ask.onNoProblem();
    else moveTo(found.row, FIRST_CELL + columnIds.indexOf(found.columnId));
    return found !== null;
  }
  const edit = useCellEdit({ active, place, first, columnCount, lines, isTable, onText, go, moveTo, goToProblem, stay: setActive });

  function putDown(block: readonly (readonly string[])[], deed: BlockDeed, row = area.top) {
    const rows = Math.min(block.length, lines.length - row);
    const cols = Math.min(Math.max(...block.map(({ length }) => length)), columnCount - area.left);
    flushSync(() => onBlock({ row, column: area.left - FIRST_CELL }, block, deed));
    if (deed === 'clear') return go(active);
    const isOne = rows === 1 && cols === 1;
    go({ row, column: area.left, edit: null, anchor: isOne ? null : { row: row + rows - 1, column: area.left + cols - 1 } });
  }
  function clear() {
    if (!active.anchor) return place.columnId === null || isTable(active.column) ? undefined : void onText(place, '', false);
    const { top, bottom, left, right } = area;
    return putDown(
      Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => '')),
      'clear',
    );
  }
  function fill() {
    const filled = filledFrom(lines, columnIds, area);
    return filled ? putDown(filled.block, 'fill', filled.row) : ask.onNothingAbove();
  }
  function step(way: 'undo' | 'redo') {
    const to = flushSync(() => onStep(way));
    if (to) moveTo(to.row, to.columnId === null ? active.column : FIRST_CELL + columnIds.indexOf(to.columnId));
  }
  function remove(row: number, column: number) {
    flushSync(() => onRemove(row));
    if (lines.length > 1) moveTo(Math.min(row, lines.length - 2), column);
    else scroller.regionRef.current?.focus();
  }

  function carryOut(command: CellCommand): void {
    switch (command.does) {
      case 'move':
        return command.isExtending && command.col > NUMBER ? extendTo(command.at, command.col) : moveTo(command.at, command.col);
      case 'edit':
        if (place.columnId === null) return undefined;
        if (isTable(active.column)) return command.by === 'f2' ? ask.onOpen(active.row, place.columnId) : undefined;
        return go({ ...active, edit: EDITS[command.by], anchor: null });
      case 'clear':
        return clear();
      case 'chooseAll':
        flushSync(() => setActive({ ...active, anchor: { row: 0, column: FIRST_CELL } }));
        go({ row: lines.length - 1, column: columnCount - 1, edit: null, anchor: { row: 0, column: FIRST_CELL } });
        return ask.onChosen(lines.length, columnCount - FIRST_CELL);
      case 'fill':
        return fill();
      case 'problem':
        return void goToProblem(command.by);
      case 'undo':
      case 'redo':
        return step(command.does);
      case 'removeRow':
        return remove(active.row, active.column);
      case 'moveRow':
      case 'addRow':
        // The rows are those of the file.
        return undefined;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (active.edit !== null || lines.length === 0) return;
    // Out of a cell leads nowhere: the dialog around would take the same press for its own. Contract 5.10.
    if (event.key === 'Escape') return event.preventDefault();
    // A press on the button of a row is the button's.
    if ((active.column === NUMBER || isTable(active.column)) && (event.key === 'Enter' || event.key === ' ')) return;
    const count = lines.length;
    const at = { at: active.row, col: active.column, rows: count, count, cols: columnCount, rowsInView: scroller.rowsInView() };
    const command = cellCommand(event, at);
    if (!command) return;
    carryOut(command);
    // The key that opens the field is its first letter.
    if (!(command.does === 'edit' && command.by === 'type')) event.preventDefault();
  }

  /** Brings the keyboard back to the cell it was in. */
  const goBack = () => go({ ...active, edit: null });
  const pointer = pointerHandlers({
    rowAt: (slot) => scroller.window.slots[slot],
    columnIds,
    first,
    isTable,
    onOpen: ask.onOpen,
    go,
    moveTo,
    extendTo,
    remove,
  });
  const clipboard = clipboardHandlers({ lines, columns, columnIds, active, area, clear, putDown });
  const handlers = { onKeyDown, ...pointer, ...clipboard };
  return { active, area: active.anchor ? area : null, place, first, columnCount, scroller, edit, goToProblem, step, handlers, goBack };
}
