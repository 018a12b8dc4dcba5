import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useEnvironment, useIsHydrated } from '../environment/index.ts';
import type { PageLayer } from './layerStack.ts';
import { LayerContext } from './useLayer.ts';

export interface LayerProps {
  /** The layer that is drawn, as its hook returns it: what is opened from inside belongs to it. Left out for what is none, such as a tooltip. */
  readonly of?: PageLayer;
  readonly children: ReactNode;
}

/**
 * A place over the page: what is in it is drawn into the layer host of the surroundings, outside of whatever cuts off or scrolls
 * around it. A server draws nothing of it, nor does the first drawing over what it sent.
 */
export function Layer({ of, children }: LayerProps) {
  const { layerHost } = useEnvironment();
  if (!useIsHydrated()) return null;
  return createPortal(of ? <LayerContext value={of}>{children}</LayerContext> : children, layerHost());
}
