import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { arrowOf, isRtl, useEnvironment } from '../../../engines/environment/index.ts';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { mergeProps } from '../../../engines/prop-getters/index.ts';
import type { TableMessages } from '../messageTypes.ts';
import type { TableHeadView } from '../viewTypes.ts';
import type { ColumnView } from './columnView.ts';
import { fitWidthPx } from './fitWidth.ts';
import { SEPARATOR } from './rowLayout.ts';
import { leastWidthPx } from './tableGrid.ts';
import type { Resize } from './useColumnModel.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX, clampWidth, widthAfterKey } from './widths.ts';

/** Options of `useColumnEdge`: a header of a column, and what `useTable` gives for it. */
export interface ColumnEdgeOptions<Row> {
  readonly view: TableHeadView<Row>;
  readonly columnView: ColumnView<Row>;
  readonly onResize: Resize;
  readonly messages: TableMessages;
}

/** Begin of a drag. */
interface Hold {
  readonly x: number;
  readonly widthPx: number;
  readonly sign: 1 | -1;
  /** Width now; null before it has moved. */
  readonly movedPx: number | null;
}

/**
 * Behaviour of the edge after a header, by which its column is made wider: dragged, by arrows, to the narrowest and widest, and as
 * wide as its content by Enter and a double click. The element stands in the header. @reading R-202
 */
export function useColumnEdge<Row>({ view, columnView, onResize, messages }: ColumnEdgeOptions<Row>) {
  const { key: columnId, text, column, stop = 0, edgeTabIndex } = view;
  const { dir } = useEnvironment();
  // Its end is told twice, by two events of one moment.
  const hold = useRef<Hold | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  // As declared; the width on the page may be more.
  const [measuredPx, setMeasuredPx] = useState(() => (column ? leastWidthPx(columnView, column) : MIN_WIDTH_PX));
  const shownPx = clampWidth(columnView.widthsPx[columnId] ?? measuredPx);
  const label = messages.width(text);

  const resizeTo = (px: number) => onResize(columnId, px, 'done');
  function fit(element: HTMLElement) {
    resizeTo(clampWidth(fitWidthPx(element, stop)));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = widthAfterKey(arrowOf(event, dir), event.shiftKey, widthOf(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    if (next === 'fit') fit(event.currentTarget);
    else resizeTo(next);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // Neither the text of the headers nor the header itself is meant.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const sign = isRtl(event.currentTarget, dir) ? -1 : 1;
    hold.current = { x: event.clientX, widthPx: widthOf(event.currentTarget), sign, movedPx: null };
    setIsHeld(true);
  }
  function onPointerMove({ clientX }: PointerEvent) {
    if (!hold.current) return;
    const { widthPx, sign, x } = hold.current;
    const movedPx = clampWidth(widthPx + sign * (clientX - x));
    hold.current = { ...hold.current, movedPx };
    onResize(columnId, movedPx, 'moving');
  }
  /** Once for each drag; a press that moved nothing changes nothing. */
  function end(phase: 'done' | 'cancelled') {
    const movedPx = hold.current?.movedPx ?? null;
    hold.current = null;
    setIsHeld(false);
    if (movedPx !== null) onResize(columnId, movedPx, phase);
  }
  return {
    /** True while it is dragged. */
    isHeld,
    /** Attributes of the edge. */
    getEdgeProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          role: 'separator',
          'aria-orientation': 'vertical',
          'aria-label': label,
          'aria-valuenow': shownPx,
          'aria-valuemin': MIN_WIDTH_PX,
          'aria-valuemax': MAX_WIDTH_PX,
          'aria-valuetext': messages.pixels(shownPx),
          title: label,
          'data-mp-stop': SEPARATOR + stop,
          tabIndex: edgeTabIndex,
          onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => setMeasuredPx(widthOf(currentTarget)),
          onKeyDown,
          onPointerDown,
          onPointerMove,
          onPointerCancel: () => end('cancelled'),
          onLostPointerCapture: () => end('done'),
          onDoubleClick: ({ currentTarget }: MouseEvent<HTMLElement>) => fit(currentTarget),
        } as const,
        own,
      ),
  };
}

const widthOf = (element: HTMLElement) => Math.round(element.parentElement?.getBoundingClientRect().width ?? MIN_WIDTH_PX);
