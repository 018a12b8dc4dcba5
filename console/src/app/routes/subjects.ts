import { parseSearch } from '../../routing/index.ts';
import type { PageLocation, Search } from '../../routing/index.ts';
import { fixedPages } from './fixedPages.ts';
import { devPages, pages } from './pages.ts';

/** Subjects of addresses, by the path of the page that declares them. */
const subjects: ReadonlyMap<string, (search: Search) => string> = new Map(
  [...fixedPages, ...pages, ...devPages].flatMap(({ path, subject }) => (subject ? [[`/${path}`, subject] as const] : [])),
);

/** A location with its subject, where the page at its path declares one. @reading R-444 */
export function withSubject(location: PageLocation): PageLocation {
  const subject = subjects.get(location.path)?.(location.search);
  return subject ? { ...location, subject } : location;
}

/** Location of an address of the console. */
export function locate(href: string): PageLocation {
  const { pathname, search } = new URL(href, globalThis.location.origin);
  return withSubject({ path: pathname, href, search: parseSearch(search) });
}
