import { useEffect } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import type { LazyPart, LazyState } from './lazyPart.ts';

/**
 * State of a lazy part, for a component that shows it; the part is fetched as soon as it is wanted.
 * After a failure `part.fetch()` tries again, and so does wanting it once more.
 */
export function useLazyPart<P>(part: LazyPart<P>, isWanted: boolean): LazyState<P> {
  const state = useExternalStore(part.subscribe, part.getSnapshot, part.getServerSnapshot);
  useEffect(() => {
    if (isWanted) part.fetch().catch(() => undefined);
  }, [part, isWanted]);
  return state;
}
