import { useLayoutEffect } from 'react';

let comingCount = 0;

/** True while a layer of this page is on its way: what is pressed meanwhile must not open another one, which would come to lie below it. */
export const isOverlayPending = (): boolean => comingCount > 0;

/** Says, for as long as it is true, that a layer is being fetched, such as a dialog that was chosen in a menu. */
export function usePendingOverlay(isComing: boolean): void {
  useLayoutEffect(() => {
    if (!isComing) return undefined;
    comingCount += 1;
    return () => {
      comingCount -= 1;
    };
  }, [isComing]);
}

/** The same as an element, for the fallback of a layer that is fetched. */
export function PendingOverlay(): null {
  usePendingOverlay(true);
  return null;
}
