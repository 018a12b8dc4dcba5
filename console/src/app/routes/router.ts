import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/history';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { HOME_PATH, LOCK_PATH, PUBLIC_PATHS } from '../../auth/entry.ts';
import type { PageDefinition } from '../../pages/definePage.ts';
import { parseSearch, stringifySearch } from '../../routing/index.ts';
import type { PageLocation, Search } from '../../routing/index.ts';
import type { MenuRoutes } from '../menu/menuRoutes.ts';
import { fixedPages } from './fixedPages.ts';
import { devPages, pages } from './pages.ts';

/** Page that an address shows: of a fixed route, of a menu entry, or the one behind /redirect built anew. @source shell §2.4 */
type Target = { readonly kind: 'fixed' } | { readonly kind: 'menu'; readonly item: MenuItem } | { readonly kind: 'refresh' };

type Validated = Pick<PageLocation, 'validated'>;

interface RouterContext {
  /** Menu of the person as it is now: it changes while the router stays. */
  readonly menu: () => MenuRoutes;
  readonly hasDevPages: boolean;
}

interface Here {
  readonly location: { readonly publicHref: string };
  readonly context: RouterContext;
}

/** With a session that is not locked the login and the lock screen lead to the root, which leads home. @source shell §2.2 rule 3 */
const TO_HOME = ['/', PUBLIC_PATHS.login, LOCK_PATH];

/** Path as the browser has it: a decoded one would take `/a%2Fb` for `/a/b`. */
const pathOf = ({ location }: Here): string => location.publicHref.replace(/[?#].*$/s, '');

const notFound = () => redirect({ to: '/404', replace: true });

/** Entry of the menu at the address as literal text, so that no address of a menu can act as a pattern. @source shell §2.3 */
function inMenu(here: Here): { target: Target } {
  const route = here.context.menu().byPath.get(pathOf(here));
  if (!route) throw notFound();
  return { target: { kind: 'menu', item: route.item } };
}

/** A path is the one of its route only to the letter: the router would take one with a slash at its end for it. */
function exactly(path: string) {
  return (here: Here): { target: Target } => {
    if (pathOf(here) !== path) throw notFound();
    return { target: { kind: 'fixed' } };
  };
}

function routeTree() {
  const root = createRootRouteWithContext<RouterContext>()();
  const getParentRoute = () => root;
  const home = () => {
    throw redirect({ to: HOME_PATH, replace: true });
  };
  const ofPage = ({ path, search }: PageDefinition, beforeLoad: (here: Here) => { target: Target }) =>
    createRoute({
      getParentRoute,
      path: `/${path}`,
      // A value of its own, beside what the router leaves of the text: a page reads the one or the other.
      ...(search && {
        validateSearch: (raw: object): Validated => ({ validated: { by: search.read, value: search.read(raw as Search) } }),
      }),
      beforeLoad,
    });
  const refresh = () => ({ target: { kind: 'refresh' } as const });
  return root.addChildren([
    ...TO_HOME.map((path) => createRoute({ getParentRoute, path, beforeLoad: home })),
    ...fixedPages.map((page) => ofPage(page, exactly(`/${page.path}`))),
    ...pages.map((page) => ofPage(page, inMenu)),
    ...devPages.map((page) => ofPage(page, (here) => (here.context.hasDevPages ? exactly(`/${page.path}`) : inMenu)(here))),
    ...['/redirect', '/redirect/$'].map((path) => createRoute({ getParentRoute, path, beforeLoad: refresh })),
    createRoute({ getParentRoute, path: '$', beforeLoad: inMenu }),
  ]);
}

/**
 * Router of the signed-in half: fixed routes and pages with their search parameters, then the menu's addresses, looked up to
 * the letter. Any unknown path goes to /404. What it finds is drawn by the page cache, not by an outlet. @source shell §2.1
 */
export function createConsoleRouter(history: RouterHistory, context: RouterContext) {
  return createRouter({
    routeTree: routeTree(),
    history,
    context,
    caseSensitive: true,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch: (search) => stringifySearch(search as Search),
    defaultPreload: false,
    scrollRestoration: false,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

/** Page of the address the router has resolved, and its search parameters as its route has validated them; null for none. */
export function resolvedPage(router: ConsoleRouter): ({ readonly target: Target } & Validated) | null {
  const leaf = router.state.matches.at(-1);
  const { target } = (leaf?.context ?? {}) as { target?: Target };
  return target ? { target, ...(leaf?.search as Validated) } : null;
}
