import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { isRtl, useIsHydrated } from '../../engines/environment/index.ts';
import type { Direction } from '../../engines/environment/index.ts';
import { placePanel } from './placePanel.ts';
import type { Box, PanelPlace, PanelSide } from './placePanel.ts';
import type { PanelPlacement } from './types.ts';

export interface PlaceOptions {
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly placement: PanelPlacement;
  /** A number of px, the anchor's own width, or that of the content. */
  readonly width: number | 'anchor' | 'content';
  /** With `anchor`: at least this. */
  readonly minWidthPx?: number;
  readonly maxHeightPx: number;
  readonly isSheet: boolean;
  /** Side on which lines begin, and with it where `start` is. @defaultValue that of the anchor */
  readonly dir?: Direction;
}

/** As high as the page allows. */
export const NO_LIMIT_PX = 10_000;

/** The visible part of the page: on a phone the keyboard takes its part of the page away. */
function visibleBox(): Box {
  const seen = window.visualViewport;
  const { clientWidth, clientHeight } = document.documentElement;
  if (!seen) return { top: 0, left: 0, right: clientWidth, bottom: clientHeight };
  return { top: seen.offsetTop, left: seen.offsetLeft, right: seen.offsetLeft + seen.width, bottom: seen.offsetTop + seen.height };
}

/**
 * The size the panel would have with room enough. Read from how it is: giving it room to measure it would move what is
 * scrolled in it. Where it is cut off it would be higher, up to the highest allowed.
 */
function requiredSize(panel: HTMLElement, anchor: Box, { width, minWidthPx = 0, maxHeightPx, isSheet }: PlaceOptions) {
  const { style } = panel;
  style.width = isSheet
    ? '100vw'
    : width === 'content'
      ? 'max-content'
      : `${width === 'anchor' ? Math.max(anchor.right - anchor.left, minWidthPx) : width}px`;
  if (!style.maxHeight) style.maxHeight = `${maxHeightPx}px`;
  const { offsetHeight } = panel;
  // Up to the next pixel: words that are a fraction wider than their box break.
  const widthPx = Math.ceil(panel.getBoundingClientRect().width);
  const isCut = offsetHeight + 1 >= Number.parseFloat(style.maxHeight);
  return { widthPx, heightPx: isCut ? maxHeightPx : offsetHeight };
}

function apply(panel: HTMLElement, { side, nearEdgePx, ...place }: PanelPlace, highestPx: number) {
  // Writing what is there already would have the browser style the panel again.
  if (panel.dataset['side'] !== side) panel.dataset['side'] = side;
  Object.assign(panel.style, edges(side, nearEdgePx), {
    left: `${place.leftPx}px`,
    width: `${place.widthPx}px`,
    maxHeight: `${Math.min(place.maxHeightPx, highestPx)}px`,
  });
}

/** First look of a panel. */
export interface PanelStart {
  readonly style?: CSSProperties;
  readonly 'data-side'?: PanelSide;
}

/** Probable place of a panel, as high as it may be: it is drawn there, and moved only where that was wrong. */
export function probablePlace({
  anchorRef,
  placement,
  width,
  minWidthPx = 0,
  maxHeightPx,
  isSheet = false,
  dir,
}: Omit<PlaceOptions, 'panelRef' | 'isSheet'> & Partial<Pick<PlaceOptions, 'isSheet'>>): PanelStart {
  const anchor = anchorRef.current?.getBoundingClientRect();
  if (!anchor || isSheet || width === 'content' || maxHeightPx === NO_LIMIT_PX) return {};
  const neededPx = width === 'anchor' ? Math.max(anchor.width, minWidthPx) : width;
  const size = { widthPx: neededPx, heightPx: maxHeightPx };
  const asked = { anchor, view: visibleBox(), size, placement, isRtl: isRtl(anchorRef.current, dir) };
  const { side, nearEdgePx, leftPx, widthPx } = placePanel(asked);
  return {
    style: { width: widthPx, maxHeight: maxHeightPx, left: leftPx, ...edges(side, nearEdgePx) },
    'data-side': side,
  };
}

/** From the bottom where the panel lies above, so that a list that grows or shrinks keeps touching its field. */
function edges(side: PanelSide, nearEdgePx: number) {
  return side === 'below'
    ? { top: `${nearEdgePx}px`, bottom: 'auto' }
    : { top: 'auto', bottom: `${document.documentElement.clientHeight - nearEdgePx}px` };
}

/**
 * Keeps a panel at its anchor while either moves or changes size, the page scrolls or a keyboard comes up.
 * Writes to the element itself: nothing is rendered for it.
 * @returns what to draw the panel with, always the same; not needed where it may be drawn anywhere first
 */
export function usePanelPlace(placeOptions: PlaceOptions): PanelStart {
  const { panelRef, anchorRef } = placeOptions;
  // A sheet is as high as it needs to be.
  const options = placeOptions.isSheet ? { ...placeOptions, maxHeightPx: NO_LIMIT_PX } : placeOptions;
  // oxlint-disable-next-line react/refs -- read while drawing: measured before the page is changed, it costs no layout
  const [first] = useState(() => probablePlace(options));
  const latest = useRef(options);
  const side = useRef<PanelSide | undefined>(undefined);
  // Over what a server sent there is no panel at first.
  const isHydrated = useIsHydrated();
  const place = useRef(() => {
    const panel = latest.current.panelRef.current;
    const anchor = latest.current.anchorRef.current;
    if (!panel || !anchor) return;
    const { placement, isSheet, maxHeightPx, dir } = latest.current;
    const box = anchor.getBoundingClientRect();
    const size = requiredSize(panel, box, latest.current);
    const asked = { anchor: box, view: visibleBox(), size, placement, isSheet, isRtl: isRtl(anchor, dir), side: side.current };
    const found = placePanel(asked);
    side.current = found.side;
    apply(panel, found, maxHeightPx);
  });

  useLayoutEffect(() => {
    latest.current = options;
    place.current();
  });

  useLayoutEffect(() => {
    const panel = panelRef.current;
    const anchor = anchorRef.current;
    if (!panel || !anchor) return undefined;
    const onMove = () => place.current();
    const onScroll = ({ target }: Event) => target instanceof Node && !panel.contains(target) && onMove();
    const sizes = new ResizeObserver(onMove);
    sizes.observe(panel);
    sizes.observe(anchor);
    // An anchor that is scrolled out of its own part of the page takes its panel along.
    const sight = new IntersectionObserver((seen) => {
      if (seen.at(-1)?.isIntersecting) delete panel.dataset['isAway'];
      else panel.dataset['isAway'] = 'true';
    });
    sight.observe(anchor);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    window.visualViewport?.addEventListener('resize', onMove);
    window.visualViewport?.addEventListener('scroll', onMove);
    return () => {
      sizes.disconnect();
      sight.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onMove);
      window.visualViewport?.removeEventListener('resize', onMove);
      window.visualViewport?.removeEventListener('scroll', onMove);
    };
  }, [panelRef, anchorRef, isHydrated]);
  return first;
}
