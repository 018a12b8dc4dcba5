import { useLingui } from '@lingui/react/macro';
import { useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useSteady } from '../../engines/prop-getters/index.ts';
import { ColumnNames } from '../../forms/kinds/table/ColumnNames.tsx';
import type { Named } from '../../forms/kinds/table/ColumnNames.tsx';
import { useCellRules } from '../../forms/kinds/table/useCellRules.ts';
import type { FieldPath } from '../../forms/grammar/index.ts';
import { editorOf } from '../../forms/render/registry.ts';
import { FormProvider } from '../../forms/render/drawnForm.ts';
import { useProblemText, useText } from '../../forms/render/index.ts';
import { useFormHandle } from '../../forms/headless.ts';
import { formMessages } from '../../forms/messages.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { partProps, rootProps } from '../../primitives/parts/index.ts';
import { createRecordStore } from '../../forms/store/index.ts';
import { InputTable } from '../../widgets/input-table/index.ts';
import type { InputTableHandle } from '../../widgets/input-table/index.ts';
import { faultsOf, useRowGrid } from './headless.ts';
import { stateCell } from './StateCell.tsx';
import { useGridColumns } from './useGridColumns.tsx';
import type { CellFault, GridColumn, GridRow, RowGridHandle, RowGridLook, RowGridOptions, RowStates } from './types.ts';
import * as css from './RowGrid.css.ts';

interface RowGridProps extends RowGridLook {
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

/**
 * Records of a list that are edited in their rows, each saved by itself: the grid of sub-tables, with a form over every row that
 * somebody has touched. Ctrl+S saves the row the keyboard is in, Escape takes it back.
 * @source forms §2.8
 * @reading R-738
 */
export function RowGrid(props: RowGridProps) {
  const {
    name,
    label,
    help,
    columns,
    rows,
    touched,
    states,
    sentText,
    onChange,
    onFaults,
    onSave,
    onTakeBack,
    isReported,
    handleRef,
    parts,
  } = props;
  const { t } = useLingui();
  const text = useText();
  const controls = useMemo(() => columns.flatMap((column) => (column.kind === 'control' ? [column.control] : [])), [columns]);
  const tableRef = useRef<InputTableHandle>(null);
  const rules = useCellRules(controls, touched, text, () => tableRef.current?.rejudge());
  const [names, setNames] = useState<ReadonlyMap<FieldPath, Named>>(NO_NAMES);
  const noteNames = useCallback((of: FieldPath, named: Named) => setNames((before) => new Map([...before, [of, named]])), []);
  const saveRow = useSteady(onSave);
  const takeRowBack = useSteady(onTakeBack);
  const stateLabel = t`State`;
  const stateColumn = useMemo(
    () => ({ label: stateLabel, Shown: stateCell({ states, onSave: saveRow, onTakeBack: takeRowBack, parts }) }),
    [stateLabel, states, saveRow, takeRowBack, parts],
  );
  const problemOf = useProblemText();
  const problemText = useCallback<RowGridOptions['problemText']>(
    (field, problem) => {
      const control = controls.find((one) => one.field === field);
      return control ? problemOf(control, problem) : '';
    },
    [controls, problemOf],
  );
  const grid = useRowGrid({
    tableRef,
    columns: useGridColumns(columns, { controls, ruleProblem: rules.problem, names }),
    stateColumn,
    rows,
    states,
    sentText,
    problemText,
    onChange,
    onFaults,
    faults: faultsOf(rules.notes, touched),
    onSave: saveRow,
    onTakeBack: takeRowBack,
    isReported,
  });
  useImperativeHandle(handleRef, () => grid.handle);
  const [store] = useState(() => createRecordStore({ parts: [] }, {}));
  const of = useFormHandle({ store, id: name, messages: useMessages(formMessages), text });
  const form = useMemo(() => ({ ...of, editorOf }), [of]);
  return (
    <FormProvider value={form}>
      <p {...partProps(parts, 'help', css.help)}>{help}</p>
      <div {...grid.getKeysProps(rootProps(props, css.keys))}>
        <InputTable {...grid.table} id={name} label={label} isLabelHidden handleRef={tableRef} addLabel="" {...(parts && { parts })} />
      </div>
      {controls.map((column) => (
        <ColumnNames key={column.field} column={column} columns={controls} rows={touched} onNames={noteNames} />
      ))}
    </FormProvider>
  );
}
