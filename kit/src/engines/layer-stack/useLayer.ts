import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from '../environment/index.ts';
import type { PageLayer } from './layerStack.ts';
import { pageLayers } from './page.ts';

/** The layer around a widget; whoever draws a layer provides it to the layers opened from inside. */
export const LayerContext = createContext<PageLayer | null>(null);

/**
 * Makes the calling component a layer of the page for as long as it is mounted.
 * Call it in a component *inside* React Aria's overlay: children are cleaned up after their parents, so the page behind
 * is no longer inert when the focus goes back.
 * @param ref outermost element of the layer
 * @param opener element the focus returns to; if left out, the one that has the focus while the layer is first drawn
 * @returns the layer, to be provided as {@link LayerContext} around its content
 */
export function useLayer(ref: RefObject<HTMLElement | null>, onEscape: () => void, opener?: HTMLElement | null): PageLayer {
  const parent = useContext(LayerContext);
  const escape = useEffectEvent(onEscape);
  // Read while drawing, because a field with autoFocus takes the focus before any effect runs.
  const [layer] = useState<PageLayer>(() => ({
    opener: typeof document === 'undefined' ? null : pageLayers().anchor(opener),
    parent,
  }));
  // Over what a server sent there is no element at first.
  const isHydrated = useIsHydrated();
  useEffect(
    () => (isHydrated ? pageLayers().open(layer, { element: ref.current, onEscape: () => escape() }) : undefined),
    [layer, ref, isHydrated],
  );
  return layer;
}
