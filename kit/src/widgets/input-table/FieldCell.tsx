/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLayoutEffect, useRef } from 'react';
import { useGrid } from './gridContext.ts';
import type { CellProps } from './gridContext.ts';
import { enterField } from './enterField.ts';
import * as css from './InputTable.css.ts';

interface FieldCellProps extends CellProps {
  readonly cellId: string;
  readonly shared: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A cell with the field of its column in it. */
export function FieldCell({ id, at, column, isActive, isEdited, view, cellId, shared }: FieldCellProps) {
  const { table, words, isReadOnly } = useGrid();
  const box = useRef<HTMLDivElement>(null);
  // A field that arrives later than the key that asked for it takes the keyboard when it is here.
  useLayoutEffect(() => {
    const cell = box.current;
    if (isEdited && cell && document.activeElement === cell) enterField(cell, table.place().edited);
  });
  const { Field } = column;
  if (!Field) return null;
  return (
    <div
      role="gridcell"
      {...shared}
      ref={box}
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
        onProblem={(message) => table.setUnreadable(id, column, message)}
      />
    </div>
  );
}
