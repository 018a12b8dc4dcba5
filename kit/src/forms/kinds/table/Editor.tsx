import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useExternalStore } from '../../../engines/external-store/index.ts';
import { InputTable } from '../../../widgets/input-table/index.ts';
import type { CellNote, InputTableHandle, Row } from '../../../widgets/input-table/index.ts';
import type { EditProps, FieldPath, TableControl } from '../../grammar/index.ts';
import { useDrawnForm } from '../../render/drawnForm.ts';
import { useText } from '../../render/useText.ts';
import { ColumnNames } from './ColumnNames.tsx';
import type { Named } from './ColumnNames.tsx';
import { useCellRules } from './useCellRules.ts';
import { useRowAttributes } from './useRowAttributes.ts';
import { useRowChoice } from './useRowChoice.tsx';
import { useTableColumns } from './useTableColumns.ts';

const NO_ROWS: readonly Row[] = [];
const NO_NAMES: ReadonlyMap<FieldPath, Named> = new Map();

/** Editor of rows as a grid of cells; every cell is the control a form has for it. */
export default function TableEditor({ control, field, value, onChange, onLeave }: EditProps<TableControl, readonly Row[] | null>) {
  const { store, cellWays } = useDrawnForm();
  const { t } = useLingui();
  const text = useText();
  const rows = value ?? NO_ROWS;
  const handle = useRef<InputTableHandle>(null);
  const [unreadable, setUnreadable] = useState<readonly CellNote[]>([]);
  const rules = useCellRules(control.columns, rows, text, () => handle.current?.rejudge());
  const [names, setNames] = useState<ReadonlyMap<FieldPath, Named>>(NO_NAMES);
  const noteNames = useCallback((of: FieldPath, named: Named) => setNames((before) => new Map([...before, [of, named]])), []);
  useRowAttributes(control, rows, names, onChange);
  const columns = useTableColumns(control.columns, rules.problem, names);
  const { choice, chooser } = useRowChoice(control.choice);
  const isReported = useExternalStore(store.subscribeSummary, () => store.summary().attempt > 0);
  useEffect(() => {
    const faults = [
      ...unreadable,
      ...rules.notes.filter((one) => !unreadable.some(({ row, column }) => row === one.row && column === one.column)),
    ];
    store.setCellFaults(
      control.field,
      faults.map(({ row, column, message }) => ({ row, column, message })),
    );
  }, [store, control.field, unreadable, rules.notes]);
  useEffect(() => {
    cellWays.set(control.field, (row, column) => handle.current?.goTo(row, column));
    return () => void cellWays.delete(control.field);
  }, [cellWays, control.field]);
  const change = useCallback((next: readonly Row[]) => onChange(next), [onChange]);
  return (
    <>
      <InputTable
        {...field}
        handleRef={handle}
        columns={columns}
        rows={rows}
        onChange={change}
        onLeave={onLeave}
        onUnreadable={setUnreadable}
        // A sentence under the table that speaks of marked cells needs them marked.
        isReported={isReported || field.error !== undefined}
        addLabel={text(control.add) || t`Add a row`}
        choice={choice}
        maxRows={control.maxRows}
        addsBelow={control.addsBelow}
      />
      {chooser}
      {control.columns.map((column) => (
        <ColumnNames key={column.field} column={column} columns={control.columns} rows={rows} onNames={noteNames} />
      ))}
    </>
  );
}
