import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { ClassicLayout } from '@milepost/kit/layouts/classic';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import type { NavItem } from '@milepost/kit/side-nav';
import { House } from 'lucide';
import { Suspense, lazy, useEffect, useMemo, useRef } from 'react';
import { AccountMenu } from '../features/account-menu/index.ts';
import { LanguageMenu } from '../features/language-menu/index.ts';
import { MessagesButton } from '../features/messages/index.ts';
import { useNavigate, usePath } from '../routing/index.ts';
import { useSession } from '../session/currentSession.ts';
import { navItems } from './navItems.ts';
import type { MenuRoutes } from './menuRoutes.ts';
import { Pages } from './Pages.tsx';
import { Place } from './Place.tsx';
import { usePlace } from './usePlace.ts';
import { useSidebar } from './useSidebar.ts';
import * as css from './Shell.css.ts';

const NoPermissionPage = lazy(() => import('../pages/no-permission/NoPermissionPage.tsx'));

/** The classic frame around every page: sidebar, top bar, page. @source shell §2.4 */
export function Shell({ routes }: { readonly routes: MenuRoutes }) {
  const { t } = useLingui();
  const { currentUser } = useSession();
  const platform = currentUser.systemConfig.sysName || t`Smart logistics operations platform`;
  const place = usePlace(routes, platform);
  const navigate = useNavigate();
  const sidebar = useSidebar();
  const version = currentUser.systemConfig.sysVersion;
  const items = useMemo(
    (): NavItem[] => [{ id: 'home', label: t`Home`, icon: House, href: '/home' }, ...navItems(currentUser.menus, routes.pathOf)],
    [currentUser, routes, t],
  );
  useArrival(place.title);
  if (routes.byPath.size === 0)
    return (
      <Suspense>
        <NoPermissionPage />
      </Suspense>
    );
  return (
    <ClassicLayout
      brand={
        <>
          <MilestoneMark on="nav" />
          <span className={css.platform}>{platform}</span>
        </>
      }
      menu={{ items, currentId: place.menuId, onFollow: (item) => navigate({ to: item.href ?? '/' }) }}
      isMenuOpen={sidebar.isOpen}
      onMenuOpen={sidebar.open}
      place={<Place above={place.above} title={place.title} />}
      tools={
        <>
          <MessagesButton />
          <LanguageMenu />
          <span className={css.divider} />
          <AccountMenu />
        </>
      }
      foot={version && t`Version ${version}`}
    >
      <Pages routes={routes} />
    </ClassicLayout>
  );
}

/** Tells whoever cannot see the page change that it did, and puts the keyboard at its start. */
function useArrival(title: string) {
  const { announcer } = useKit();
  const path = usePath();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('page')?.focus({ preventScroll: true });
    announcer.say(title);
  }, [path, title, announcer]);
}
