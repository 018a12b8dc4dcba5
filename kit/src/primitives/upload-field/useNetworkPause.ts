import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import type { UploadQueue } from '../../engines/upload/index.ts';
import type { UploadMessages } from './types.ts';

/** Uploads that can go on later wait while there is no network, and go on by themselves. */
export function useNetworkPause(
  queue: Pick<UploadQueue<unknown>, 'pause' | 'resume'>,
  { networkLost, networkBack }: Pick<UploadMessages, 'networkLost' | 'networkBack'>,
) {
  const announce = useAnnounce();
  const lost = useEffectEvent(() => {
    if (queue.pause('all', 'network') > 0) announce(networkLost);
  });
  const back = useEffectEvent(() => {
    if (queue.resume('network') > 0) announce(networkBack);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('offline', () => lost(), { signal });
    window.addEventListener('online', () => back(), { signal });
    return () => ended.abort();
  }, []);
}
