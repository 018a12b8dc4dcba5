import { useEffect, useState } from 'react';
import { whenSettled } from '../../../engines/clock/index.ts';

/** True once the page has been shown for a moment, where that is waited for: what nobody looks for at first need not come with it. */
export function useSettled(isAsked: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => (isAsked ? whenSettled(() => setIsSettled(true)) : undefined), [isAsked]);
  return isAsked && isSettled;
}
