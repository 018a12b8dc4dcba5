import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, which does what `act` of the last render does. For events, never while rendering. */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
