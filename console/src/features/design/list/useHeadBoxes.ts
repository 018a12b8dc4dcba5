import type { Column } from '@milepost/kit/data-table';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Place of a head over its table, in px from the left edge of the whole table. */
export interface HeadBox {
  readonly leftPx: number;
  readonly widthPx: number;
}
/** Heads of a table by the ids of their columns, and the least width of the whole table. */
export interface HeadBoxes {
  readonly boxes: Readonly<Record<string, HeadBox>>;
  readonly leastPx: number;
  /** False on narrow and touch screens, where rows have two lines and no head. */
  readonly hasHead: boolean;
}

function isSameHead(one: HeadBoxes, other: HeadBoxes): boolean {
  const [before, after] = [Object.entries(one.boxes), Object.entries(other.boxes)];
  if (one.leastPx !== other.leastPx || one.hasHead !== other.hasHead || before.length !== after.length) return false;
  return before.every(([id, box]) => box.leftPx === other.boxes[id]?.leftPx && box.widthPx === other.boxes[id]?.widthPx);
}

/** Share of a column that takes none of the room that is left. */
const FIXED = /^0 0 ([\d.]+)px$/;
const pxIn = (style: CSSStyleDeclaration, name: string): number => Number.parseFloat(style.getPropertyValue(name));

/**
 * Least widths one after the other, as the table says them or as they are declared: where it is wider than what is seen of it, its
 * columns have these.
 */
function leastBoxes<Row>(columns: readonly Column<Row>[], style: CSSStyleDeclaration): Readonly<Record<string, HeadBox>> {
  let leftPx = 0;
  return Object.fromEntries(
    columns.map(({ id, width }, place) => {
      const [, fixed] = FIXED.exec(style.getPropertyValue(`--mp-share-${place}`).trim()) ?? [];
      const widthPx = Number(fixed) || pxIn(style, `--mp-least-${place}`) || ('px' in width ? width.px : width.minPx);
      const box = { leftPx, widthPx };
      leftPx += widthPx;
      return [id, box];
    }),
  );
}

/** The region a table scrolls in. */
const regionOf = (host: HTMLElement | null): HTMLElement | null =>
  host?.querySelector<HTMLElement>('[role=table], [role=grid], [role=treegrid]')?.parentElement ?? null;

/**
 * A table that is scrolled by what is around it, so that nothing of it can be operated, and the places of its heads: measured where
 * they are drawn. Columns far at the side are not.
 */
export function useHeadBoxes<Row>(columns: readonly Column<Row>[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<HeadBoxes>({ boxes: {}, leastPx: 0, hasHead: true });

  const measure = useCallback(() => {
    const region = regionOf(host.current);
    if (!whole.current || !region) return;
    const { left } = whole.current.getBoundingClientRect();
    const measured = [...region.querySelectorAll('[role=columnheader]')].flatMap((head) => {
      const column = columns[Number(head.getAttribute('aria-colindex')) - 1];
      const rect = head.getBoundingClientRect();
      return column ? [[column.id, { leftPx: Math.round(rect.left - left), widthPx: Math.round(rect.width) }] as const] : [];
    });
    if (!region.querySelector('[data-mp-head]')) return setFound((had) => (had.hasHead ? { boxes: {}, leastPx: 0, hasHead: false } : had));
    const style = getComputedStyle(region);
    const leastPx = pxIn(style, '--mp-table-least') || 0;
    const next: HeadBoxes = { hasHead: true, leastPx, boxes: { ...leastBoxes(columns, style), ...Object.fromEntries(measured) } };
    setFound((had) => (isSameHead(had, next) ? had : next));
  }, [columns]);

  const follow = useCallback(() => {
    const region = regionOf(host.current);
    if (!region || !scroller.current) return;
    region.scrollLeft = scroller.current.scrollLeft;
    region.scrollTop = scroller.current.scrollTop;
  }, []);

  useLayoutEffect(() => {
    const own = host.current;
    if (!own) return undefined;
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(own);
    // The table draws its head when its own parts have come, other columns as it scrolls, wider ones as its rows need.
    const drawn = new MutationObserver(() => {
      follow();
      measure();
    });
    drawn.observe(own, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    return () => {
      sizes.disconnect();
      drawn.disconnect();
    };
  }, [measure, follow]);
  return { ...found, scroller, whole, host, follow };
}
