import { Suspense, createElement, lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { PermissionProvider } from '../permissions/index.ts';
import { useNavigate, usePath } from '../routing/index.ts';
import { useSession } from '../session/currentSession.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { MenuRoute, MenuRoutes } from './menuRoutes.ts';
import { pages } from './pages.ts';
import { targetOf } from './target.ts';

const HomePage = lazy(() => import('../pages/home/HomePage.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/NotFoundPage.tsx'));
const ComingPage = lazy(() => import('../pages/coming/ComingPage.tsx'));
const DevPickers = lazy(() => import('./DevPickers.tsx'));
const known: ReadonlyMap<string, ReactNode> = new Map(pages.map((page) => [`/${page.path}`, createElement(lazy(page.load))]));

/** The page of the present path. */
export function Pages({ routes }: { readonly routes: MenuRoutes }) {
  const path = usePath();
  const navigate = useNavigate();
  const { config } = useSession();
  const target = targetOf(path, routes, config.devPages);
  const redirect = target.kind === 'redirect' ? target.to : null;
  useEffect(() => {
    if (redirect) navigate({ to: redirect, replace: true });
  }, [redirect, navigate]);
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense>
        {target.kind === 'home' && <HomePage />}
        {target.kind === 'notFound' && <NotFoundPage />}
        {target.kind === 'dev' && <DevPickers />}
        {target.kind === 'menu' && <MenuPage key={path} route={target.route} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The page behind a menu entry, judged by that entry's permissions. @source shell §6 */
function MenuPage({ route: { path, item } }: { readonly route: MenuRoute }) {
  const { currentUser, config } = useSession();
  return (
    <PermissionProvider value={{ permissions: currentUser.permissions, judge: config.judgePermission, modelId: item.property.moduleId }}>
      {known.get(path) ?? <ComingPage name={item.fullName} kind={item.kind} />}
    </PermissionProvider>
  );
}
