import type { MenuRoute, MenuRoutes } from './menuRoutes.ts';

/** What a path shows, or where it leads instead. */
export type Target =
  | { readonly kind: 'home' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'dev' }
  | { readonly kind: 'menu'; readonly route: MenuRoute }
  | { readonly kind: 'redirect'; readonly to: '/home' | '/404' };

/** Every picker over the running backend, where the deployment has pages for trying parts out. */
const DEV_PICKERS_PATH = '/dev/pickers';

/**
 * The fixed routes, then the menu's, looked up as literal text so that no address of a menu can act as a pattern.
 * Any unknown path goes to /404. @source shell §2.1, §2.3
 */
export function targetOf(path: string, routes: MenuRoutes, hasDevPages = false): Target {
  if (path === '/') return { kind: 'redirect', to: '/home' };
  if (path === '/home') return { kind: 'home' };
  if (path === '/404') return { kind: 'notFound' };
  if (hasDevPages && path === DEV_PICKERS_PATH) return { kind: 'dev' };
  const route = routes.byPath.get(path);
  return route ? { kind: 'menu', route } : { kind: 'redirect', to: '/404' };
}
