import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** True while somebody can see the page: false for a tab in the background. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden');
