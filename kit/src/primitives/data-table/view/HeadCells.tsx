/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { memo } from 'react';
import { visuallyHidden } from '../../../theme/focus.css.ts';
import { EitherText } from '../../data-text/index.ts';
import { Icon } from '../../icon/index.ts';
import { headText, sortButton, sortIcon } from '../look/Head.css.ts';
import { checkbox, indexHead, selectCell } from '../look/Lead.css.ts';
import { cellLooks } from '../look/cellLook.ts';
import type { ColumnView } from '../columns/columnView.ts';
import { SELECT_STOP } from '../columns/rowLayout.ts';
import type { RowLayout, ShownColumn } from '../columns/rowLayout.ts';
import type { Sort } from '../types.ts';
import type { Resize } from '../columns/useColumnModel.tsx';
import type { TableParts } from '../parts/useOptionalTableRows.ts';

interface HeaderOf<Row> {
  readonly shown: ShownColumn<Row>;
  readonly direction: Sort['direction'] | undefined;
}

/** A header that is only heard. */
export function PlainHeader<Row>({ shown: { column, colIndex }, direction }: HeaderOf<Row>) {
  return (
    <div role="columnheader" aria-colindex={colIndex} aria-sort={direction}>
      <EitherText>{column.header}</EitherText>
    </div>
  );
}

/** Means to change widths; nobody has them where there is no separator. */
export interface Resizing<Row> {
  readonly WidthSeparator: TableParts['WidthSeparator'] | undefined;
  readonly view: ColumnView<Row>;
  readonly onResize: Resize;
}

interface HeaderProps<Row> extends HeaderOf<Row>, Resizing<Row> {
  readonly onSort: (columnId: string) => void;
  readonly look: string;
  readonly tabIndex: 0 | -1 | undefined;
  readonly separatorTabIndex: 0 | -1;
}

/** A header, a button where its column can be ordered. */
function PlainOrButton<Row>(props: HeaderProps<Row>) {
  const { shown, direction, onSort, look, tabIndex, WidthSeparator, view, onResize, separatorTabIndex } = props;
  const { column, colIndex, stop, style } = shown;
  const part = { 'data-mp-stop': stop, tabIndex };
  const words = (
    <span className={headText}>
      <EitherText>{column.header}</EitherText>
    </span>
  );
  const Direction = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <div role="columnheader" aria-colindex={colIndex} aria-sort={direction} className={look} style={style} {...(!column.sort && part)}>
      {column.sort ? (
        <button type="button" className={sortButton} onClick={() => onSort(column.id)} {...part}>
          {words}
          <span className={sortIcon}>
            <Icon of={Direction} size="s" />
          </span>
        </button>
      ) : (
        words
      )}
      {WidthSeparator && <WidthSeparator shown={shown} view={view} onResize={onResize} tabIndex={separatorTabIndex} />}
    </div>
  );
}

/** Renders when something of it changes, not when rows are chosen or another header orders them. */
export const Header = memo(PlainOrButton) as typeof PlainOrButton;

export interface LeadHeadersProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  /** The part of the head that is the tab stop of the table; null when a row has it. */
  readonly activeStop: number | null;
  readonly tabIndexOf: (stop: number) => 0 | -1;
}

/** Above the checkboxes and the numbers of the rows. */
export function LeadHeaders<Row>({ layout, selected, onSelectAll, activeStop, tabIndexOf }: LeadHeadersProps<Row>) {
  const { t } = useLingui();
  const { isNarrow, selection, indexStop } = layout;
  const looks = cellLooks(layout);
  const look = (...names: string[]) => (isNarrow ? undefined : names.join(' '));
  return (
    <>
      {selection && (
        <div role="columnheader" aria-colindex={1} className={look(selectCell, looks.select)}>
          {selection === 'one' ? (
            <span className={visuallyHidden}>{t`Choice`}</span>
          ) : (
            <input
              type="checkbox"
              data-mp-stop={SELECT_STOP}
              className={checkbox}
              checked={selected === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selected === 'some';
              }}
              onChange={onSelectAll}
              tabIndex={isNarrow ? -1 : tabIndexOf(SELECT_STOP)}
              aria-label={t`Select all rows`}
            />
          )}
        </div>
      )}
      {indexStop !== null && (
        <div
          role="columnheader"
          aria-colindex={selection ? 2 : 1}
          data-mp-stop={indexStop}
          tabIndex={activeStop === indexStop ? 0 : undefined}
          className={look(indexHead, looks.index)}
        >
          {t({ message: 'No.', context: 'index column' })}
        </div>
      )}
    </>
  );
}
