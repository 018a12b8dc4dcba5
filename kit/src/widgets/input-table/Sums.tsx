/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { Figure } from '../../primitives/figure/index.ts';
import { inputSumProps, useColumnSum } from './headless.ts';
import type { InputColumn, InputGrid, InputSumView } from './headless.ts';
import * as css from './InputTable.css.ts';

/** Cells of the sums at the lower edge of the table: read only, and reached by the down arrow. @source forms §5 */
export function SumCells({ grid, sums }: { readonly grid: InputGrid; readonly sums: readonly InputSumView[] }) {
  return sums.map((view) => (
    <div key={view.column.id} {...inputSumProps(view, { className: css.shown[view.column.align ?? 'start'] })}>
      {view.column.sum && <Sum grid={grid} column={view.column} />}
    </div>
  ));
}

/** One sum; it is drawn anew when it is another one. */
export function Sum({ grid, column }: { readonly grid: InputGrid; readonly column: InputColumn }) {
  const text = useColumnSum(grid, column);
  return (
    <Figure>
      <span data-sum={column.id}>{text}</span>
    </Figure>
  );
}
