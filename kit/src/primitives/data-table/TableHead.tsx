/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { actionsHead, cellAlign, checkbox, firstCell, head, selectCell, sortButton, sortIcon } from './DataTable.css.ts';
import type { RowLayout, ShownColumn } from './rowLayout.ts';
import type { Sort } from './types.ts';

interface TableHeadProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  /** The part of the head that is the tab stop of the table; null when a row has it. */
  readonly activeStop: number | null;
}

/** Column headers. On narrow screens they are heard but not seen, and order nothing. */
export function TableHead<Row>({ layout, sort, onSort, selected, onSelectAll, activeStop }: TableHeadProps<Row>) {
  const { t } = useLingui();
  const { columns, isNarrow, isOperated, hasSelection } = layout;
  const firstStop = hasSelection ? 1 : 0;
  const parts = {
    tabIndexOf: (stop: number) => (isOperated ? (activeStop === stop ? 0 : -1) : 0),
  };

  const header = ({ column, colIndex }: ShownColumn<Row>, place: number) => {
    const direction = sort?.columnId === column.id ? sort.direction : undefined;
    const stop = firstStop + place;
    const isButton = column.sort && !isNarrow;
    const stopProps = { 'data-stop': stop, tabIndex: isButton ? parts.tabIndexOf(stop) : activeStop === stop ? 0 : undefined };
    return (
      <div
        key={column.id}
        role="columnheader"
        aria-colindex={colIndex}
        aria-sort={direction}
        className={isNarrow ? undefined : `${cellAlign[column.align ?? 'start']} ${stop === 0 ? firstCell : ''}`}
        {...(isButton || isNarrow ? {} : stopProps)}
      >
        {isButton ? (
          <button type="button" className={sortButton} onClick={() => onSort(column.id)} {...stopProps}>
            {column.header}
            <span className={sortIcon}>
              <Icon of={direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown} size="s" />
            </span>
          </button>
        ) : (
          column.header
        )}
      </div>
    );
  };

  return (
    <div role="rowgroup" className={isNarrow ? visuallyHidden : undefined} data-head={isNarrow ? undefined : ''}>
      <div role="row" aria-rowindex={HEAD_ROW} className={isNarrow ? undefined : head}>
        {hasSelection && (
          <div role="columnheader" aria-colindex={1} className={selectCell}>
            <input
              type="checkbox"
              data-stop={0}
              className={checkbox}
              checked={selected === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selected === 'some';
              }}
              onChange={onSelectAll}
              tabIndex={isNarrow ? -1 : parts.tabIndexOf(0)}
              aria-label={t`Select all rows`}
            />
          </div>
        )}
        {columns.map(header)}
        {layout.actions && (
          <div role="columnheader" aria-colindex={layout.actionsColIndex} className={isNarrow ? undefined : actionsHead}>
            {t`Actions`}
          </div>
        )}
      </div>
    </div>
  );
}

/** `aria-rowindex` of the head; the rows follow from 2. */
export const HEAD_ROW = 1;
