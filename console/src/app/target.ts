import type { MenuRoute, MenuRoutes } from './menuRoutes.ts';

/** What a path shows, or where it leads instead. */
export type Target =
  | { readonly kind: 'home' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'menu'; readonly route: MenuRoute }
  | { readonly kind: 'redirect'; readonly to: '/home' | '/404' };

/**
 * The fixed routes, then the menu's, looked up as literal text so that no address of a menu can act as a pattern.
 * Any unknown path goes to /404. @source shell §2.1, §2.3
 */
export function targetOf(path: string, routes: MenuRoutes): Target {
  if (path === '/') return { kind: 'redirect', to: '/home' };
  if (path === '/home') return { kind: 'home' };
  if (path === '/404') return { kind: 'notFound' };
  const route = routes.byPath.get(path);
  return route ? { kind: 'menu', route } : { kind: 'redirect', to: '/404' };
}
