export { anchorFocus } from './focusAnchor.ts';
export type { FocusAnchor } from './focusAnchor.ts';
export { createLayerStack } from './layerStack.ts';
export type { Layer, LayerContent, LayerStack } from './layerStack.ts';
export { pageLayers, restoreFocus } from './page.ts';
export { useFocusReturn } from './useFocusReturn.ts';
export { LayerContext, useLayer } from './useLayer.ts';
