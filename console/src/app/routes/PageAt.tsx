import { lazyComponent, lazyPart } from '@milepost/kit/lazy';
import type { LazyPart } from '@milepost/kit/lazy';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { fetchPageWords } from '../../i18n/appCatalogs.ts';
import { lazyPane } from '../../lazy/index.ts';
import { PermissionProvider, rightsKey } from '../../permissions/index.ts';
import { Missing } from '../../hosts/index.ts';
import { fixedPages } from './fixedPages.ts';
import { devPages, pages } from './pages.ts';

/** A page with its words, fetched beside it. */
const withWords =
  <Page,>(load: () => Promise<Page>) =>
  async (): Promise<Page> =>
    (await Promise.all([load(), fetchPageWords()]))[0];

const CategoryPage = lazyPane(() => import('../../pages/category/CategoryPage.tsx'));
const MenuLinkPage = lazyPane(withWords(() => import('../../pages/menu-link/MenuLinkPage.tsx')));
const ModelPage = lazyPane(withWords(() => import('../../pages/model/ModelPage.tsx')));
const EntriesPage = lazyPane(() => import('../../pages/dictionary/EntriesPage.tsx'));
const PortalPage = lazyPane(withWords(() => import('../../pages/portal/PortalPage.tsx')));
const ReportPage = lazyPane(withWords(() => import('../../pages/report/ReportPage.tsx')));
const ComingPage = lazyPane(withWords(() => import('../../pages/coming/ComingPage.tsx')));

interface KnownPage {
  readonly part: LazyPart<ComponentType>;
  /** The same one for as long as the program runs: another component would be another page. */
  readonly drawn: ReactNode;
}

/** Pages by their path. One that does not arrive says so in its place and keeps its address. @reading R-385 */
const known: ReadonlyMap<string, KnownPage> = new Map(
  [...fixedPages, ...pages, ...devPages].map(({ path, hasFirstWords, load }) => {
    const fetch = hasFirstWords ? load : withWords(load);
    const part = lazyPart(async () => (await fetch()).default);
    return [`/${path}`, { part, drawn: createElement(lazyComponent(part, { failed: (retry) => <Missing onRetry={retry} /> })) }];
  }),
);

/** Fetches the page of a path, before it is drawn or once more after it did not arrive. One that does not come is told where it is shown. */
export async function fetchPage(path: string): Promise<void> {
  await known
    .get(path === '/' ? HOME_PATH : path)
    ?.part.fetch()
    .catch(() => undefined);
}

interface PageAtProps {
  readonly path: string;
  /** Menu entry of the path; null for a fixed route. */
  readonly item: MenuItem | null;
}

/** Page of a path, judged by the permissions of its menu entry; a fixed route has none. @source shell §6 */
export function PageAt({ path, item }: PageAtProps) {
  const { currentUser, config } = useSession();
  const { isAdministrator } = currentUser.user;
  return (
    <PermissionProvider
      value={{
        permissions: currentUser.permissions,
        judge: config.judgePermission,
        modelId: item && rightsKey(currentUser.permissions, item.id, item.property.moduleId),
        // An administrator has every right, also to what has no right of its own.
        judged: { columns: !isAdministrator && item?.judgesColumns === true, fields: !isAdministrator && item?.judgesFields === true },
      }}
    >
      {known.get(path)?.drawn ?? (item && pageForMenuItem(item, path))}
    </PermissionProvider>
  );
}

/** Entries whose page is made of what the menu says, or does not exist yet. @source shell §2.3 */
function pageForMenuItem(item: MenuItem, path: string): ReactNode {
  if (item.kind === 'category') return <CategoryPage item={item} />;
  if (item.kind === 'link') return <MenuLinkPage item={item} />;
  if (item.kind === 'model') return <ModelPage key={item.id} item={item} />;
  if (item.kind === 'dictionary') return <EntriesPage item={item} />;
  if (item.kind === 'portal') return <PortalPage item={item} />;
  if (item.kind === 'report') return <ReportPage key={item.id} item={item} />;
  return <ComingPage name={item.fullName} kind={item.kind} path={path} />;
}
