import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Target } from '../routes/target.ts';
import { createPageCache } from './pageCache.ts';
import type { PageCache } from './pageCache.ts';

/** A page that was shown, with the address it was shown at. */
export interface Visit {
  readonly path: string;
  readonly fullPath: string;
  /** Its menu entry; null for fixed routes. */
  readonly menuId: string | null;
}

/** The pages of a signed-in person: which were visited, which are built, which is on screen. */
export interface PageFrame {
  readonly cache: PageCache;
  readonly history: RouterHistory;
  /** The page that is shown; null where there is none to come back to. What the tags are made of. */
  readonly visit: ReadableAtom<Visit | null>;
  /** Its name, which what is drawn around it knows. */
  readonly title: WritableAtom<string>;
  /** Shows what the address asks for. Called at the start and after each navigation. */
  readonly follow: () => void;
}

interface Options {
  readonly history: RouterHistory;
  readonly targetOf: (path: string, search: string) => Target;
  readonly isCaching: () => boolean;
  readonly classes?: { readonly host: string; readonly container: string };
}

/** The address that /redirect/… shows again; what judges it comes when it is asked for. @source shell §2.1 */
const judge = () => import('./refreshed.ts');

/** Links the address with the pages that are built. */
export function createPageFrame({ history, targetOf, isCaching, classes }: Options): PageFrame {
  const cache = createPageCache({ history, isCaching, ...(classes && { classes }) });
  const visit = atom<Visit | null>(null);

  async function refresh(address: string) {
    const { redirectOfPath } = await judge();
    const to = redirectOfPath(address, { origin: location.origin });
    cache.rebuild(new URL(to, location.origin).pathname);
    history.replace(to);
  }

  function follow() {
    const { pathname, search, href } = history.location;
    const target = targetOf(pathname, search);
    switch (target.kind) {
      case 'redirect':
        return history.replace(target.to);
      case 'refresh':
        return void refresh(pathname + search);
      case 'fixed':
      case 'menu':
      case 'dev':
        cache.show(pathname);
        // A page that does not exist is no page to come back to.
        visit.set(
          pathname === '/404' ? null : { path: pathname, fullPath: href, menuId: target.kind === 'menu' ? target.route.item.id : null },
        );
    }
  }

  return { cache, history, visit, title: atom(''), follow };
}
