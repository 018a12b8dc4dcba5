import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { createUnsavedScope } from '../../open-pages/unsaved.ts';
import type { UnsavedScope } from '../../open-pages/unsaved.ts';
import { pagesToDrop } from '../../open-pages/pagesToDrop.ts';
import type { Address, PageLocation, RecordName } from '../../routing/index.ts';

/** A page that is built: the one on screen, or one kept as it was left. */
export interface CachedPage {
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
  readonly rebuild: (path: string) => void;
  /** Lets pages go for good, and what was typed in them. */
  readonly drop: (paths: readonly string[]) => void;
  /** Lets pages go whose person has agreed to give up what was typed there: its drafts go too. */
  readonly discard: (paths: readonly string[]) => void;
  /** Paths of the pages with something typed and not saved. */
  readonly unsavedPaths: () => readonly string[];
  /** Lets every page go that holds nothing typed. */
  readonly dropClean: () => void;
}

interface Options {
  /** Way to go on from a page. */
  readonly go: Address['go'];
  /** True when visited pages stay as they were left; pages with something typed stay always. @source shell §2.5 (page cache) */
  readonly isCaching: () => boolean;
  /** Class names of the host and of each container. */
  readonly classes?: { readonly host: string; readonly container: string };
  readonly document?: Document;
}

/** The pages that are built, apart from the frame around them. @reading R-293 */
export function createPageCache({ go, isCaching, classes, document = window.document }: Options): PageCache {
  const pages = atom<readonly CachedPage[]>([]);
  const host = document.createElement('div');
  if (classes) host.className = classes.host;
  /** The one used longest ago first. */
  let order: readonly string[] = [];
  let builds = 0;

  const find = (path: string) => pages.get().find((page) => page.path === path);
  const isDirty = (path: string) => (find(path)?.unsaved.forms.get().size ?? 0) > 0;

  function build(location: PageLocation): CachedPage {
    const { path } = location;
    const container = host.appendChild(document.createElement('div'));
    if (classes) container.className = classes.container;
    return {
      path,
      key: `${path} ${(builds += 1)}`,
      isShown: true,
      unsaved: createUnsavedScope(),
      address: { location: atom(location), go, record: atom<RecordName | null>(null) },
      container,
    };
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
    order = order.filter((path) => next.some((page) => page.path === path));
    pages.set(next);
  }

  const without = (paths: readonly string[]) => pages.get().filter(({ path }) => !paths.includes(path));

  return {
    pages,
    host,
    show(location) {
      const now = pages.get();
      const path = location?.path ?? null;
      const known = path === null ? undefined : find(path);
      if (location && known && known.address.location.get().href !== location.href) known.address.location.set(location);
      if (known?.isShown && now.filter(({ isShown }) => isShown).length === 1) return;
      const moved = now.map((page) => (page.isShown === (page.path === path) ? page : { ...page, isShown: page.path === path }));
      const all = location === null || known ? moved : [...moved, build(location)];
      if (path !== null) order = [...order.filter((one) => one !== path), path];
      const clean = all.filter((page) => !page.isShown && !isDirty(page.path)).map((page) => page.path);
      const gone = isCaching() ? pagesToDrop(order, isDirty) : clean;
      put(all.filter((page) => page.path === path || !gone.includes(page.path)));
    },
    rebuild(path) {
      const page = find(path);
      if (!page) return;
      // Refreshing was agreed to where something was typed.
      page.unsaved.discards.forEach((discard) => discard());
      const isShown = page.isShown;
      const fresh = { ...build(page.address.location.get()), isShown };
      put(pages.get().map((one) => (one === page ? fresh : one)));
    },
    drop: (paths) => put(without(paths)),
    discard(paths) {
      for (const path of paths) find(path)?.unsaved.discards.forEach((discard) => discard());
      put(without(paths));
    },
    unsavedPaths: () => pages.get().flatMap(({ path }) => (isDirty(path) ? [path] : [])),
    dropClean: () => put(pages.get().filter(({ path }) => isDirty(path))),
  };
}
