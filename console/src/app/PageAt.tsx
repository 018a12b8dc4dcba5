import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { createElement, lazy, useEffect, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocaleChoice } from '../i18n/LocaleProvider.ts';
import { PermissionProvider } from '../permissions/index.ts';
import type { PageDefinition } from '../pages/definePage.ts';
import { useSession } from '../session/currentSession.ts';
import { fixedPages } from './fixedPages.ts';
import { pages } from './pages.ts';
import type { DEV_PATHS, Target } from './target.ts';

const CategoryPage = lazy(() => import('../pages/category/CategoryPage.tsx'));
const MenuLinkPage = lazy(() => import('../pages/menu-link/MenuLinkPage.tsx'));
const ComingPage = lazy(() => import('../pages/coming/ComingPage.tsx'));
const DEV: Readonly<Record<(typeof DEV_PATHS)[number], ComponentType>> = {
  '/dev/pickers': lazy(() => import('../pages/dev-pickers/DevPickersPage.tsx')),
  '/dev/form': lazy(() => import('../pages/dev-form/DevFormPage.tsx')),
};
const known: ReadonlyMap<string, { readonly page: PageDefinition; readonly drawn: ReactNode }> = new Map(
  [...fixedPages, ...pages].map((page) => [`/${page.path}`, { page, drawn: createElement(lazy(page.load)) }]),
);

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
    return (
      <WithAllWords>
        <Dev />
      </WithAllWords>
    );
  }
  const { page, drawn } = known.get(path) ?? {};
  if (!page) return target.kind === 'menu' && placeholderOf(target.route.item);
  return page.isFirst ? drawn : <WithAllWords load={page.load}>{drawn}</WithAllWords>;
}

/** Entries whose page is made of what the menu says, or does not exist yet. @source shell §2.3 */
function placeholderOf(item: MenuItem): ReactNode {
  if (item.kind === 'category')
    return (
      <WithAllWords>
        <CategoryPage item={item} />
      </WithAllWords>
    );
  if (item.kind === 'link')
    return (
      <WithAllWords>
        <MenuLinkPage item={item} />
      </WithAllWords>
    );
  return <ComingPage name={item.fullName} kind={item.kind} />;
}

/** Waits for the words of everything but a first page, while the page itself arrives beside them. */
function WithAllWords({ load, children }: { readonly load?: PageDefinition['load']; readonly children: ReactNode }) {
  const { allWords } = useLocaleChoice();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, wake] = useReducer((turn: number) => turn + 1, 0);
  const rest = allWords();
  useEffect(() => {
    if (rest === 'here') return;
    void load?.().catch(() => undefined);
    rest.then(wake, (error: unknown) => setFailure({ error }));
  }, [rest, load]);
  // Without its words a page would show ids; whoever asks again asks for them again.
  if (failure) throw failure.error;
  return rest === 'here' && children;
}
