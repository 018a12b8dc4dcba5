/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useGrid } from './gridContext.ts';
import type { CellProps } from './gridContext.ts';
import { Problem } from './Problem.tsx';
import { enterField, typeInto } from './enterField.ts';
import * as css from './InputTable.css.ts';

interface FieldCellProps extends CellProps {
  readonly cellId: string;
  readonly shared: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Signs of a key that is a character. */
const isCharacter = (key: string) => key !== ' ' && Array.from(key).length === 1;

/**
 * Entering of a field that may arrive later than the key that asked for it: it takes the keyboard when it is here, unless that has
 * gone on, and the keys that were pressed before.
 */
function useEntering() {
  const { table } = useGrid();
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef({ isOpening: false, keys: '' });
  const enter = useEffectEvent((cell: Element) => {
    const { isOpening, keys } = waiting.current;
    if (!enterField(cell, table.place(), isOpening)) return false;
    for (const key of keys) typeInto(document.activeElement, key);
    return true;
  });
  useLayoutEffect(() => {
    const cell = box.current;
    if (!cell || enter(cell)) return undefined;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== cell || enter(cell)) observer.disconnect();
    });
    observer.observe(cell, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (target !== currentTarget || isComposingKey(event.nativeEvent) || ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') waiting.current.isOpening = true;
    else if (isCharacter(key)) waiting.current.keys += key;
    else return;
    event.preventDefault();
  }
  return { ref: box, onKeyDown };
}

/** A cell with the field of its column in it. */
export function FieldCell({ id, at, column, isActive, view, cellId, shared }: FieldCellProps) {
  const { table, words, isReadOnly } = useGrid();
  const entering = useEntering();
  const { Field } = column;
  if (!Field) return null;
  return (
    <div
      role="gridcell"
      {...shared}
      {...entering}
      className={css.field}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={view.problem !== undefined || undefined}
    >
      <Field
        id={cellId}
        label={words.cell(column.label, at + 1)}
        error={view.problem}
        isRequired={view.isRequired}
        use={isReadOnly ? 'readOnly' : 'editable'}
        value={view.value}
        row={table.store.row(id) ?? {}}
        onChange={(value) => table.setValue(id, column, value)}
        onLeave={() => table.leaveCell(id, column)}
        typed={table.refusedText(id, column)}
        onProblem={(message, typed) => table.setUnreadable(id, column, message, typed)}
      />
      {view.problem !== undefined && <Problem text={view.problem} />}
    </div>
  );
}
