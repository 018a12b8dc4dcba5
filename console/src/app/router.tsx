import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { MenuPage } from './MenuPage.tsx';
import { Shell } from './Shell.tsx';
import type { MenuRoutes } from './menuRoutes.ts';
import { parseSearch, stringifySearch } from './searchText.ts';

const NotFoundPage = lazy(() => import('../pages/not-found/NotFoundPage.tsx'));
const HomePage = lazy(() => import('../pages/home/HomePage.tsx'));

/**
 * The fixed routes, and one route for everything the menu leads to: its paths are looked up as literal text, so that no
 * address of a menu can act as a pattern. Unknown paths go to /404. @source shell §2.1, §2.3
 */
export function createAppRouter(routes: MenuRoutes) {
  const root = createRootRoute({ component: () => <Shell routes={routes} /> });
  const toHome = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: () => { throw redirect({ to: '/home', replace: true }); } });
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: HomePage });
  const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFoundPage });
  const menu = createRoute({
    getParentRoute: () => root,
    path: '/$',
    beforeLoad: ({ location }) => {
      if (!routes.byPath.has(location.pathname)) throw redirect({ to: '/404', replace: true });
    },
    component: () => <MenuPage routes={routes} />,
  });
  return createRouter({ routeTree: root.addChildren([toHome, home, notFound, menu]), parseSearch, stringifySearch, defaultPreload: false });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
