import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { InputTable } from '../../widgets/input-table/index.ts';
import type { CellNote, InputTableHandle, Row } from '../../widgets/input-table/index.ts';
import type { EditProps, TableControl } from '../grammar/index.ts';
import { useForm } from '../render/useForm.ts';
import { useText } from '../render/useSaid.ts';
import { useTableColumns } from './table/useTableColumns.ts';

const NO_ROWS: readonly Row[] = [];
const noRule = () => null;

/** Editor of rows as a grid of cells; every cell is the control a form has for it. */
export default function TableEditor({ control, field, value, onChange, onLeave }: EditProps<TableControl, readonly Row[] | null>) {
  const { store, cellWays } = useForm();
  const text = useText();
  const handle = useRef<InputTableHandle>(null);
  const columns = useTableColumns(control.columns, noRule);
  const isTold = useSyncExternalStore(store.subscribeSummary, () => store.summary().attempt > 0);
  const [unreadable, setUnreadable] = useState<readonly CellNote[]>([]);
  useEffect(() => {
    store.setCellFaults(
      control.field,
      unreadable.map(({ row, column, message }) => ({ row, column, says: message })),
    );
  }, [store, control.field, unreadable]);
  useEffect(() => {
    cellWays.set(control.field, (row, column) => handle.current?.goTo(row, column));
    return () => void cellWays.delete(control.field);
  }, [cellWays, control.field]);
  const change = useCallback((rows: readonly Row[]) => onChange(rows), [onChange]);
  return (
    <InputTable
      {...field}
      handleRef={handle}
      columns={columns}
      rows={value ?? NO_ROWS}
      onChange={change}
      onLeave={onLeave}
      onUnreadable={setUnreadable}
      isTold={isTold}
      addLabel={text(control.add)}
      maxRows={control.maxRows}
      addsBelow={control.addsBelow}
    />
  );
}
