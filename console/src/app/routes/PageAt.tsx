import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { createElement, lazy, useEffect, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSpokenLocale } from '../../i18n/LocaleProvider.ts';
import { PermissionProvider } from '../../permissions/index.ts';
import type { PageDefinition } from '../../pages/definePage.ts';
import { useSession } from '../../auth/currentSession.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { fixedPages } from './fixedPages.ts';
import { devPages, pages } from './pages.ts';

const CategoryPage = lazy(() => import('../../pages/category/CategoryPage.tsx'));
const MenuLinkPage = lazy(() => import('../../pages/menu-link/MenuLinkPage.tsx'));
const ComingPage = lazy(() => import('../../pages/coming/ComingPage.tsx'));
interface KnownPage {
  readonly page: PageDefinition;
  /** The page itself, where it was fetched before it was shown. */
  arrived?: ComponentType;
  /** The same one for as long as the program runs: another component would be another page. */
  drawn?: ReactNode;
}

const known: ReadonlyMap<string, KnownPage> = new Map([...fixedPages, ...pages, ...devPages].map((page) => [`/${page.path}`, { page }]));

const drawnOf = (one: KnownPage): ReactNode => (one.drawn ??= createElement(one.arrived ?? lazy(one.page.load)));

/** What did not arrive, or failed, is asked for anew the next time it is shown. */
export const forgetPage = (path: string): void => void delete known.get(path)?.drawn;

/** Fetches the page of a path, so that it is drawn together with the frame. One that does not come is asked for again when it is shown. */
export async function fetchPage(path: string): Promise<void> {
  const one = known.get(path === '/' ? HOME_PATH : path);
  const arrived = await one?.page.load().catch(() => null);
  if (one && arrived) one.arrived = arrived.default;
}

interface PageAtProps {
  readonly path: string;
  /** Menu entry of the path; null for a fixed route. */
  readonly item: MenuItem | null;
}

/** Page of a path, judged by the permissions of its menu entry; a fixed route has none. @source shell §6 */
export function PageAt({ path, item }: PageAtProps) {
  const { currentUser, config } = useSession();
  return (
    <PermissionProvider
      value={{ permissions: currentUser.permissions, judge: config.judgePermission, modelId: item?.property.moduleId ?? null }}
    >
      {contentOf(path, item)}
    </PermissionProvider>
  );
}

function contentOf(path: string, item: MenuItem | null): ReactNode {
  const one = known.get(path);
  if (!one) return item && placeholderOf(item);
  return one.page.isFirst ? drawnOf(one) : <WithFullCatalog load={one.page.load}>{drawnOf(one)}</WithFullCatalog>;
}

/** Entries whose page is made of what the menu says, or does not exist yet. @source shell §2.3 */
function placeholderOf(item: MenuItem): ReactNode {
  if (item.kind === 'category')
    return (
      <WithFullCatalog>
        <CategoryPage item={item} />
      </WithFullCatalog>
    );
  if (item.kind === 'link')
    return (
      <WithFullCatalog>
        <MenuLinkPage item={item} />
      </WithFullCatalog>
    );
  return <ComingPage name={item.fullName} kind={item.kind} />;
}

/** Waits for the words of everything but a first page, while the page itself arrives beside them. */
function WithFullCatalog({ load, children }: { readonly load?: PageDefinition['load']; readonly children: ReactNode }) {
  const { fullCatalog } = useSpokenLocale();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, wake] = useReducer((turn: number) => turn + 1, 0);
  const rest = fullCatalog();
  useEffect(() => {
    if (rest === 'here') return;
    void load?.().catch(() => undefined);
    rest.then(wake, (error: unknown) => setFailure({ error }));
  }, [rest, load]);
  // Without its words a page would show ids; whoever asks again asks for them again.
  if (failure) throw failure.error;
  return rest === 'here' && children;
}
