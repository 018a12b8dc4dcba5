import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { parseSearch } from './searchText.ts';
import type { PageSearch, Search } from './searchText.ts';

/** Location of a page: its path as the browser writes it, the whole address, and the search parameters. */
export interface PageLocation {
  readonly path: string;
  readonly href: string;
  readonly search: Search;
  /** Record or task the page shows, where its declaration says that its search names one; each subject is an open page of its own. */
  readonly subject?: string;
  /** Search parameters as the route of the page has validated them; a page drawn elsewhere validates them by itself. */
  readonly validated?: { readonly by: PageSearch<unknown>['read']; readonly value: unknown };
}

/** Address as one part of the console sees it: the frame sees that of the page on screen, a page its own, also out of sight. */
export interface Address {
  readonly location: ReadableAtom<PageLocation>;
  /** Goes to an address of the console; `replace` leaves no entry to come back to. */
  readonly go: (href: string, options: { readonly replace: boolean }) => void;
  /** Name of the record the page shows; missing where no title is made of it, as in a dialog. */
  readonly record?: WritableAtom<RecordName | null>;
}

/** Name of a record, and what kind of record it is where the name of the page does not say it. */
export interface RecordName {
  readonly name: string;
  readonly of?: string | undefined;
  /** Name of what lies over the page: it goes with it. */
  readonly isLayer?: boolean;
}

/** Id of an open page: its path, and the subject where it has one. A path as the browser writes it holds no question mark. @reading R-444 */
export const pageIdOf = ({ path, subject }: Pick<PageLocation, 'path' | 'subject'>): string => (subject ? `${path}?${subject}` : path);

/** Location that a history holds now. */
export function locationOf({ location: { pathname, href, search } }: RouterHistory): PageLocation {
  return { path: pathname, href, search: parseSearch(search) };
}

/** Way to go on in a history. */
export const goIn = (history: RouterHistory): Address['go'] => {
  return (href, { replace }) => (replace ? history.replace(href) : history.push(href));
};

/** Address that follows a history of its own, such as that of a page in a dialog. */
export function createAddress(history: RouterHistory): Address {
  const location = atom(locationOf(history));
  history.subscribe(() => location.set(locationOf(history)));
  return { location, go: goIn(history) };
}
