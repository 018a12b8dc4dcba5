import { overlayRegistry } from '@milepost/kit/engines/overlay-registry';
import { requiredContext } from '@milepost/kit/required-context';
import type { RouterHistory } from '@tanstack/history';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { parseSearch, stringifySearch } from './searchText.ts';
import type { Search } from './searchText.ts';

export type { Search };

/** Target of a navigation. */
export interface Navigation {
  /** A path; the present one when left out. */
  readonly to?: string;
  /** Search parameters, all of them; none when left out. */
  readonly search?: Search;
  /** Takes the place of the present entry of the history, for corrections the back button should not stop at. */
  readonly replace?: boolean;
}

const [RoutingProvider, useHistory] = requiredContext<RouterHistory>('address', '<RoutingProvider>');
export { RoutingProvider };

/** The path of the page that is shown. */
export function usePath(): string {
  const history = useHistory();
  return useSyncExternalStore(history.subscribe, () => history.location.pathname);
}

/** Calls `end` once another page is gone to: for what lies over a page and belongs to it, such as a drawer. @reading R-337 */
export function useEndWithPage(end: () => void): void {
  const path = usePath();
  const begun = useRef(path);
  const leave = useEffectEvent(end);
  useEffect(() => {
    if (path === begun.current) return;
    // The keyboard goes on at the page that comes, not at what opened this one.
    overlayRegistry.turnPage();
    leave();
  }, [path]);
}

/** The search parameters of the address. */
export function useSearch(): Search {
  const history = useHistory();
  const text = useSyncExternalStore(history.subscribe, () => history.location.search);
  return useMemo(() => parseSearch(text), [text]);
}

/** Goes to another page or changes the search parameters. Going where one is does nothing. */
export function useNavigate(): (navigation: Navigation) => void {
  const history = useHistory();
  return useCallback(
    ({ to = history.location.pathname, search = {}, replace = false }) => {
      const href = to + stringifySearch(search);
      if (href === history.location.href) return;
      if (replace) history.replace(href);
      else history.push(href);
    },
    [history],
  );
}
