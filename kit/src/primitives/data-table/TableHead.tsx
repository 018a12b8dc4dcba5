/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { actionsHead, cellAlign, checkbox, firstCell, head, selectCell, sortButton, sortIcon } from './DataTable.css.ts';
import type { RowLayout, ShownColumn } from './rowLayout.ts';
import type { Sort } from './types.ts';

/** `aria-rowindex` of the head; the rows follow from 2. */
export const HEAD_ROW = 1;

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
  // Where nothing is operated in the rows, a header is an ordinary button of the page.
  const tabIndexOf = (stop: number) => (!isOperated || activeStop === stop ? 0 : -1);

  return (
    <div role="rowgroup" className={isNarrow ? visuallyHidden : undefined} data-head={isNarrow ? undefined : ''}>
      <div role="row" aria-rowindex={HEAD_ROW} className={isNarrow ? undefined : head}>
        {hasSelection && <SelectAll selected={selected} onSelectAll={onSelectAll} tabIndex={isNarrow ? -1 : tabIndexOf(0)} />}
        {columns.map((shown, place) => {
          const direction = sort?.columnId === shown.column.id ? sort.direction : undefined;
          if (isNarrow) return <PlainHeader key={shown.column.id} shown={shown} direction={direction} />;
          const stop = firstStop + place;
          return (
            <Header
              key={shown.column.id}
              shown={shown}
              direction={direction}
              onSort={onSort}
              stop={stop}
              tabIndex={shown.column.sort ? tabIndexOf(stop) : activeStop === stop ? 0 : undefined}
            />
          );
        })}
        {layout.actions && (
          <div role="columnheader" aria-colindex={layout.actionsColIndex} className={isNarrow ? undefined : actionsHead}>
            {t`Actions`}
          </div>
        )}
      </div>
    </div>
  );
}

interface HeaderOf<Row> {
  readonly shown: ShownColumn<Row>;
  readonly direction: Sort['direction'] | undefined;
}

function PlainHeader<Row>({ shown: { column, colIndex }, direction }: HeaderOf<Row>) {
  return (
    <div role="columnheader" aria-colindex={colIndex} aria-sort={direction}>
      {column.header}
    </div>
  );
}

interface HeaderProps<Row> extends HeaderOf<Row> {
  readonly onSort: (columnId: string) => void;
  readonly stop: number;
  readonly tabIndex: 0 | -1 | undefined;
}

function Header<Row>({ shown: { column, colIndex }, direction, onSort, stop, tabIndex }: HeaderProps<Row>) {
  const look = `${cellAlign[column.align ?? 'start']} ${stop === 0 ? firstCell : ''}`;
  const part = { 'data-stop': stop, tabIndex };
  if (!column.sort) {
    return (
      <div role="columnheader" aria-colindex={colIndex} className={look} {...part}>
        {column.header}
      </div>
    );
  }
  const Direction = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <div role="columnheader" aria-colindex={colIndex} aria-sort={direction} className={look}>
      <button type="button" className={sortButton} onClick={() => onSort(column.id)} {...part}>
        {column.header}
        <span className={sortIcon}>
          <Icon of={Direction} size="s" />
        </span>
      </button>
    </div>
  );
}

interface SelectAllProps {
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  readonly tabIndex: 0 | -1;
}

function SelectAll({ selected, onSelectAll, tabIndex }: SelectAllProps) {
  const { t } = useLingui();
  return (
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
        tabIndex={tabIndex}
        aria-label={t`Select all rows`}
      />
    </div>
  );
}
