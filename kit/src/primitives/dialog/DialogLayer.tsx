import { Overlay } from 'react-aria/Overlay';
import { useEnvironment, useIsHydrated } from '../../engines/environment/index.ts';
import { LayerContext } from '../../engines/layer-stack/index.ts';
import type { LayerProps } from '../../engines/layer-stack/index.ts';

/**
 * A place over the page the keyboard does not leave: what `Layer` is for what leaves the page usable, this is for a dialog. A server
 * draws nothing of it.
 */
export function DialogLayer({ of, children }: Required<LayerProps>) {
  const { layerHost } = useEnvironment();
  if (!useIsHydrated()) return null;
  return (
    <Overlay portalContainer={layerHost()} shouldContainFocus>
      <LayerContext value={of}>{children}</LayerContext>
    </Overlay>
  );
}
