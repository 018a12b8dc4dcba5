import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../environment/index.ts';
import type { PageLayer } from './layerStack.ts';
import { LayerContext } from './useLayer.ts';
import { useLayerHost } from './useLayerHost.ts';

export interface LayerProps {
  /** The layer that is drawn, as its hook returns it: what is opened from inside belongs to it. Left out for what is none, such as a tooltip. */
  readonly of?: PageLayer;
  /** True for messages of the page, which stay where they are when a modal `<dialog>` of the application goes. @defaultValue false */
  readonly isOfPage?: boolean;
  readonly children: ReactNode;
}

/**
 * A place over the page: what is in it is drawn into the layer host of the surroundings, outside of whatever cuts off or scrolls
 * around it; in a modal `<dialog>` of the application, into that. A server draws nothing of it, nor does the first drawing over what
 * it sent.
 */
export function Layer(props: LayerProps) {
  return useIsHydrated() ? <Placed {...props} /> : null;
}

function Placed({ of, isOfPage, children }: LayerProps) {
  const host = useLayerHost(isOfPage);
  return createPortal(of ? <LayerContext value={of}>{children}</LayerContext> : children, host);
}
