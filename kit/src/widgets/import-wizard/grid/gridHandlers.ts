import type { ClipboardEvent, MouseEvent } from 'react';
import { blockOf, holdsCells } from '../../../primitives/cell-grid/index.ts';
import type { SheetLine } from '../sheet.ts';
import { FIRST_CELL, NUMBER, copiedText } from '../sheetArea.ts';
import type { Active, BlockDeed, SheetArea } from '../sheetArea.ts';
import type { ImportColumn } from '../types.ts';

interface PointerOptions {
  /** Row drawn in a slot. */
  readonly rowAt: (slot: number) => number | undefined;
  readonly columnIds: readonly (string | null)[];
  /** The first column one can write in. */
  readonly first: number;
  readonly isTable: (column: number) => boolean;
  readonly onOpen: (row: number, columnId: string) => void;
  readonly go: (to: Active) => void;
  readonly moveTo: (row: number, column: number) => void;
  readonly extendTo: (row: number, column: number) => void;
  readonly remove: (row: number, column: number) => void;
}

/** Handlers of a pointer in the sheet: it moves the keyboard, chooses, writes, opens rows and removes one. */
export function pointerHandlers({ rowAt, columnIds, first, isTable, onOpen, go, moveTo, extendTo, remove }: PointerOptions) {
  function placeOf(target: EventTarget) {
    if (!(target instanceof Element)) return null;
    const slot = target.closest<HTMLElement>('[data-mp-row]')?.dataset['mpRow'];
    const column = target.closest<HTMLElement>('[data-mp-column]')?.dataset['mpColumn'];
    const row = rowAt(Number(slot));
    return slot === undefined || column === undefined || row === undefined ? null : { row, column: Number(column) };
  }
  return {
    onClick(event: MouseEvent) {
      const at = placeOf(event.target);
      if (!at || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof Element && event.target.closest('[data-mp-remove]')) remove(at.row, NUMBER);
      else if (event.shiftKey && at.column > NUMBER) extendTo(at.row, at.column);
      else {
        moveTo(at.row, at.column);
        const columnId = columnIds[at.column - FIRST_CELL];
        if (columnId && event.target instanceof Element && event.target.closest('[data-mp-rows]')) onOpen(at.row, columnId);
      }
    },
    onDoubleClick(event: MouseEvent) {
      const at = placeOf(event.target);
      if (at && at.column >= first && !isTable(at.column) && !(event.target instanceof HTMLInputElement))
        go({ ...at, edit: 'end', anchor: null });
    },
  };
}

interface ClipboardOptions {
  readonly lines: readonly SheetLine[];
  readonly columns: readonly ImportColumn[];
  readonly columnIds: readonly (string | null)[];
  readonly active: Active;
  /** Cells that are chosen; the one of the keyboard where no others are. */
  readonly area: SheetArea;
  readonly clear: () => void;
  readonly putDown: (block: readonly (readonly string[])[], deed: BlockDeed) => void;
}

/** Copies, cuts and pastes the cells that are chosen. */
export function clipboardHandlers({ lines, columns, columnIds, active, area, clear, putDown }: ClipboardOptions) {
  const isWriting = () => active.edit !== null;
  function onCopy(event: ClipboardEvent) {
    if (isWriting() || lines.length === 0 || active.column === NUMBER) return;
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      copiedText(
        lines,
        columnIds.map((id) => (columns.some((one) => one.id === id && one.rows) ? '' : id)),
        area,
      ),
    );
  }
  function onCut(event: ClipboardEvent) {
    if (isWriting() || lines.length === 0 || active.column === NUMBER) return;
    onCopy(event);
    clear();
  }
  function onPaste(event: ClipboardEvent) {
    if (lines.length === 0 || active.column === NUMBER) return;
    // In a text one is writing, a single piece is part of that text.
    if (isWriting() && !holdsCells(event.clipboardData, event.target)) return;
    event.preventDefault();
    const { top, bottom, left, right } = area;
    const chosen = active.anchor ? { rows: bottom - top + 1, cols: right - left + 1 } : null;
    putDown(blockOf(event.clipboardData.getData('text/plain'), chosen), 'paste');
  }
  return { onCopy, onCut, onPaste };
}
