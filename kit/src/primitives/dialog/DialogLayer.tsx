import { Overlay } from 'react-aria/Overlay';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { LayerContext, useLayerHost } from '../../engines/layer-stack/index.ts';
import type { LayerProps } from '../../engines/layer-stack/index.ts';

type DialogLayerProps = Required<Pick<LayerProps, 'of' | 'children'>>;

/**
 * A place over the page the keyboard does not leave: what `Layer` is for what leaves the page usable, this is for a dialog. A server
 * draws nothing of it.
 */
export function DialogLayer(props: DialogLayerProps) {
  return useIsHydrated() ? <Placed {...props} /> : null;
}

function Placed({ of, children }: DialogLayerProps) {
  const host = useLayerHost();
  return (
    <Overlay portalContainer={host} shouldContainFocus>
      <LayerContext value={of}>{children}</LayerContext>
    </Overlay>
  );
}
