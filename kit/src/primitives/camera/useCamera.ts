import { useEffect, useState } from 'react';
import { openCamera } from '../../engines/camera/index.ts';
import type { CameraPort, OpenedCamera } from '../../engines/camera/index.ts';

export type CameraState = { readonly kind: 'asking' } | OpenedCamera;

/** A camera that is open as long as it is drawn. */
export function useCamera(port: CameraPort) {
  const [wish, setWish] = useState<{ readonly cameraId?: string | undefined }>({});
  const [state, setState] = useState<CameraState>({ kind: 'asking' });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    void openCamera(port, wish.cameraId).then((opened) => {
      if (opened.kind === 'open') {
        if (signal.aborted) return opened.close();
        signal.addEventListener('abort', opened.close);
        // The cable was pulled, or the permission taken back.
        for (const track of opened.stream.getTracks())
          track.addEventListener('ended', () => setState({ kind: 'fault', fault: 'missing' }), { signal });
      }
      if (!signal.aborted) setState(opened);
      return undefined;
    });
    return () => ended.abort();
  }, [port, wish]);
  const open = (cameraId?: string) => {
    setState({ kind: 'asking' });
    setWish({ cameraId });
  };
  const otherId = state.kind === 'open' ? state.cameraIds[1] : undefined;
  return {
    state,
    retry: () => open(),
    /** Opens the next camera; left out where there is one. */
    change: otherId === undefined ? undefined : () => open(otherId),
  };
}
