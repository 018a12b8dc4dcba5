import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { ShellLayout } from '@milepost/kit/layouts/shell';
import type { NavItem } from '@milepost/kit/side-nav';
import { shownMenus } from '@milepost/openapi/domains/current-user';
import { House } from 'lucide';
import { useMemo } from 'react';
import { useNavigate } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { fixedHeader, layoutType, sidebarLogo, tagsView } from '../../settings/shellSettings.ts';
import type { AppContext } from '../start/appContext.ts';
import { Brand, BrandMark } from './Brand.tsx';
import { PageSlot } from '../page-cache/CachedPages.tsx';
import { NoPermissionPage } from '../../pages/no-permission/NoPermissionPage.tsx';
import { LazyCommands, LazyNotices, LazyTags, LazyTools } from './LazyTools.tsx';
import { navItems, withCount } from '../menu/navItems.ts';
import { useDrawings } from '../menu/useDrawings.ts';
import { useMenuRoutes } from '../menu/useMenuRoutes.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { useArrival } from './useArrival.ts';
import { useOpenMenu } from '../menu/useOpenMenu.ts';
import { usePageLocation } from './usePageLocation.ts';
import { useSidebar } from './useSidebar.ts';
import { $waitingWork, TO_DO_PATH } from './waitingWork.ts';

/** The frame around every page: menu, bar, tags, page, in the layout that was chosen. @source shell §2.4 */
export function Shell({ app }: { readonly app: Pick<AppContext, 'pages' | 'server' | 'notice'> }) {
  const { t } = useLingui();
  const { currentUser, comingPaths, windowOf } = useSession();
  const routes = useMenuRoutes();
  const { sysName, title: systemTitle } = currentUser.systemConfig;
  const ownName = t`Smart logistics operations platform`;
  const place = usePageLocation(routes, systemTitle || ownName, app.pages.cache);
  const navigate = useNavigate();
  const openWindowOf = useOpenMenu();
  const sidebar = useSidebar();
  const layout = useStore(layoutType.store);
  const hasLogo = useStore(sidebarLogo.store);
  const hasTags = useStore(tagsView.store);
  const isFixed = useStore(fixedHeader.store);
  const version = currentUser.systemConfig.sysVersion;
  const menus = useMemo(() => shownMenus(currentUser.menus), [currentUser]);
  const drawings = useDrawings(menus);
  const entries = useMemo(
    () => navItems(menus, routes.pathOf, comingPaths, windowOf, drawings),
    [menus, routes, comingPaths, windowOf, drawings],
  );
  const waiting = useStore($waitingWork);
  const items = useMemo(
    (): NavItem[] => [{ id: 'home', label: t`Home`, icon: House, href: HOME_PATH }, ...withCount(entries, TO_DO_PATH, waiting)],
    [entries, waiting, t],
  );
  useArrival(place, app.pages);
  // Entries that only open windows can be used too.
  if (routes.byPath.size === 0 && entries.length === 0) return <NoPermissionPage />;
  return (
    <ShellLayout
      layout={layout}
      brand={hasLogo ? { wide: <Brand name={sysName || ownName} />, rail: <BrandMark isRail /> } : null}
      menu={{
        items,
        currentId: place.menuId,
        onFollow: (item) => (item.opens ? void openWindowOf(item.id) : navigate({ to: item.href ?? '/' })),
        isOpen: sidebar.isOpen,
        onOpen: sidebar.open,
        restingId: restingBranch(menus, place.path),
      }}
      bar={{ place: <Breadcrumb {...place} pathOf={routes.pathOf} />, tools: <LazyTools />, isFixed }}
      foot={version && t`Version ${version}`}
      tabs={hasTags && <LazyTags pages={app.pages} />}
      notice={<LazyNotices server={app.server} notice={app.notice} />}
    >
      <LazyCommands pages={app.pages} />
      <PageSlot cache={app.pages.cache} />
    </ShellLayout>
  );
}

const RESTING_PATHS: readonly string[] = [HOME_PATH, '/dashboard', '/404'];

/** The first menu entry is open where no page of the menu is, if it is a category. @source shell §2.3 */
function restingBranch(menus: readonly { readonly id: string; readonly kind: string }[], path: string): string | null {
  const [first] = menus;
  return first?.kind === 'category' && RESTING_PATHS.includes(path) ? first.id : null;
}
