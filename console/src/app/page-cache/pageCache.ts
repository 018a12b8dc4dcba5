import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { createUnsavedScope } from '../../open-pages/unsaved.ts';
import type { UnsavedScope } from '../../open-pages/unsaved.ts';
import { pagesToDrop } from '../../open-pages/pagesToDrop.ts';
import { pageIdOf } from '../../routing/index.ts';
import type { Address, PageLocation, RecordName } from '../../routing/index.ts';

/** A page that is built: the one on screen, or one kept as it was left. */
export interface CachedPage {
  /** Its path and its subject: two records on pages of one path are two pages. @reading R-444 */
  readonly id: string;
  readonly path: string;
  /** Another one when the page is built anew. */
  readonly key: string;
  readonly isShown: boolean;
  readonly unsaved: UnsavedScope;
  /** Address of this page: out of sight it stays as it was, so that no page reads the search parameters of its neighbour. */
  readonly address: Address & { readonly location: WritableAtom<PageLocation>; readonly record: WritableAtom<RecordName | null> };
  /** Element the page is drawn in; it moves with the page between frames, so that a change of the layout builds nothing anew. */
  readonly container: HTMLElement;
}

export interface PageCache {
  readonly pages: ReadableAtom<readonly CachedPage[]>;
  /** Holds the containers; the frame puts it where its pages belong. */
  readonly host: HTMLElement;
  /** Brings the page of a location on screen; null takes every page off it, as for a locked screen. */
  readonly show: (location: PageLocation | null) => void;
  /** Builds a page anew; what was typed in it is gone. */
  readonly rebuild: (id: string) => void;
  /** Lets pages go for good, and what was typed in them. */
  readonly drop: (ids: readonly string[]) => void;
  /** Lets pages go whose person has agreed to give up what was typed there: its drafts go too. */
  readonly discard: (ids: readonly string[]) => void;
  /** Ids of the pages with something typed and not saved. */
  readonly unsavedIds: () => readonly string[];
  /** Lets every page go that holds nothing typed. */
  readonly dropClean: () => void;
  /** The last page that went on as that of another address, as a draft does that has got its number. */
  readonly moved: ReadableAtom<Move | null>;
}

/** A page that goes on as that of another address. */
export interface Move {
  readonly from: string;
  readonly to: PageLocation;
}

interface Options {
  /** Way to go on from a page. */
  readonly go: Address['go'];
  /** Location of an address, with the subject its page declares. */
  readonly locate: (href: string) => PageLocation;
  /** True when visited pages stay as they were left; pages with something typed stay always. @source shell §2.5 (page cache) */
  readonly isCaching: () => boolean;
  /** Class names of the host and of each container. */
  readonly classes?: { readonly host: string; readonly container: string };
  readonly document?: Document;
}

/** The pages that are built, apart from the frame around them. @reading R-293 */
export function createPageCache({ go, locate, isCaching, classes, document = window.document }: Options): PageCache {
  const pages = atom<readonly CachedPage[]>([]);
  const moved = atom<Move | null>(null);
  const host = document.createElement('div');
  if (classes) host.className = classes.host;
  /** The one used longest ago first. */
  let order: readonly string[] = [];
  let builds = 0;
  /** Key of the page whose address is about to be replaced. */
  let leaving: string | null = null;

  const find = (id: string) => pages.get().find((page) => page.id === id);
  const isDirty = (id: string) => (find(id)?.unsaved.forms.get().size ?? 0) > 0;

  function build(location: PageLocation): CachedPage {
    const { path } = location;
    const id = pageIdOf(location);
    const container = host.appendChild(document.createElement('div'));
    if (classes) container.className = classes.container;
    const key = `${id} ${(builds += 1)}`;
    return {
      id,
      path,
      key,
      isShown: true,
      unsaved: createUnsavedScope(),
      address: { location: atom(location), go: goFrom(key), record: atom<RecordName | null>(null) },
      container,
    };
  }

  /**
   * Ways on from a page. One that replaces its address by another of its path stays the page it is; out of sight, as when what it
   * saved is answered late, it leaves the history to the page that is shown.
   */
  function goFrom(key: string): Address['go'] {
    return (href, how) => {
      const page = pages.get().find((one) => one.key === key);
      const to = locate(href);
      if (!how.replace || !page || page.path !== to.path) return go(href, how);
      if (!page.isShown) return move(page, to);
      leaving = key;
      return go(href, how);
    };
  }

  /** Lets a page go on at another address; where a page for that is open already, the page ends. */
  function move(page: CachedPage, to: PageLocation) {
    const id = pageIdOf(to);
    if (id !== page.id && find(id)) put(without([page.id]));
    else {
      order = order.map((one) => (one === page.id ? id : one));
      page.address.location.set(to);
      if (id !== page.id) pages.set(pages.get().map((one) => (one === page ? { ...one, id } : one)));
    }
    moved.set({ from: page.id, to });
  }

  /**
   * Puts another list of pages in place. What is typed outlives the effects of a page, so their scope hears of hiding before
   * the page does.
   */
  function put(next: readonly CachedPage[]) {
    for (const page of pages.get()) {
      page.unsaved.isShown = next.find(({ key }) => key === page.key)?.isShown ?? false;
      if (!next.some(({ key }) => key === page.key)) page.container.remove();
    }
    for (const { container, unsaved, isShown } of next) {
      unsaved.isShown = isShown;
      container.hidden = !isShown;
    }
    order = order.filter((id) => next.some((page) => page.id === id));
    pages.set(next);
  }

  const without = (ids: readonly string[]) => pages.get().filter(({ id }) => !ids.includes(id));

  return {
    pages,
    moved,
    host,
    show(location) {
      const before = pages.get().find(({ key }) => key === leaving);
      leaving = null;
      if (location && before?.path === location.path && before.id !== pageIdOf(location)) move(before, location);
      const now = pages.get();
      const id = location && pageIdOf(location);
      const known = id === null ? undefined : find(id);
      if (location && known && known.address.location.get().href !== location.href) known.address.location.set(location);
      if (known?.isShown && now.filter(({ isShown }) => isShown).length === 1) return;
      const turned = now.map((page) => (page.isShown === (page.id === id) ? page : { ...page, isShown: page.id === id }));
      const all = location === null || known ? turned : [...turned, build(location)];
      if (id !== null) order = [...order.filter((one) => one !== id), id];
      const clean = all.filter((page) => !page.isShown && !isDirty(page.id)).map((page) => page.id);
      const gone = isCaching() ? pagesToDrop(order, isDirty) : clean;
      put(all.filter((page) => page.id === id || !gone.includes(page.id)));
    },
    rebuild(id) {
      const page = find(id);
      if (!page) return;
      // Refreshing was agreed to where something was typed.
      page.unsaved.discards.forEach((discard) => discard());
      const isShown = page.isShown;
      const fresh = { ...build(page.address.location.get()), isShown };
      put(pages.get().map((one) => (one === page ? fresh : one)));
    },
    drop: (ids) => put(without(ids)),
    discard(ids) {
      for (const id of ids) find(id)?.unsaved.discards.forEach((discard) => discard());
      put(without(ids));
    },
    unsavedIds: () => pages.get().flatMap(({ id }) => (isDirty(id) ? [id] : [])),
    dropClean: () => put(pages.get().filter(({ id }) => isDirty(id))),
  };
}
