import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, useSteady } from '../../engines/prop-getters/index.ts';
import type { CellNote, Row } from '../../widgets/input-table/headless.ts';
import { judgedColumns } from './judgedColumns.ts';
import { STATE, asRow } from './types.ts';
import type { CellFault, GridRow, RowGridHandle, RowGridOptions } from './types.ts';

const NO_FAULTS: readonly CellFault[] = [];
const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Records of a list that are edited in their rows, each saved by itself, for markup of one's own: a table that is filled in, with
 * a form over every row that somebody has touched. Give `table` to `useInputTable`, put its handle into `tableRef`, and draw it
 * within `getKeysProps()`: Ctrl+S saves the row the keyboard is in, Escape takes it back.
 * @source forms §2.8
 * @reading R-738
 */
export function useRowGrid(options: RowGridOptions) {
  const {
    tableRef,
    columns,
    stateColumn,
    rows,
    states,
    sentText,
    problemText,
    onChange,
    isReported = false,
    faults: given = NO_FAULTS,
  } = options;
  const drawn = useMemo(
    () => judgedColumns(columns, stateColumn, { states, sentText, problemText }),
    [columns, stateColumn, states, sentText, problemText],
  );
  const rowsNow = (): readonly GridRow[] => tableRef.current?.rows().map(asRow) ?? rows;
  const placeOf = (id: string) => rowsNow().findIndex((row) => row.id === id);
  const handle: RowGridHandle = {
    goTo(id, field) {
      const first = drawn.find((column) => column.id !== STATE && column.kind !== 'fixed' && !column.isDisabled({ id }));
      const to = field ?? first?.id;
      const at = placeOf(id);
      if (to !== undefined && at >= 0) tableRef.current?.goTo(at, to);
    },
    add: (row) => tableRef.current?.addOnTop(row),
    drop: (id) => placeOf(id) >= 0 && tableRef.current?.drop(placeOf(id)),
    reset: (row) => placeOf(row.id) >= 0 && tableRef.current?.reset(placeOf(row.id), row),
    rejudge: () => tableRef.current?.rejudge(),
    commit: () => tableRef.current?.commit(),
  };

  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent) || !(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    const id = rowsNow()[tableRef.current?.rowAt() ?? -1]?.id;
    if (id === undefined) return;
    if (isSaveKey(event)) {
      // The browser would save the page as a file, the page every row.
      event.preventDefault();
      event.stopPropagation();
      // A row that is saved leads to what is wrong in it, and says it there.
      tableRef.current?.commit(states.of(id).phase === 'clean' ? 'said' : 'unsaid');
      if (!event.repeat) options.onSave(id);
      return;
    }
    // Escape in an edited cell is the grid's, or closes what its field has opened.
    const mode = event.target.closest('[role=grid]')?.getAttribute('data-mode') ?? (event.defaultPrevented ? 'edit' : 'nav');
    if (event.key !== 'Escape' || mode === 'edit' || states.of(id).phase === 'clean') return;
    event.preventDefault();
    event.stopPropagation();
    options.onTakeBack(id);
  }

  const [unreadable, setUnreadable] = useState(NO_FAULTS);
  const faults = JSON.stringify([...unreadable, ...given]);
  const tell = useEffectEvent((found: readonly CellFault[]) => options.onFaults?.(found));
  useEffect(() => tell(JSON.parse(faults) as readonly CellFault[]), [faults]);
  const onRows = useSteady((next: readonly Row[]) => onChange(next.map(asRow)));
  const onUnreadable = useSteady((cells: readonly CellNote[]) => setUnreadable(faultsOf(cells, rowsNow())));

  return {
    /** Options of the table: its columns, rows, and what it tells. */
    table: { columns: drawn, rows, onChange: onRows, onUnreadable, isReported, canAdd: false } as const,
    /** Commands for whoever has the grid. */
    handle,
    /** Attributes of the element around the table, which hears the keys of its rows. */
    getKeysProps: <Own extends object = object>(own?: Own) => mergeProps({ onKeyDown } as const, own),
  };
}

/** Notes on cells by their places as faults by the ids of their rows. */
export const faultsOf = (cells: readonly CellNote[], rows: readonly GridRow[]): readonly CellFault[] =>
  cells.flatMap(({ row, column, message }) => (rows[row] ? [{ id: rows[row].id, field: column, message }] : []));
