export { anchorFocus } from './focusAnchor.ts';
export type { FocusAnchor } from './focusAnchor.ts';
export { createLayerStack } from './layerStack.ts';
export type { PageLayer, LayerContent, LayerStack } from './layerStack.ts';
export { Layer } from './Layer.tsx';
export type { LayerProps } from './Layer.tsx';
export { pageLayers, restoreFocus } from './page.ts';
export { useFocusReturn } from './useFocusReturn.ts';
export { LayerContext, useLayer } from './useLayer.ts';
