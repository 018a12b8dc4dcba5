import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { ColumnNames } from '../../forms/kinds/table/ColumnNames.tsx';
import type { Named } from '../../forms/kinds/table/ColumnNames.tsx';
import { useCellRules } from '../../forms/kinds/table/useCellRules.ts';
import type { FieldPath } from '../../forms/grammar/index.ts';
import { editorOf } from '../../forms/render/registry.ts';
import { FormProvider } from '../../forms/render/drawnForm.ts';
import { useText } from '../../forms/render/index.ts';
import { useFormHandle } from '../../forms/headless.ts';
import { formMessages } from '../../forms/messages.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { createRecordStore } from '../../forms/store/index.ts';
import { InputTable } from '../../widgets/input-table/index.ts';
import type { CellNote, InputTableHandle } from '../../widgets/input-table/index.ts';
import { STATE, useGridColumns } from './useGridColumns.tsx';
import type { CellFault, GridColumn, GridRow, RowGridHandle, RowStates } from './types.ts';
import * as css from './RowGrid.css.ts';

interface RowGridProps {
  /** Begin of the ids of the cells; unique on the page. */
  readonly name: string;
  readonly label: string;
  /** Keys that save a row and take it back, in words. */
  readonly help: string;
  /** Stable between renders. */
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  /** Rows with values the server has sent no words for: these are asked for, and their rules are looked up. */
  readonly touched: readonly GridRow[];
  readonly states: RowStates;
  /** Words of a value as the server has sent them; null where the row holds another value by now. Stable between renders. */
  readonly sentText: (row: GridRow, field: FieldPath) => string | null;
  readonly onChange: (rows: readonly GridRow[]) => void;
  /** Called with the cells in which something stands that is no value or does not fit its rule. */
  readonly onFaults: (faults: readonly CellFault[]) => void;
  readonly onSave: (id: string) => void;
  readonly onTakeBack: (id: string) => void;
  /** Somebody has tried to save: problems are told in every cell. */
  readonly isReported: boolean;
  readonly handleRef: Ref<RowGridHandle>;
}

const NO_NAMES: ReadonlyMap<FieldPath, Named> = new Map();
const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Records of a list that are edited in their rows, each saved by itself: the grid of sub-tables, with a form over every row that
 * somebody has touched. Ctrl+S saves the row the keyboard is in, Escape takes it back.
 * @source forms §2.8
 * @reading R-738
 */
export function RowGrid(props: RowGridProps) {
  const { name, label, help, columns, rows, touched, states, sentText, onChange, onFaults, onSave, onTakeBack, isReported, handleRef } =
    props;
  const text = useText();
  const handle = useRef<InputTableHandle>(null);
  const controls = useMemo(() => columns.flatMap((column) => (column.kind === 'control' ? [column.control] : [])), [columns]);
  const rules = useCellRules(controls, touched, text, () => handle.current?.rejudge());
  const [names, setNames] = useState<ReadonlyMap<FieldPath, Named>>(NO_NAMES);
  const noteNames = useCallback((of: FieldPath, named: Named) => setNames((before) => new Map([...before, [of, named]])), []);
  const acts = useRef({ onSave, onTakeBack });
  useEffect(() => {
    acts.current = { onSave, onTakeBack };
  });
  const saveRow = useCallback((id: string) => acts.current.onSave(id), []);
  const takeRowBack = useCallback((id: string) => acts.current.onTakeBack(id), []);
  const drawn = useGridColumns(columns, { states, sentText, ruleProblem: rules.problem, names, onSave: saveRow, onTakeBack: takeRowBack });
  const rowsNow = () => (handle.current?.rows() ?? rows) as readonly GridRow[];
  const placeOf = (id: string) => rowsNow().findIndex((row) => row.id === id);
  useImperativeHandle(handleRef, () => ({
    goTo(id, field) {
      const first = drawn.find((column) => column.id !== STATE && column.kind !== 'fixed' && !column.isDisabled({ id }));
      const to = field ?? first?.id;
      const at = placeOf(id);
      if (to !== undefined && at >= 0) handle.current?.goTo(at, to);
    },
    add: (row) => handle.current?.addOnTop(row),
    drop: (id) => placeOf(id) >= 0 && handle.current?.drop(placeOf(id)),
    reset: (row) => placeOf(row.id) >= 0 && handle.current?.reset(placeOf(row.id), row),
    rejudge: () => handle.current?.rejudge(),
    commit: () => handle.current?.commit(),
  }));
  const [store] = useState(() => createRecordStore({ parts: [] }, {}));
  const of = useFormHandle({ store, id: name, messages: useMessages(formMessages), text });
  const form = useMemo(() => ({ ...of, editorOf }), [of]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    const id = rowsNow()[handle.current?.rowAt() ?? -1]?.id;
    if (id === undefined) return;
    if (isSaveKey(event)) {
      // The browser would save the page as a file, the page every row.
      event.preventDefault();
      event.stopPropagation();
      // A row that is saved leads to what is wrong in it, and says it there.
      handle.current?.commit(states.of(id).phase === 'clean' ? 'said' : 'unsaid');
      if (!event.repeat) onSave(id);
      return;
    }
    // Escape in an edited cell is the grid's, or closes what its field has opened.
    const mode = event.target.closest('[role=grid]')?.getAttribute('data-mode') ?? (event.defaultPrevented ? 'edit' : 'nav');
    if (event.key !== 'Escape' || mode === 'edit' || states.of(id).phase === 'clean') return;
    event.preventDefault();
    event.stopPropagation();
    onTakeBack(id);
  }
  const [unreadable, setUnreadable] = useState<readonly CellFault[]>([]);
  const named = (cells: readonly CellNote[], of: readonly GridRow[]): readonly CellFault[] =>
    cells.flatMap(({ row, column, message }) => (of[row] ? [{ id: of[row].id, field: column, message }] : []));
  const broken = named(rules.notes, touched);
  const faults = JSON.stringify([...unreadable, ...broken]);
  const tell = useEffectEvent(onFaults);
  useEffect(() => tell(JSON.parse(faults) as readonly CellFault[]), [faults]);
  return (
    <FormProvider value={form}>
      <p className={css.help}>{help}</p>
      {/* Keys of all rows, wherever in them the keyboard is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.keys} onKeyDown={onKeyDown}>
        <InputTable
          id={name}
          label={label}
          isLabelHidden
          handleRef={handle}
          columns={drawn}
          rows={rows}
          onChange={(next) => onChange(next as readonly GridRow[])}
          onUnreadable={(cells) => setUnreadable(named(cells, rowsNow()))}
          isReported={isReported}
          addLabel=""
          canAdd={false}
        />
      </div>
      {controls.map((column) => (
        <ColumnNames key={column.field} column={column} columns={controls} rows={touched} onNames={noteNames} />
      ))}
    </FormProvider>
  );
}
