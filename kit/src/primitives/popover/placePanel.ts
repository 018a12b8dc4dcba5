import type { PanelPlacement } from './types.ts';

/** A rectangle in px of the viewport, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export type PanelSide = 'below' | 'above';

export interface PanelAsk {
  readonly anchor: Box;
  /** The visible part of the page. */
  readonly view: Box;
  /** The panel as it would be with room enough. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  readonly placement: PanelPlacement;
  /** Lines begin at the right: `start` is the right edge then. @defaultValue false */
  readonly isRtl?: boolean;
  /** Side it is on now: it stays there while it fits, so that a list that shrinks under typing does not jump. */
  readonly side?: PanelSide;
  /** As wide as the view, without distance to its edges. */
  readonly isSheet?: boolean;
}

export interface PanelPlace {
  readonly side: PanelSide;
  /** Of the edge that faces the anchor: the top of a panel below it, the bottom of one above it; px from the top of the viewport. */
  readonly nearEdgePx: number;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly maxHeightPx: number;
}

/** Between the anchor and its panel. */
export const PANEL_OFFSET_PX = 4;
/** Between the panel and the edge of what can be seen. */
export const VIEW_MARGIN_PX = 8;
/** A panel gets at least this much, even where it then covers its anchor. */
export const MIN_PANEL_HEIGHT_PX = 120;
/** A sheet has a heading and tools above its rows, and covers nothing one types in. */
export const MIN_SHEET_HEIGHT_PX = 320;

/** Place of a panel: on the side asked for if it fits there, else where there is more room; never beyond what can be seen. */
export function placePanel({ anchor, view, size, placement, isRtl = false, side: current, isSheet = false }: PanelAsk): PanelPlace {
  const margin = isSheet ? 0 : VIEW_MARGIN_PX;
  const room = {
    below: view.bottom - margin - anchor.bottom - PANEL_OFFSET_PX,
    above: anchor.top - PANEL_OFFSET_PX - view.top - margin,
  };
  const wished = current ?? (placement.startsWith('top') ? 'above' : 'below');
  const other = wished === 'below' ? 'above' : 'below';
  const side = size.heightPx <= room[wished] || room[wished] >= room[other] ? wished : other;
  const leastPx = isSheet ? MIN_SHEET_HEIGHT_PX : MIN_PANEL_HEIGHT_PX;
  const maxHeightPx = Math.min(Math.max(room[side], leastPx), view.bottom - view.top - 2 * margin);

  const widthPx = isSheet ? view.right - view.left : Math.min(size.widthPx, view.right - view.left - 2 * margin);
  const middlePx = (anchor.left + anchor.right - widthPx) / 2;
  const isAtLeft = placement.endsWith(isRtl ? 'end' : 'start');
  const isAtRight = placement.endsWith(isRtl ? 'start' : 'end');
  const wishedLeftPx = isAtLeft ? anchor.left : isAtRight ? anchor.right - widthPx : middlePx;
  const leftPx = Math.max(view.left + margin, Math.min(wishedLeftPx, view.right - margin - widthPx));

  // Too little room: the panel slides over its anchor rather than out of sight.
  const nearEdgePx =
    side === 'below'
      ? Math.min(anchor.bottom + PANEL_OFFSET_PX, view.bottom - margin - Math.min(size.heightPx, maxHeightPx))
      : Math.max(anchor.top - PANEL_OFFSET_PX, view.top + margin + Math.min(size.heightPx, maxHeightPx));
  return { side, nearEdgePx, leftPx, widthPx, maxHeightPx };
}
