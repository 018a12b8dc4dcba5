import { controlsOf } from '@milepost/kit/forms/grammar';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import { isCellControl } from '@milepost/kit/forms/grammar';
import type { GridColumn, GridRow } from '@milepost/kit/lists/row-grid';
import type { CellWords } from '@milepost/kit/lists/grammar';
import type { AnyResource } from '../../definition/types.ts';

/** Columns of a list as its rows are edited: the control of the form where there is one that fits into a cell, else its words. */
export function gridColumnsOf({ list }: AnyResource, spec: FormSpec, words: CellWords): readonly GridColumn[] {
  const controls = new Map(controlsOf(spec).map(({ control }) => [control.field, control]));
  return list.columns.map((column): GridColumn => {
    const control = controls.get(column.id);
    if (control && isCellControl(control)) return { kind: 'control', control };
    return {
      kind: 'words',
      id: column.id,
      label: column.header,
      text: (row: GridRow) => column.text(row, words),
      ...(column.align && { align: column.align }),
    };
  });
}
