import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';

const query = () => window.matchMedia(media.mobile);

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** True while the page is narrower than 992 px. @source shell §2.4 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
