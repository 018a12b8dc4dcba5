import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { createElement, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PermissionProvider } from '../../permissions/index.ts';
import type { PageDefinition } from '../../pages/definePage.ts';
import { useSession } from '../../auth/currentSession.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { fixedPages } from './fixedPages.ts';
import { pages } from './pages.ts';
import type { DEV_PATHS, Target } from './target.ts';

const CategoryPage = lazy(() => import('../../pages/category/CategoryPage.tsx'));
const MenuLinkPage = lazy(() => import('../../pages/menu-link/MenuLinkPage.tsx'));
const ComingPage = lazy(() => import('../../pages/coming/ComingPage.tsx'));
const DEV: Readonly<Record<(typeof DEV_PATHS)[number], ComponentType>> = {
  '/dev/pickers': lazy(() => import('../../pages/dev-pickers/DevPickersPage.tsx')),
  '/dev/form': lazy(() => import('../../pages/dev-form/DevFormPage.tsx')),
};
interface KnownPage {
  readonly page: PageDefinition;
  /** The page itself, where it was fetched before it was shown. */
  arrived?: ComponentType;
  /** The same one for as long as the program runs: another component would be another page. */
  drawn?: ReactNode;
}

const known: ReadonlyMap<string, KnownPage> = new Map([...fixedPages, ...pages].map((page) => [`/${page.path}`, { page }]));

const drawnOf = (one: KnownPage): ReactNode => (one.drawn ??= createElement(one.arrived ?? lazy(one.page.load)));

/** Forgets a page that did not arrive, or failed: it is asked for anew the next time it is shown. */
export const forgetPage = (path: string): void => void delete known.get(path)?.drawn;

/** Fetches the page of a path, so that it is drawn together with the frame. One that does not come is asked for again when it is shown. */
export async function fetchPage(path: string): Promise<void> {
  const one = known.get(path === '/' ? HOME_PATH : path);
  const arrived = await one?.page.load().catch(() => null);
  if (one && arrived) one.arrived = arrived.default;
}

/** The page of a target, judged by the permissions of its menu entry; a fixed route has none. @source shell §6 */
export function PageAt({ path, target }: { readonly path: string; readonly target: Target }) {
  const { currentUser, config } = useSession();
  const route = target.kind === 'menu' ? target.route : null;
  return (
    <PermissionProvider
      value={{ permissions: currentUser.permissions, judge: config.judgePermission, modelId: route?.item.property.moduleId ?? null }}
    >
      {contentOf(path, target)}
    </PermissionProvider>
  );
}

function contentOf(path: string, target: Target): ReactNode {
  if (target.kind === 'dev') {
    const Dev = DEV[target.path];
    return <Dev />;
  }
  const one = known.get(path);
  if (!one) return target.kind === 'menu' && placeholderOf(target.route.item);
  return drawnOf(one);
}

/** Entries whose page is made of what the menu says, or does not exist yet. @source shell §2.3 */
function placeholderOf(item: MenuItem): ReactNode {
  if (item.kind === 'category') return <CategoryPage item={item} />;
  if (item.kind === 'link') return <MenuLinkPage item={item} />;
  return <ComingPage name={item.fullName} kind={item.kind} />;
}
