import { useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { PermissionProvider } from '../permissions/index.ts';
import { useSession } from '../session/currentSession.ts';
import type { MenuRoute, MenuRoutes } from './menuRoutes.ts';
import { pages } from './pages.ts';

const ComingPage = lazy(() => import('../pages/coming/ComingPage.tsx'));
const known: ReadonlyMap<string, ComponentType> = new Map(pages.map((page) => [`/${page.path}`, lazy(page.load)]));

/** The page behind a menu entry, judged by that entry's permissions. @source shell §6 */
export function MenuPage({ routes }: { readonly routes: MenuRoutes }) {
  const path = useLocation({ select: (location) => location.pathname });
  const route = routes.byPath.get(path);
  return route ? <RoutedPage key={path} route={route} /> : null;
}

function RoutedPage({ route: { path, item } }: { readonly route: MenuRoute }) {
  const { currentUser, config } = useSession();
  const Page = known.get(path);
  return (
    <PermissionProvider value={{ permissions: currentUser.permissions, judge: config.judgePermission, modelId: item.property.moduleId }}>
      {Page ? <Page /> : <ComingPage name={item.fullName} kind={item.kind} />}
    </PermissionProvider>
  );
}
