/** Facts a page needs of the layers over it. */
export interface OverlayRegistry {
  /** True when the focus is inside the layer on top. */
  readonly holdsFocus: () => boolean;
  /** Another page is on its way: what is open over this one leaves with it. */
  readonly turnPage: () => void;
}

let seen: OverlayRegistry = { holdsFocus: () => false, turnPage: () => undefined };

/** Called by the stack of layers once there is one. */
export function registerOverlays(layers: OverlayRegistry): void {
  seen = layers;
}

/** The layers over this page, known without the stack: a page over which nothing was ever opened does without it. */
export const overlayRegistry: OverlayRegistry = {
  holdsFocus: () => seen.holdsFocus(),
  turnPage: () => seen.turnPage(),
};
