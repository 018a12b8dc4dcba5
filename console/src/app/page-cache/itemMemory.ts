import type { MenuItem } from '@milepost/openapi/domains/current-user';
import type { ReadableAtom } from 'nanostores';
import type { MenuRoutes } from '../menu/menuRoutes.ts';
import type { PageCache } from './pageCache.ts';

/**
 * Entries of open pages. A page whose entry has left the menu while it is open keeps the last one, so that what was typed on it
 * stays; once the page is closed the entry is forgotten. @reading R-406
 */
export function createItemMemory(routes: ReadableAtom<MenuRoutes>, cache: Pick<PageCache, 'pages'>): (path: string) => MenuItem | null {
  const last = new Map<string, MenuItem>();
  cache.pages.listen((pages) => {
    for (const path of last.keys()) if (!pages.some((page) => page.path === path)) last.delete(path);
  });
  return (path) => {
    const item = routes.get().byPath.get(path)?.item ?? last.get(path) ?? null;
    if (item) last.set(path, item);
    return item;
  };
}
