import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import { flushSync } from 'react-dom';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { cellCommand, holdsCells, withControl } from '../../primitives/cell-grid/index.ts';
import type { CellCommand, CellGridAt } from '../../primitives/cell-grid/index.ts';
import { useRowScroller } from '../../primitives/row-scroller/index.ts';
import { holdsKeyboard, stopIn, typeInto } from './enterField.ts';
import { guessOf } from './guessOf.ts';
import type { CellPlace, TableModel } from './tableModel.ts';

/** Hands of whoever works on the grid from outside it: the buttons below, a summary of errors. */
export interface GridHands {
  /** Carries something out and leaves the keyboard where the table has it then. */
  readonly run: (act: () => void) => void;
  /** Puts the keyboard back where the table has it, if what held it there has gone. */
  readonly keep: () => void;
}

interface InputAsk {
  readonly table: TableModel;
  readonly handsRef: Ref<GridHands>;
  readonly onRemove: (at: number) => void;
  readonly onLeave: (() => void) | undefined;
}

/** Elements that Enter presses. */
const PRESSED = 'button, a[href], summary, [role=button]';

/** Puts the caret of a text box that has come under a press where that was; behind its text where the browser does not say. */
function placeCaret(input: HTMLInputElement, clientX: number, clientY: number) {
  if (input.parentElement?.dataset['mpCol'] === undefined) return;
  const pressed = document.caretPositionFromPoint?.(clientX, clientY);
  const at = pressed?.offsetNode === input ? pressed.offset : input.value.length;
  input.setSelectionRange(at, at);
}

/** Effects of keys, presses and the clipboard in a grid of cells, and the place of the keyboard in it. */
export function useGridInput({ table, handsRef, onRemove, onLeave }: InputAsk, place: CellPlace, count: number) {
  const afterPress = useAfterPress();
  const scroller = useRowScroller({ count, pinned: Math.min(place.at, count - 1), guess: guessOf(table.facts()) });
  const { regionRef } = scroller;
  const hasFocus = useRef(false);

  const cellAt = ({ at, col }: Pick<CellPlace, 'at' | 'col'>) =>
    regionRef.current?.querySelector<HTMLElement>(`[data-mp-at="${at}"] > [data-mp-col="${col}"]`) ?? null;

  function focusPlace() {
    const now = table.place();
    const cell = cellAt(now);
    if (!cell) return regionRef.current?.focus();
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const input = cell.querySelector<HTMLInputElement>(':scope > input');
    if (input) {
      input.focus({ preventScroll: true });
      if (now.edited === 'f2') input.setSelectionRange(input.value.length, input.value.length);
      else input.select();
    } else if (now.edited === null || !holdsKeyboard(cell)) {
      // A field that has just arrived has the keyboard already.
      const stop = now.edited === null ? null : stopIn(cell);
      (stop ?? cell).focus({ preventScroll: true });
    }
  }
  function run(act: () => void) {
    hasFocus.current = true;
    flushSync(act);
    const { at } = table.place();
    if (at < table.store.ids().length) scroller.show(at);
    focusPlace();
  }

  // A row that went while it had the keyboard hands over to the one in its place.
  const kept = useRef(focusPlace);
  useEffect(() => {
    kept.current = focusPlace;
  });
  // So does a cell that has become a text box under the focus, or is none any more.
  function keep() {
    const focused = document.activeElement;
    const hasLost = focused === document.body || (focused?.matches('[role=gridcell]') && focused.querySelector(':scope > input'));
    if (hasFocus.current && hasLost) kept.current();
  }
  useLayoutEffect(keep);
  useImperativeHandle(handsRef, () => ({ run, keep }));

  const gridAt = (): CellGridAt => ({
    at: table.place().at,
    col: table.place().col,
    rows: table.reach(),
    count: table.store.ids().length,
    cols: table.facts().columns.length + 1,
    rowsInView: scroller.rowsInView(),
  });

  function carryOut(command: CellCommand): void {
    switch (command.does) {
      case 'move':
        return run(() => table.move(command.at, command.col, { isExtending: command.isExtending }));
      case 'edit':
        if (table.place().col === 0) return command.by === 'type' ? undefined : onRemove(table.place().at);
        return run(() => table.edit(command.by));
      case 'removeRow':
        return onRemove(table.place().at);
      case 'clear':
        return table.place().col === 0 ? onRemove(table.place().at) : run(() => table.clear());
      case 'addRow':
        return run(() => table.add());
      case 'moveRow':
        return run(() => table.moveRow(command.by));
      case 'problem':
        return run(() => table.toProblem(command.by));
      case 'chooseAll':
        return run(() => table.chooseAll());
      case 'fill':
        return run(() => table.fill());
      case 'undo':
        return run(() => table.undo());
      case 'redo':
        return run(() => table.redo());
    }
  }

  /** True for an event of this grid, and not of a layer that one of its fields has opened over the page. */
  const isInside = (target: EventTarget) => target instanceof Node && regionRef.current?.contains(target) === true;

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || !isInside(event.target)) return;
    if (event.target instanceof HTMLButtonElement && table.place().edited === null && (event.key === 'Enter' || event.key === ' ')) return;
    const { at, edited } = table.place();
    const count = table.store.ids().length;
    if (edited !== null) return onEditKey(event, at, count);
    if (event.key === 'Escape') return stayHere(event);
    if (count === 0 && !(event.ctrlKey || event.metaKey)) return;
    const command = cellCommand(event, gridAt());
    if (!command || (command.does === 'edit' && at >= count)) return;
    const isTyped = command.does === 'edit' && command.by === 'type' && event.target instanceof HTMLInputElement;
    // What is typed takes the place of the text, which is chosen, in the browser itself.
    if (isTyped) return flushSync(() => table.edit('type'));
    if (command.does === 'edit' && command.by === 'type') return typeInCell(event, command);
    event.preventDefault();
    if (command.does === 'chooseAll' && count === 0) return;
    carryOut(command);
  }

  /** A character in a cell whose field comes with it; the space bar opens, and what an input method begins is the browser's. */
  function typeInCell(event: KeyboardEvent, command: CellCommand) {
    const { key } = event;
    if (key === ' ') event.preventDefault();
    if (Array.from(key).length > 1) return carryOut(command);
    event.preventDefault();
    carryOut(key === ' ' ? { does: 'edit', by: 'enter' } : command);
    if (key !== ' ' && table.place().edited !== null) typeInto(document.activeElement, key);
  }

  /** Escape in a cell leaves nothing: what the table stands in would be closed by who only wanted out of a cell. Contract 5.10. */
  function stayHere(event: KeyboardEvent) {
    if (table.facts().isEditable) event.preventDefault();
  }

  function onEditKey(event: KeyboardEvent, at: number, count: number) {
    const { key, shiftKey } = event;
    // What the field has opened is closed by its own layer.
    if (key === 'Escape' && cellAt(table.place())?.querySelector('[aria-expanded=true]')) return undefined;
    if (key === 'Escape') {
      // The same press must not close what the table stands in.
      event.preventDefault();
      event.stopPropagation();
      return run(() => table.cancel());
    }
    if (key === 'Tab') {
      let isThere = false;
      flushSync(() => {
        isThere = table.next(shiftKey ? -1 : 1);
      });
      if (isThere) {
        event.preventDefault();
        // A dialog around the table would go on from here itself.
        event.stopPropagation();
      } else flushSync(() => table.commit());
      return isThere ? run(() => undefined) : undefined;
    }
    // What opens or is pressed in a cell takes Enter as everywhere. Contract 5.5c.
    if (key === 'Enter' && event.target instanceof Element && event.target.closest(PRESSED)) return undefined;
    if (key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      return run(() => {
        table.commit();
        const to = at + (shiftKey ? -1 : 1);
        if (to === count && table.facts().addsBelow && !table.isFull()) table.add();
        else if (to >= 0 && to < count) table.move(to, table.place().col);
      });
    }
    if (key === 'F8') {
      event.preventDefault();
      return carryOut({ does: 'problem', by: shiftKey ? -1 : 1 });
    }
    if (!event.ctrlKey && !event.metaKey) return undefined;
    const command = withControl(event, gridAt());
    if (!command || command.does === 'move' || command.does === 'chooseAll' || command.does === 'removeRow') return undefined;
    event.preventDefault();
    return carryOut(command);
  }

  function placeOf(target: EventTarget): { at: number; col: number; cell: HTMLElement } | null {
    const cell = target instanceof Element && isInside(target) ? target.closest<HTMLElement>('[data-mp-col]') : null;
    const at = cell?.parentElement?.dataset['mpAt'];
    return cell && at !== undefined ? { at: Number(at), col: Number(cell.dataset['mpCol']), cell } : null;
  }

  function onMouseDown(event: MouseEvent) {
    const to = placeOf(event.target);
    if (!to || event.button !== 0 || (event.target as Element).closest('button')) return;
    if (event.shiftKey) {
      event.preventDefault();
      return run(() => table.move(to.at, to.col, { isExtending: true }));
    }
    const now = table.place();
    if (now.edited !== null && now.at === to.at && now.col === to.col) return;
    hasFocus.current = true;
    // A text box takes the caret where it was pressed; other fields come with the press and open.
    if (event.target instanceof HTMLInputElement && to.cell.contains(event.target)) {
      flushSync(() => table.move(to.at, to.col));
      flushSync(() => table.edit('press'));
      return;
    }
    event.preventDefault();
    run(() => {
      table.move(to.at, to.col);
      if (to.col > 0 && to.at < table.store.ids().length) table.edit('press');
    });
    const { clientX, clientY } = event;
    // A part of a date is typed over as a whole, wherever it was pressed.
    if (document.activeElement instanceof HTMLInputElement && !document.activeElement.matches('[role=spinbutton]'))
      placeCaret(document.activeElement, clientX, clientY);
  }

  function onFocus({ target }: FocusEvent) {
    hasFocus.current = true;
    const to = placeOf(target);
    const now = table.place();
    if (to && (to.at !== now.at || to.col !== now.col)) table.move(to.at, to.col);
    if (target instanceof HTMLInputElement && target.parentElement?.dataset['mpCol'] !== undefined && table.place().edited === null)
      target.select();
  }
  function onBlur({ relatedTarget, target }: FocusEvent) {
    if (!isInside(target)) return;
    // A window that loses the focus keeps its active element; a layer of a field gives it back.
    const to = relatedTarget ?? document.activeElement;
    table.setComposing(false);
    hasFocus.current = to !== null && to !== document.body && isInside(to);
    if (hasFocus.current || relatedTarget === null) return;
    const column = table.facts().columns[table.place().col - 1];
    // A sentence of a problem makes its row higher: not from under a press.
    afterPress(() => {
      if (column?.kind === 'typed') table.commit();
      onLeave?.();
    });
  }

  const isTextChosen = () => table.place().edited !== null;
  function onCopy(event: ClipboardEvent) {
    if (isTextChosen() || !isInside(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', table.copied());
  }
  function onCut(event: ClipboardEvent) {
    if (isTextChosen() || !isInside(event.target)) return;
    onCopy(event);
    run(() => table.clear());
  }
  function onPaste(event: ClipboardEvent) {
    if (!isInside(event.target) || !table.facts().isEditable) return;
    const text = event.clipboardData.getData('text/plain');
    // In a text one is writing, a single piece is part of that text.
    if (isTextChosen() && !holdsCells(event.clipboardData, event.target)) return;
    event.preventDefault();
    run(() => {
      table.commit();
      table.paste(text);
    });
  }
  function onCompositionStart({ target }: { readonly target: EventTarget }) {
    if (!isInside(target)) return;
    table.setComposing(true);
    if (table.place().edited === null) flushSync(() => table.edit('type'));
  }

  const handlers = {
    onKeyDown,
    onMouseDown,
    onFocus,
    onBlur,
    onCopy,
    onCut,
    onPaste,
    onCompositionStart,
    onScroll: scroller.onScroll,
  };
  return { scroller, handlers };
}
