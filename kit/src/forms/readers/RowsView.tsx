import { useLingui } from '@lingui/react/macro';
import { EitherText } from '../../primitives/data-text/index.ts';
import { useRef } from 'react';
import { sumOf, sumText } from '../../engines/input-rows/index.ts';
import { useScrollStop } from '../../primitives/scroll-stop/index.ts';
import { holds } from '../grammar/index.ts';
import type { CellControl, Read, RowsControl, TableColumn, TableControl } from '../grammar/index.ts';
import { useText } from '../render/useText.ts';
import { valueKindOf } from '../kinds/values.ts';
import { Opened } from './Opened.tsx';
import { ValueView } from './ValueView.tsx';
import * as css from './RowsView.css.ts';

type Row = Readonly<Record<string, unknown>>;

interface RowsViewProps {
  readonly control: RowsControl | TableControl;
  readonly value: unknown;
  /** Id of what names the table. */
  readonly labelledBy: string;
}

type AnyColumn = CellControl | TableColumn;

const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null;

/** Rows of a record as a table: a number before each, and under them the sums. @source forms §2.8, §2.10 */
export function RowsView({ control, value, labelledBy }: RowsViewProps) {
  const { t } = useLingui();
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  const needsStop = useScrollStop(ref);
  const rows = (Array.isArray(value) ? value : []).filter(isRow);
  const columns: readonly AnyColumn[] = control.columns;
  const hasSums = columns.some(isSummed);
  const align = (column: AnyColumn) => valueKindOf(column).table?.align ?? 'start';
  if (rows.length === 0) return <p className={css.empty}>{t`No rows were filled in`}</p>;
  return (
    <div ref={ref} className={css.frame} {...(needsStop && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}>
      <table className={css.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col" className={css.th.number}>{t`No.`}</th>
            {columns.map((column) => (
              <th key={column.field} scope="col" className={css.th[align(column)]}>
                <EitherText>{text(column.label)}</EitherText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a record have no name but their place
            <tr key={at}>
              <td className={css.td.number}>{at + 1}</td>
              {columns.map((column) => (
                <td key={column.field} className={css.td[align(column)]}>
                  <Cell column={column} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              <th scope="row" className={css.sum.start}>{t`Total`}</th>
              {columns.map((column) => (
                <td key={column.field} className={css.sum[align(column)]}>
                  {isSummed(column) ? sumOfColumn(column, rows) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Cell({ column, row }: { readonly column: AnyColumn; readonly row: Row }) {
  const read: Read = (path) => row[path];
  if (column.shown !== undefined && !holds(column.shown, read)) return null;
  return (
    <Opened control={column} read={read}>
      <ValueView control={column} value={row[column.field]} read={read} />
    </Opened>
  );
}

const isSummed = (column: AnyColumn): boolean => 'isSummed' in column && column.isSummed === true;

/** The exact sum of a column; what is no number counts as nothing. @source forms §5 */
const sumOfColumn = (column: AnyColumn, rows: readonly Row[]): string =>
  sumText(sumOf(rows.map((row) => row[column.field])), 'hasThousands' in column && column.hasThousands === true);
