import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { holdsCells } from '../../../primitives/cell-grid/index.ts';
import { input } from './SheetGrid.css.ts';

/** The way on after a text was taken. */
export type CellLeave = 'down' | 'up' | 'forward' | 'back' | 'next' | 'previous' | 'stay';

export interface CellFieldProps {
  readonly label: string;
  /** Text it begins with. */
  readonly initial: string;
  readonly caret: 'all' | 'end' | 'replace';
  readonly describedBy: string | undefined;
  /** Takes the text. `isForAll`: in every cell that is wrong as this one is. Answers whether there is a way on. */
  readonly onTake: (text: string, leave: CellLeave, isForAll: boolean) => boolean;
  readonly onCancel: () => void;
}

/** The field in a cell; what is typed is its own business until it is taken, so a key draws nothing but the field. */
export function CellField({ label, initial, caret, describedBy, onTake, onCancel }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    isOver.current = false;
    field.current?.focus({ preventScroll: true });
    if (caret === 'all') field.current?.select();
  }, [caret]);

  function take(leave: CellLeave, isForAll = false): boolean {
    if (isOver.current) return true;
    isOver.current = true;
    const isTaken = onTake(field.current?.value ?? initial, leave, isForAll);
    return isTaken;
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposingKey(event.nativeEvent)) return;
    const leave = leaveOf(event);
    if (leave) {
      const isForAll = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (take(isForAll ? 'stay' : leave, isForAll)) event.preventDefault();
    } else if (event.key === 'Escape') {
      isOver.current = true;
      event.preventDefault();
      onCancel();
    }
    // Every other key is the field's own; none of them is the grid's or the dialog's, nor is a Tab that leads to another cell.
    if (event.key !== 'Tab' || event.defaultPrevented) event.stopPropagation();
  }
  return (
    <input
      ref={field}
      className={input}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      autoComplete="off"
      spellCheck={false}
      defaultValue={caret === 'replace' ? '' : initial}
      onKeyDown={onKeyDown}
      // Cells that are pasted take the place of this text, too.
      onPaste={(event) => {
        isOver.current ||= holdsCells(event.clipboardData, event.target);
      }}
      onBlur={() => take('stay')}
    />
  );
}

function leaveOf({ key, shiftKey }: KeyboardEvent): CellLeave | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'back' : 'forward';
  if (key === 'F8') return shiftKey ? 'previous' : 'next';
  return null;
}
