/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { Figure } from '../../primitives/figure/index.ts';
import { sumText } from '../../engines/input-rows/index.ts';
import type { TableModel } from './tableModel.ts';
import type { InputColumn } from './types.ts';
import * as css from './InputTable.css.ts';

interface SumsRowProps {
  readonly table: TableModel;
  readonly columns: readonly InputColumn[];
  /** Place below the last row. */
  readonly at: number;
  readonly activeCol: number | null;
}

/** The sums at the lower edge of the table: read only, and reached by the down arrow. @source forms §5 */
export function SumsRow({ table, columns, at, activeCol }: SumsRowProps) {
  const { t } = useLingui();
  const total = t({ message: 'Total', context: 'summary row' });
  return (
    <div role="row" data-mp-at={at} data-sums="" data-mp-foot="" aria-rowindex={at + 2} className={css.sums}>
      <div role="rowheader" aria-colindex={1} data-mp-col={0} tabIndex={activeCol === 0 ? 0 : -1} className={css.lead}>
        {total}
      </div>
      {columns.map((column, place) => {
        const shared = {
          'aria-colindex': place + 2,
          'aria-readonly': true,
          'data-mp-col': place + 1,
          tabIndex: activeCol === place + 1 ? 0 : -1,
          className: css.shown[column.align ?? 'start'],
        } as const;
        return (
          <div key={column.id} role="gridcell" {...shared}>
            {column.sum && <Sum table={table} column={column} hasThousands={column.sum.hasThousands} />}
          </div>
        );
      })}
    </div>
  );
}

interface SumProps {
  readonly table: TableModel;
  readonly column: InputColumn;
  readonly hasThousands: boolean;
}

/** One sum; it is drawn anew when it is another one. */
export function Sum({ table: { store }, column: { id }, hasThousands }: SumProps) {
  const text = useExternalStore(store.subscribeSums, () => sumText(store.sum(id), hasThousands));
  return (
    <Figure>
      <span data-sum={id}>{text}</span>
    </Figure>
  );
}
