import { redirectOfPath } from '@milepost/openapi/guards';
import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { goIn, locationOf, pageIdOf } from '../../routing/index.ts';
import type { Address, PageLocation } from '../../routing/index.ts';
import type { MenuRoutes } from '../menu/menuRoutes.ts';
import { createConsoleRouter, resolvedPage } from '../routes/router.ts';
import { locate, withSubject } from '../routes/subjects.ts';
import type { ConsoleRouter } from '../routes/router.ts';
import { createPageCache } from './pageCache.ts';
import type { PageCache } from './pageCache.ts';

/** A page that was shown, with the address it was shown at. */
export interface Visit {
  /** Its path and its subject. */
  readonly id: string;
  readonly path: string;
  readonly fullPath: string;
  /** Its menu entry; null for fixed routes. */
  readonly menuId: string | null;
}

/** The pages of a signed-in person: which were visited, which are built, which is on screen. */
export interface PageFrame {
  readonly cache: PageCache;
  readonly history: RouterHistory;
  readonly router: ConsoleRouter;
  /** Address of the page that is shown: it changes together with the page, in one drawing. */
  readonly address: Address;
  /** The page that is shown; null where there is none to come back to. What the tags are made of. */
  readonly visit: ReadableAtom<Visit | null>;
  /** Its name, which what is drawn around it knows. */
  readonly title: WritableAtom<string>;
  /** Shows what the address asks for; resolves when it is shown. Called at the start and after each navigation. */
  readonly follow: () => Promise<void>;
  /** Runs once the next page is shown, in the same drawing. */
  readonly onceShown: (then: () => void) => void;
  readonly stop: () => void;
}

interface Options {
  readonly history: RouterHistory;
  readonly menu: () => MenuRoutes;
  readonly hasDevPages: boolean;
  readonly isCaching: () => boolean;
  readonly classes?: { readonly host: string; readonly container: string };
}

/** Links the address with the pages that are built. */
export function createPageFrame({ history, menu, hasDevPages, isCaching, classes }: Options): PageFrame {
  const router = createConsoleRouter(history, { menu, hasDevPages });
  const location = atom<PageLocation>(withSubject(locationOf(history)));
  const cache = createPageCache({ go: goIn(history), locate, isCaching, ...(classes && { classes }) });
  const visit = atom<Visit | null>(null);
  let waiting: (() => void)[] = [];

  /** Shows the address that follows /redirect/ anew. @source shell §2.1 */
  function refresh({ path, href }: PageLocation) {
    const to = redirectOfPath(path + href.slice(path.length), { origin: globalThis.location.origin });
    cache.rebuild(pageIdOf(locate(to)));
    history.replace(to);
  }

  function show() {
    const now = withSubject(locationOf(history));
    const page = resolvedPage(router);
    // The router matches no address that cannot be decoded.
    if (!page) return history.replace('/404');
    const { target, validated } = page;
    if (target.kind === 'refresh') return refresh(now);
    const shown: PageLocation = { ...now, ...(validated && { validated }) };
    cache.show(shown);
    if (now.href !== location.get().href) location.set(shown);
    // A page that does not exist is no page to come back to.
    const menuId = target.kind === 'menu' ? target.item.id : null;
    visit.set(now.path === '/404' ? null : { id: pageIdOf(now), path: now.path, fullPath: now.href, menuId });
    const due = waiting;
    waiting = [];
    for (const then of due) then();
  }

  const stopResolved = router.subscribe('onResolved', show);
  return {
    cache,
    history,
    router,
    address: { location, go: goIn(history) },
    visit,
    title: atom(''),
    follow: () => router.load(),
    onceShown: (then) => void waiting.push(then),
    stop() {
      stopResolved();
      // The router leaves itself on the window, and with it all it knows of this person.
      Reflect.deleteProperty(globalThis, '__TSR_ROUTER__');
    },
  };
}
