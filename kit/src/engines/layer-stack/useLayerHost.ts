import { useMemo } from 'react';
import { useEnvironment } from '../environment/index.ts';
import { openModal } from '../overlay-registry/index.ts';

/**
 * Element that a layer is drawn into, from its first drawing on: the layer host of the surroundings, or the modal `<dialog>` of the
 * application that is open then. In the browser only.
 * @param isOfPage true for what outlives such a dialog, and stays in the layer host
 * @reading R-836
 */
export function useLayerHost(isOfPage = false): HTMLElement {
  const { layerHost } = useEnvironment();
  return useMemo(() => {
    const host = layerHost();
    const modal = isOfPage ? undefined : openModal(host.ownerDocument);
    return modal && !modal.contains(host) ? modal : host;
  }, [layerHost, isOfPage]);
}
