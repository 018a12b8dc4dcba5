import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { UploadQueue } from '../../engines/upload/index.ts';
import { useKit } from '../kit-provider/index.ts';

/** Uploads that can go on later wait while there is no network, and go on by themselves. */
export function useNetworkPause(queue: Pick<UploadQueue<unknown>, 'pause' | 'resume'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const lost = useEffectEvent(() => {
    if (queue.pause('all', 'network') > 0) announcer.say(t`The network is gone, uploads are paused`);
  });
  const back = useEffectEvent(() => {
    if (queue.resume('network') > 0) announcer.say(t`The network is back, uploads go on`);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('offline', () => lost(), { signal });
    window.addEventListener('online', () => back(), { signal });
    return () => ended.abort();
  }, []);
}
