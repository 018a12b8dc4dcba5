import { overlayRegistry } from '@milepost/kit/engines/overlay-registry';
import { requiredContext } from '@milepost/kit/required-context';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { pageIdOf } from './address.ts';
import type { Address, PageLocation } from './address.ts';
import { stringifySearch } from './searchText.ts';
import type { PageSearch, Search } from './searchText.ts';

/** Goal of a navigation. */
export interface Navigation {
  /** A path; the present one when left out. */
  readonly to?: string;
  /** Search parameters, all of them; none when left out. */
  readonly search?: Search;
  /** Takes the place of the present entry of the history, for corrections the back button should not stop at. */
  readonly replace?: boolean;
}

const [RoutingProvider, useAddress] = requiredContext<Address>('address', '<RoutingProvider>');
export { RoutingProvider };

function useLocation<Part>(part: (location: PageLocation) => Part): Part {
  const { location } = useAddress();
  return useSyncExternalStore(
    (listener) => location.listen(listener),
    () => part(location.get()),
  );
}

/** Path of the page that is shown. */
export const usePath = (): string => useLocation(({ path }) => path);

/** Id of the open page that is shown: two records on pages of one path are two. @reading R-444 */
export const usePageId = (): string => useLocation(pageIdOf);

/** Calls `end` once another page is gone to: for what lies over a page and belongs to it, such as a drawer. @reading R-337 */
export function useEndWithPage(end: () => void): void {
  const page = usePageId();
  const begun = useRef(page);
  const leave = useEffectEvent(end);
  useEffect(() => {
    if (page === begun.current) return;
    // The keyboard goes on at the page that comes, not at what opened this one.
    overlayRegistry.turnPage();
    leave();
  }, [page]);
}

/** Search parameters of the page, validated; the same object until the address changes. */
export function usePageSearch<Typed>({ read }: Pick<PageSearch<Typed>, 'read'>): Typed {
  const location = useLocation((now) => now);
  return useMemo(() => {
    const { validated, search } = location;
    return validated?.by === read ? (validated.value as Typed) : read(search);
  }, [location, read]);
}

/**
 * Names the record a page is opened for, or the one a form or a view over it is open for: titles and the tag of the page begin
 * with it. Null while it is not known.
 * @param of kind of the record, in place of the name of the page
 * @source shell §2.2 rule 6
 * @reading R-411
 */
export function useRecordName(
  name: string | null,
  { of, isLayer = false }: { readonly of?: string; readonly isLayer?: boolean } = {},
): void {
  const { record } = useAddress();
  useEffect(() => {
    if (!record) return undefined;
    const before = record.get();
    if (name !== null || !isLayer) record.set(name === null ? null : { name, of, isLayer });
    // A page keeps its name out of sight, for its tag; what lies over a page takes it along.
    return isLayer ? () => record.set(before) : undefined;
  }, [record, name, of, isLayer]);
}

/** Goes to another page or changes the search parameters. Going where one is does nothing. */
export function useNavigate(): (navigation: Navigation) => void {
  const address = useAddress();
  return useCallback(
    ({ to, search = {}, replace = false }) => {
      const { path, href: present } = address.location.get();
      const href = (to ?? path) + stringifySearch(search);
      if (href !== present) address.go(href, { replace });
    },
    [address],
  );
}
