/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo } from 'react';
import { partProps } from '../../primitives/parts/index.ts';
import { Cell, restingCell } from './Cell.tsx';
import { useGridLook } from './gridLook.ts';
import { inputRemoveProps, inputRowHeadProps, inputRowProps, useInputRow } from './headless.ts';
import type { InputRowView } from './headless.ts';
import * as css from './InputTable.css.ts';

/** One row in its slot. */
export const GridRow = memo(function GridRow({ view }: { readonly view: InputRowView }) {
  const look = useGridLook();
  const { parts } = look;
  const { cells, number } = useInputRow(view);
  return (
    <div {...inputRowProps(view, partProps(parts, 'row', css.row))}>
      <div {...inputRowHeadProps(view, partProps(parts, 'rowHead', css.lead))}>
        <span className={css.number}>{number}</span>
        {view.isRemovable && <button {...inputRemoveProps(view, partProps(parts, 'remove', css.remove))} />}
      </div>
      {cells.map((cell) => (cell.kind === 'resting' ? restingCell(cell, look) : <Cell key={cell.column.id} cell={cell} />))}
    </div>
  );
});
