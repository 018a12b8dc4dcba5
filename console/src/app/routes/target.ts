import { HOME_PATH, LOCK_PATH, PUBLIC_PATHS } from '../../auth/entry.ts';
import type { FixedPage } from './fixedPages.ts';
import type { MenuRoute, MenuRoutes } from '../menu/menuRoutes.ts';

/** Page a path shows, or the path it leads to instead. */
export type Target =
  | { readonly kind: 'fixed'; readonly page: FixedPage }
  | { readonly kind: 'dev'; readonly path: (typeof DEV_PATHS)[number] }
  | { readonly kind: 'menu'; readonly route: MenuRoute }
  /** The page is built anew. @source shell §2.4 (Refresh goes through /redirect) */
  | { readonly kind: 'refresh' }
  | { readonly kind: 'redirect'; readonly to: string };

/** Every picker over the running backend, and a long form, where the deployment has pages for trying parts out. */
export const DEV_PATHS = ['/dev/pickers', '/dev/form'] as const;

/** The path of the page that an address shows: while a page is built anew, which goes through /redirect, that page. @source shell §2.4 */
export const shownPath = (path: string): string => (isRefresh(path) ? path.slice(REFRESH.length) || HOME_PATH : path);

const REFRESH = '/redirect';
const isRefresh = (path: string) => path === REFRESH || path.startsWith(`${REFRESH}/`);

/** With a session that is not locked the login and the lock screen lead to the root, which leads home. @source shell §2.2 rule 3 */
const TO_ROOT: readonly string[] = ['/', PUBLIC_PATHS.login, LOCK_PATH];

interface World {
  readonly routes: MenuRoutes;
  readonly fixed: ReadonlyMap<string, FixedPage>;
  readonly hasDevPages?: boolean;
}

/**
 * The fixed routes, then the menu's, looked up as literal text so that no address of a menu can act as a pattern.
 * Any unknown path goes to /404. @source shell §2.1, §2.3
 */
export function targetOf(path: string, { routes, fixed, hasDevPages = false }: World): Target {
  if (TO_ROOT.includes(path)) return { kind: 'redirect', to: HOME_PATH };
  const page = fixed.get(path);
  if (page) return { kind: 'fixed', page };
  if (isRefresh(path)) return { kind: 'refresh' };
  const dev = hasDevPages && DEV_PATHS.find((one) => one === path);
  if (dev) return { kind: 'dev', path: dev };
  const route = routes.byPath.get(path);
  return route ? { kind: 'menu', route } : { kind: 'redirect', to: '/404' };
}
