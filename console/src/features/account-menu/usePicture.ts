import { useSession } from '../../auth/currentSession.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { imageAddress } from '../../data/file/imageAddress.ts';

/** Address of the person's picture; null where there is none, or its address is not to be trusted. @source shell §3 (headIcon) */
export function usePicture(): string | null {
  const { headIcon } = useSession().currentUser.user;
  const context = useLinkContext();
  return imageAddress(headIcon ?? '', context);
}
