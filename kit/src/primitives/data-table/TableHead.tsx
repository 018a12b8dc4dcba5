/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { cellAlign, head } from './DataTable.css.ts';
import { Header, LeadHeaders, PlainHeader } from './HeadCells.tsx';
import { actionsPlace } from './Pins.css.ts';
import { cellLooks } from './cellLook.ts';
import { SEPARATOR } from './rowLayout.ts';
import type { RowLayout } from './rowLayout.ts';
import type { ColumnView } from './columnView.ts';
import type { Sort } from './types.ts';
import type { TableParts } from './useTableParts.ts';

/** `aria-rowindex` of the head; the rows follow from 2. */
export const HEAD_ROW = 1;

/** What changes widths; nobody does where there is no separator. */
export interface Resizing<Row> {
  readonly WidthSeparator: TableParts['WidthSeparator'] | undefined;
  readonly view: ColumnView<Row>;
  readonly onResize: (columnId: string, widthPx: number) => void;
}

export interface TableHeadProps<Row> extends Resizing<Row> {
  readonly layout: RowLayout<Row>;
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  /** The part of the head that is the tab stop of the table; null when a row has it. */
  readonly activeStop: number | null;
}

function Head<Row>(props: TableHeadProps<Row>) {
  const { layout, sort, onSort, WidthSeparator, view, onResize, activeStop } = props;
  const { t } = useLingui();
  const { columns, isNarrow, isOperated } = layout;
  const looks = cellLooks(layout);
  // Where nothing is operated in the rows, a header is an ordinary button of the page.
  const tabIndexOf = (stop: number) => (!isOperated || activeStop === stop ? 0 : -1);

  return (
    <div role="rowgroup" className={isNarrow ? visuallyHidden : undefined} data-head={isNarrow ? undefined : ''}>
      <div role="row" aria-rowindex={HEAD_ROW} className={isNarrow ? undefined : head}>
        <LeadHeaders {...props} tabIndexOf={tabIndexOf} />
        {columns.map((shown, place) => {
          const { column, stop } = shown;
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          if (isNarrow) return <PlainHeader key={column.id} shown={shown} direction={direction} />;
          return (
            <Header
              key={column.id}
              shown={shown}
              direction={direction}
              onSort={onSort}
              look={looks.heads[place] ?? ''}
              tabIndex={column.sort ? tabIndexOf(stop) : activeStop === stop ? 0 : undefined}
              WidthSeparator={WidthSeparator}
              view={view}
              onResize={onResize}
              separatorTabIndex={tabIndexOf(SEPARATOR + stop)}
            />
          );
        })}
        {layout.actions && (
          <div
            role="columnheader"
            aria-colindex={layout.colCount}
            className={isNarrow ? undefined : `${cellAlign.start} ${actionsPlace[layout.areActionsEdge ? 'edge' : 'plain']}`}
          >
            {t`Actions`}
          </div>
        )}
      </div>
    </div>
  );
}

/** Column headers. On narrow screens they are heard but not seen, and order nothing. Scrolling does not render them. */
export const TableHead = memo(Head) as typeof Head;
