import { onIdle } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';

let hasBeenIdle = false;

/** True once the page has been painted and had nothing else to do: what a first page does not need may come now. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(hasBeenIdle);
  useEffect(() => {
    if (isIdle) return undefined;
    return onIdle(() => {
      hasBeenIdle = true;
      setIdle(true);
    });
  }, [isIdle]);
  return isIdle;
}
