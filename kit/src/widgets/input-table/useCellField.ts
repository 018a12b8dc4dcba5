import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { cellIdOf, inputCellProps } from './cellProps.ts';
import { enterField, typeInto } from './enterField.ts';
import type { TableModel } from './tableModel.ts';
import type { CellFieldProps } from './types.ts';
import type { InputCellView } from './viewTypes.ts';

/** Signs of a key that is a character. */
const isCharacter = (key: string) => key !== ' ' && Array.from(key).length === 1;

/**
 * Entering of a field that may arrive later than the key that asked for it: it takes the keyboard when it is here, unless that has
 * gone on, and the keys that were pressed before.
 */
function useEntering(table: TableModel) {
  const box = useRef<HTMLElement>(null);
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
  return { box, onKeyDown };
}

/** Cell that is edited in the field of its column: `<column.Field {...field} />` within `getCellProps()`. For cells of the kind `field`. */
export function useCellField(cell: InputCellView) {
  const { grid, rowId, at, column, content } = cell;
  const { table, messages } = grid;
  const { box, onKeyDown } = useEntering(table);
  const field: CellFieldProps = {
    id: cellIdOf(cell),
    label: messages.cell(column.label, at + 1),
    error: content.problem,
    isRequired: content.isRequired,
    use: grid.isReadOnly ? 'readOnly' : 'editable',
    value: content.value,
    row: table.store.row(rowId) ?? {},
    onChange: (value) => table.setValue(rowId, column, value),
    onLeave: () => table.leaveCell(rowId, column),
    typed: table.refusedText(rowId, column),
    onProblem: (message, typed) => table.setUnreadable(rowId, column, message, typed),
  };
  return {
    /** Props of the field. */
    field,
    /** Attributes of the cell, with the keys that are pressed before its field is there. */
    getCellProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...inputCellProps(cell), ref: refOf(box), onKeyDown } as const, own),
  };
}
