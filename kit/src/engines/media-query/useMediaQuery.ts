import { useCallback } from 'react';
import { useExternalStore } from '../external-store/index.ts';

let heldOf: typeof matchMedia | undefined;
const held = new Map<string, MediaQueryList>();
/** One list per query and page: asked with every part that is drawn. */
function listOf(query: string): MediaQueryList {
  if (heldOf !== matchMedia) held.clear();
  heldOf = matchMedia;
  let list = held.get(query);
  if (!list) held.set(query, (list = matchMedia(query)));
  return list;
}

/**
 * True while a media query holds; draws again when that changes.
 * @param onServer what a server draws, which has no screen. @defaultValue false
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => onServer,
  );
}
