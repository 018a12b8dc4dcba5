import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { WritableAtom } from 'nanostores';
import type { PageFrame } from '../page-cache/pageFrame.ts';
import { menuRoutes } from './menuRoutes.ts';
import type { MenuRoutes } from './menuRoutes.ts';

interface MenuOfPersonOptions {
  readonly person: WritableAtom<CurrentUser>;
  readonly routes: WritableAtom<MenuRoutes>;
  readonly frame: Pick<PageFrame, 'cache' | 'follow'>;
}

/** Puts a person in place with the menu they have now. */
export function createMenuOfPerson({ person, routes, frame: { cache, follow } }: MenuOfPersonOptions) {
  const setPerson = (next: CurrentUser) => {
    routes.set(menuRoutes(next.menus));
    person.set(next);
  };
  return {
    setPerson,
    /** Puts another menu in place. A page whose entry is gone is gone too, unless something is typed on it. @reading R-406 */
    applyMenu: (next: CurrentUser) => {
      const before = routes.get().byPath;
      setPerson(next);
      const kept = new Set(cache.unsavedIds());
      const gone = cache.pages
        .get()
        .flatMap(({ id, path }) => (before.has(path) && !routes.get().byPath.has(path) && !kept.has(id) ? [id] : []));
      if (gone.length === 0) return;
      cache.drop(gone);
      void follow();
    },
  };
}
