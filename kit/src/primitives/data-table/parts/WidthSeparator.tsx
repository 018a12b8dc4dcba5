/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control, an hr is none */
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { separator } from '../look/Head.css.ts';
import type { ColumnView } from '../columns/columnView.ts';
import { fitWidthPx } from '../columns/fitWidth.ts';
import { SEPARATOR } from '../columns/rowLayout.ts';
import type { ShownColumn } from '../columns/rowLayout.ts';
import { arrowOf, isRtl, useEnvironment } from '../../../engines/environment/index.ts';
import type { TableMessages } from '../headless.ts';
import { leastWidthPx } from '../columns/tableGrid.ts';
import type { Resize } from '../columns/useColumnModel.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX, clampWidth, widthAfterKey } from '../columns/widths.ts';

interface WidthSeparatorProps<Row> {
  readonly shown: ShownColumn<Row>;
  readonly view: ColumnView<Row>;
  readonly onResize: Resize;
  readonly tabIndex: 0 | -1;
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
 * The edge after a header, by which its column is made wider: dragged, by arrows, to the narrowest and widest, and as wide
 * as its content by Enter and a double click. @reading R-202
 */
export function WidthSeparator<Row>({ shown: { column, stop }, view, onResize, tabIndex, messages }: WidthSeparatorProps<Row>) {
  const { dir } = useEnvironment();
  // Its end is told twice, by two events of one moment.
  const hold = useRef<Hold | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  // As declared; the width on the page may be more.
  const [measuredPx, setMeasuredPx] = useState(() => leastWidthPx(view, column));
  const shownPx = clampWidth(view.widthsPx[column.id] ?? measuredPx);
  const label = messages.width(column.header);

  const resizeTo = (px: number) => onResize(column.id, px, 'done');
  function fit(element: HTMLElement) {
    resizeTo(clampWidth(fitWidthPx(element, stop)));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
    onResize(column.id, movedPx, 'moving');
  }
  /** Once for each drag; a press that moved nothing changes nothing. */
  function end(phase: 'done' | 'cancelled') {
    const movedPx = hold.current?.movedPx ?? null;
    hold.current = null;
    setIsHeld(false);
    if (movedPx !== null) onResize(column.id, movedPx, phase);
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={shownPx}
      aria-valuemin={MIN_WIDTH_PX}
      aria-valuemax={MAX_WIDTH_PX}
      aria-valuetext={messages.pixels(shownPx)}
      title={label}
      data-mp-stop={SEPARATOR + stop}
      data-held={isHeld ? '' : undefined}
      tabIndex={tabIndex}
      className={separator}
      onFocus={({ currentTarget }) => setMeasuredPx(widthOf(currentTarget))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerCancel={() => end('cancelled')}
      onLostPointerCapture={() => end('done')}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
    />
  );
}

const widthOf = (element: HTMLElement) => Math.round(element.parentElement?.getBoundingClientRect().width ?? MIN_WIDTH_PX);
