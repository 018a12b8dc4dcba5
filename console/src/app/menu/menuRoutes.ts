import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { routePath } from '@milepost/openapi/guards';
import { isFixedPath } from '../../routing/fixedPaths.ts';

/** A menu entry that has a route. */
export interface MenuRoute {
  readonly path: string;
  readonly item: MenuItem;
  /** Directories above, outermost first. */
  readonly above: readonly Pick<MenuItem, 'id' | 'fullName' | 'lang'>[];
}

/** A menu entry that got no route, and why. */
export interface MenuDiagnostic {
  readonly id: string;
  readonly fullName: string;
  readonly reason: 'fixedPath' | 'duplicate' | 'noAddress';
  readonly path: string;
}

export interface MenuRoutes {
  readonly byPath: ReadonlyMap<string, MenuRoute>;
  readonly pathOf: ReadonlyMap<string, string>;
  readonly diagnostics: readonly MenuDiagnostic[];
}

/** Nothing that a browser writes otherwise in its address. */
const PLAIN = /^[\w/-]*$/;

/**
 * A path as the browser's address has it: with blanks and Chinese characters percent-encoded, which is how it comes back after
 * a reload, one step back, or from a link.
 */
const asAddress = (path: string): string => (PLAIN.test(path) ? path : new URL(path.replaceAll('#', '%23'), 'http://console').pathname);

/** The address an entry asks for; null for entries without a route of their own. @source shell §2.3 */
function pathOfItem(item: MenuItem): string | null {
  switch (item.kind) {
    case 'directory':
      return null;
    case 'category':
      return asAddress(routePath(item.enCode));
    case 'screen':
      return null;
    case 'link':
      return item.linkTarget === '_blank' ? null : asAddress(routePath(item.enCode));
    case 'page':
    case 'model':
    case 'dictionary':
    case 'report':
    case 'portal':
      return asAddress(routePath(item.urlAddress ?? ''));
  }
}

/**
 * Routes of a menu. Paths are literal: no character of an address has a meaning of its own. Fixed routes win, the
 * first of two equal paths wins, and what loses is reported. @source shell §2.3
 */
export function menuRoutes(menus: readonly MenuItem[]): MenuRoutes {
  const before = made.get(menus);
  if (before) return before;
  const routes = makeRoutes(menus);
  made.set(menus, routes);
  return routes;
}

/** Several parts of the frame ask for the routes of one menu. */
const made = new WeakMap<readonly MenuItem[], MenuRoutes>();

function makeRoutes(menus: readonly MenuItem[]): MenuRoutes {
  const byPath = new Map<string, MenuRoute>();
  const pathOf = new Map<string, string>();
  const diagnostics: MenuDiagnostic[] = [];
  const visit = (items: readonly MenuItem[], above: MenuRoute['above']) => {
    for (const item of items) {
      const path = pathOfItem(item);
      if (path !== null) {
        const reason = path === '/' ? 'noAddress' : isFixedPath(path) ? 'fixedPath' : byPath.has(path) ? 'duplicate' : null;
        if (reason) diagnostics.push({ id: item.id, fullName: item.fullName, reason, path });
        else {
          byPath.set(path, { path, item, above });
          pathOf.set(item.id, path);
        }
      }
      if (item.children.length) visit(item.children, [...above, item]);
    }
  };
  visit(menus, []);
  return { byPath, pathOf, diagnostics };
}
