import { registerOverlays } from '../overlay-registry/index.ts';
import { createLayerStack } from './layerStack.ts';
import type { LayerStack } from './layerStack.ts';
import type { FocusAnchor } from './focusAnchor.ts';

let ofPage: LayerStack | undefined;

/** The stack of this page: two stacks in one page would both answer to Escape. */
export function pageLayers(): LayerStack {
  if (!ofPage) {
    ofPage = createLayerStack(document);
    registerOverlays(ofPage);
  }
  return ofPage;
}

/**
 * Brings a lost focus back to where it belongs; see {@link LayerStack.restoreFocus}. A page calls it after it took
 * something away that may have had the focus, with the element that was there or an anchor recorded before.
 */
export function restoreFocus(from: HTMLElement | FocusAnchor): HTMLElement | null {
  return pageLayers().restoreFocus(from);
}
