import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Handler that stays the same from drawing to drawing and does what the latest one does. Called in events and effects, never while
 * drawing.
 */
export function useSteady<Args extends unknown[], Result>(handler: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
