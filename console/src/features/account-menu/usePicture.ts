import { onIdle } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';

/**
 * Address of the person's picture; null where there is none, or its address is not to be trusted. What judges addresses comes
 * after the page. @source shell §3 (headIcon)
 */
export function usePicture(): string | null {
  const { headIcon } = useSession().currentUser.user;
  const context = useLinkContext();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const judge = async () => {
      const { imageAddress } = await import('../../data/file/imageAddress.ts');
      if (isWanted) setPicture(imageAddress(headIcon ?? '', context));
    };
    // Without it the first character stays.
    const stop = onIdle(() => void judge().catch(() => undefined));
    return () => {
      isWanted = false;
      stop();
    };
  }, [headIcon, context]);
  return headIcon ? picture : null;
}
