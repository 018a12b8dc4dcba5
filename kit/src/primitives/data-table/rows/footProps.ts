import type { PointerEvent } from 'react';
import { mergeProps } from '../../../engines/prop-getters/index.ts';
import { ROW_STOP } from '../../row-scroller/headless.ts';
import type { TableMoreView, TableSumView, TableSummaryView } from '../viewTypes.ts';
import { MORE_STOP } from './tail.ts';

const textId = ({ id }: TableMoreView) => `${id}-text`;

/** Attributes of the row at the end of a list that goes on. */
export function moreRowProps<Own extends object = object>(view: TableMoreView, own?: Own) {
  const isTabStop = view.isOperated && view.activeStop !== null && view.kind === 'end';
  return mergeProps(
    {
      role: 'row',
      id: view.id,
      'data-mp-row': view.slot,
      style: { transform: `translateY(${view.offsetPx}px)` },
      tabIndex: isTabStop ? 0 : -1,
      'aria-label': view.text || view.label,
    } as const,
    own,
  );
}

/** Attributes of the one cell of that row. */
export const moreCellProps = <Own extends object = object>({ isOperated }: TableMoreView, own?: Own) =>
  mergeProps({ role: isOperated ? 'gridcell' : 'cell', 'aria-colindex': 1 } as const, own);

/** Attributes of what has become of the list, beside the button that it describes. */
export const moreTextProps = <Own extends object = object>(view: TableMoreView, own?: Own) => mergeProps({ id: textId(view) }, own);

/** Attributes of the button for more: one element from asking to the answer, so that the keyboard stays on it. */
export function moreButtonProps<Own extends object = object>(view: TableMoreView, own?: Own) {
  const isBusy = view.kind === 'loading';
  return mergeProps(
    {
      type: 'button',
      'data-mp-stop': MORE_STOP,
      tabIndex: !view.isOperated || view.activeStop === MORE_STOP ? 0 : -1,
      'aria-describedby': view.text ? textId(view) : undefined,
      'aria-disabled': isBusy || undefined,
      onClick: isBusy ? undefined : view.onAsk,
    } as const,
    own,
  );
}

function stopOf(target: EventTarget): number {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-mp-stop]')?.dataset['mpStop'] : undefined;
  return part === undefined ? ROW_STOP : Number(part);
}

/** Attributes of the row of sums. */
export function summaryRowProps<Row, Own extends object = object>(view: TableSummaryView<Row>, own?: Own) {
  const { id, slot, layout, rowIndex, sums, activeStop, onPress } = view;
  const spoken = sums.map(({ shown, text }, place) => (place === 0 || !text ? text : `${shown.column.header} ${text}`));
  return mergeProps(
    {
      role: 'row',
      id,
      'data-mp-row': slot,
      'data-mp-summary': '',
      'aria-rowindex': rowIndex,
      ...(layout.isOperated && {
        onPointerDown: ({ target }: PointerEvent) => onPress(stopOf(target)),
        tabIndex: activeStop === ROW_STOP ? 0 : -1,
        'aria-label': spoken.filter(Boolean).join(layout.words.comma),
      }),
    } as const,
    own,
  );
}

/** Attributes of a cell of the row of sums. */
export function sumProps<Row, Own extends object = object>(
  { layout: { isOperated, isNarrow }, activeStop }: TableSummaryView<Row>,
  { shown: { colIndex, stop, style } }: TableSumView<Row>,
  own?: Own,
) {
  return mergeProps(
    {
      role: isOperated ? 'gridcell' : 'cell',
      'aria-colindex': colIndex,
      'aria-readonly': isOperated ? true : undefined,
      'data-mp-stop': stop,
      tabIndex: activeStop === stop ? 0 : undefined,
      style: isNarrow ? undefined : style,
    } as const,
    own,
  );
}
