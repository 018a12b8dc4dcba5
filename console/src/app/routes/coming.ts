import type { MenuKind } from '@milepost/openapi/domains/current-user';
import type { MenuRoute, MenuRoutes } from '../menu/menuRoutes.ts';
import { fixedPages } from './fixedPages.ts';
import { devPages, pages } from './pages.ts';

/** Kinds of entries whose page is made of what the menu says. @source shell §2.3 */
export const MADE_OF_MENU: ReadonlySet<MenuKind> = new Set<MenuKind>([
  'directory',
  'category',
  'screen',
  'link',
  'model',
  'dictionary',
  'portal',
  'report',
]);

const PATHS = new Set([...fixedPages, ...pages, ...devPages].map(({ path }) => `/${path}`));

/** An entry that leads to a page which only says what it will be. */
export const isComing = ({ path, item }: Pick<MenuRoute, 'path' | 'item'>): boolean => !MADE_OF_MENU.has(item.kind) && !PATHS.has(path);

/** Paths of the entries of a menu that have no page yet. */
export const comingPaths = ({ byPath }: Pick<MenuRoutes, 'byPath'>): ReadonlySet<string> =>
  new Set([...byPath.values()].filter(isComing).map(({ path }) => path));
