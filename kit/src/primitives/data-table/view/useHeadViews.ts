import { useMemo, useState } from 'react';
import { createKeptViews } from '../../../engines/prop-getters/index.ts';
import { SELECT_STOP, SEPARATOR } from '../columns/rowLayout.ts';
import type { RowLayout, ShownColumn } from '../columns/rowLayout.ts';
import type { Sort, TableOptions } from '../types.ts';
import type { TableHeadView } from '../viewTypes.ts';

interface HeadOptions<Row> {
  readonly layout: RowLayout<Row>;
  readonly sort: Sort | null;
  readonly selected: TableHeadView<Row>['selected'];
  readonly onSelectAll: () => void;
  /** The part of the head that is the tab stop of the table; null when a row has it. */
  readonly activeStop: number | null;
  readonly messages: TableOptions<Row>['messages'];
}

/** Headers in their order, the same array as long as nothing of them changes. */
export function useHeadViews<Row>({
  layout,
  sort,
  selected,
  onSelectAll,
  activeStop,
  messages,
}: HeadOptions<Row>): readonly TableHeadView<Row>[] {
  const [kept] = useState(() => createKeptViews<TableHeadView<Row>>());
  return useMemo(() => {
    const { columns, isNarrow, isOperated, selection, indexStop, actions, colCount, sides } = layout;
    // Where nothing is operated in the rows, a header is an ordinary button of the page.
    const tabIndexOf = (stop: number) => (!isOperated || activeStop === stop ? 0 : -1);
    const plain = {
      column: undefined,
      place: -1,
      isSortable: false,
      direction: undefined,
      stop: undefined,
      tabIndex: undefined,
      edgeTabIndex: -1,
      selected: 'none',
      onSelectAll,
      pin: undefined,
      style: undefined,
    } as const;
    const select = (): TableHeadView<Row> =>
      selection === 'one'
        ? { ...plain, key: ' choice', kind: 'choice', text: messages.choice, colIndex: 1, style: sides.select }
        : {
            ...plain,
            key: ' check',
            kind: 'check',
            text: messages.selectAll,
            colIndex: 1,
            stop: SELECT_STOP,
            tabIndex: isNarrow ? -1 : tabIndexOf(SELECT_STOP),
            selected,
            style: sides.select,
          };
    const number = (stop: number): TableHeadView<Row> => ({
      ...plain,
      key: ' number',
      kind: 'number',
      text: messages.number,
      colIndex: selection ? 2 : 1,
      stop,
      tabIndex: activeStop === stop ? 0 : undefined,
      style: sides.index,
    });
    const header = ({ column, colIndex, stop, pin, style }: ShownColumn<Row>, place: number): TableHeadView<Row> => {
      // On narrow screens headers order nothing.
      const isSortable = column.sort !== undefined && !isNarrow;
      return {
        ...plain,
        key: column.id,
        kind: 'column',
        text: column.header,
        colIndex,
        column,
        place,
        isSortable,
        direction: sort?.columnId === column.id ? sort.direction : undefined,
        stop: isNarrow ? undefined : stop,
        tabIndex: isNarrow ? undefined : isSortable ? tabIndexOf(stop) : activeStop === stop ? 0 : undefined,
        edgeTabIndex: tabIndexOf(SEPARATOR + stop),
        pin,
        style: isNarrow ? undefined : style,
      };
    };
    const views = [
      ...(selection ? [select()] : []),
      ...(indexStop === null ? [] : [number(indexStop)]),
      ...columns.map(header),
      ...(actions
        ? [{ ...plain, key: ' actions', kind: 'actions' as const, text: messages.actions, colIndex: colCount, style: sides.actions }]
        : []),
    ];
    return views.map((view, place) => kept.keep(place, view));
  }, [layout, sort, selected, onSelectAll, activeStop, messages, kept]);
}
