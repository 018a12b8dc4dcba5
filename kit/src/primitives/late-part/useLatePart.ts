import { useEffect, useSyncExternalStore } from 'react';
import type { LatePart, LateState } from './latePart.ts';

/**
 * State of a late part, for a component that shows it; the part is fetched as soon as it is wanted.
 * After a failure `part.fetch()` tries again, and so does wanting it once more.
 */
export function useLatePart<P>(part: LatePart<P>, isWanted: boolean): LateState<P> {
  const state = useSyncExternalStore(part.subscribe, part.getSnapshot);
  useEffect(() => {
    if (isWanted) part.fetch().catch(() => undefined);
  }, [part, isWanted]);
  return state;
}
