/** Under the button of a bar, or beside the button of a rail. */
export type NavPanelSide = 'below' | 'beside';

/** Between a panel and the edge of the window. */
const MARGIN_PX = 8;
/** From a button of the rail over the rail's own edge. */
const BESIDE_PX = 12;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}
type AnchorBox = Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>;

/** Place of the panel: at its button, moved as far as it must be to stay in the window. */
export function navPanelPlace(anchor: AnchorBox, panel: Size, view: Size, at: NavPanelSide) {
  const most = (edgePx: number, sizePx: number) => Math.max(MARGIN_PX, edgePx - MARGIN_PX - sizePx);
  if (at === 'below')
    return {
      leftPx: Math.max(MARGIN_PX, Math.min(anchor.left, most(view.widthPx, panel.widthPx))),
      topPx: anchor.bottom,
      maxHeightPx: view.heightPx - anchor.bottom - MARGIN_PX,
    };
  return {
    leftPx: Math.min(anchor.right + BESIDE_PX, most(view.widthPx, panel.widthPx)),
    topPx: Math.max(MARGIN_PX, Math.min(anchor.top, most(view.heightPx, panel.heightPx))),
    maxHeightPx: view.heightPx - 2 * MARGIN_PX,
  };
}
