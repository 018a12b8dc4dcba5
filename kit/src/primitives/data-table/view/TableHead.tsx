/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { visuallyHidden } from '../../../theme/focus.css.ts';
import { cellAlign, head, headGroup } from '../look/DataTable.css.ts';
import { Header, LeadHeaders, PlainHeader } from './HeadCells.tsx';
import type { LeadHeadersProps, Resizing } from './HeadCells.tsx';
import { actionsPlace } from '../look/Pins.css.ts';
import { cellLooks } from '../look/cellLook.ts';
import { SEPARATOR } from '../columns/rowLayout.ts';
import type { Sort } from '../types.ts';

/** `aria-rowindex` of the head; the rows follow from 2. */
export const HEAD_ROW = 1;

interface TableHeadProps<Row> extends Resizing<Row>, Omit<LeadHeadersProps<Row>, 'tabIndexOf'> {
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
}

function Head<Row>(props: TableHeadProps<Row>) {
  const { layout, sort, onSort, WidthSeparator, view, onResize, activeStop } = props;
  const { t } = useLingui();
  const { columns, isNarrow, isOperated } = layout;
  const looks = cellLooks(layout);
  // Where nothing is operated in the rows, a header is an ordinary button of the page.
  const tabIndexOf = (stop: number) => (!isOperated || activeStop === stop ? 0 : -1);

  return (
    <div role="rowgroup" className={isNarrow ? visuallyHidden : headGroup} data-mp-head={isNarrow ? undefined : ''}>
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
