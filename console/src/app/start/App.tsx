import type { I18n } from '@lingui/core';
import { useStore } from '@nanostores/react';
import { ConfirmHost } from '@milepost/kit/confirm';
import { whenSettled, whenUsed } from '@milepost/kit/engines/clock';
import { KitProvider, useKit } from '@milepost/kit/kit-provider';
import { lazyPart } from '@milepost/kit/lazy';
import { ToastRegion, ToasterProvider, createToaster } from '@milepost/kit/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useCallback, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../../data/api/index.ts';
import { InvalidationProvider } from '../../data/invalidation.ts';
import { $locale } from '../../i18n/locale.ts';
import { RealtimeProvider } from '../../realtime/index.ts';
import { RoutingProvider, usePath } from '../../routing/index.ts';
import { SessionProvider } from '../../auth/currentSession.ts';
import { UnsavedProvider } from '../../open-pages/unsaved.ts';
import type { AppContext } from './appContext.ts';
import { ErrorBoundary, broken } from './ErrorBoundary.tsx';
import { fixedByPath } from '../routes/fixedPages.ts';
import { CachedPages } from '../page-cache/CachedPages.tsx';
import { MustHave } from '../frame/MustHave.tsx';
import { PageAt, forgetPage } from '../routes/PageAt.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { Shell } from '../frame/Shell.tsx';
import { targetOf } from '../routes/target.ts';

const forcedPassword = lazyPart(async () => (await import('../session/ForcedPassword.tsx')).default);
const sessionEnded = lazyPart(async () => (await import('../session/SessionEnded.tsx')).default);
const fetchOf = (part: { readonly fetch: () => Promise<unknown> }) => () => void part.fetch().catch(() => undefined);

interface AppProps {
  readonly app: AppContext;
  readonly i18n: I18n;
  /** Holds what lies over the page; off the page while the screen is locked. */
  readonly layerHost: HTMLElement;
  /** Called once all of it is in the document it belongs to, before anything of it measures itself. */
  readonly onDrawn: () => void;
}

/** Everything around the pages of a signed-in person, made anew for each sign-in. */
export function App({ onDrawn, ...app }: AppProps) {
  // Effects of layout would be too late: those of the parts come first, and would measure what is not on the page.
  useInsertionEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <Providers {...app}>
        <Frame app={app.app} />
      </Providers>
    </StrictMode>
  );
}

function Frame({ app }: { readonly app: AppContext }) {
  const sessionState = useStore(app.sessionState);
  const routes = useStore(app.routes);
  const { hasChangedPassword } = useStore(app.person).user;
  const { config } = app;
  const pageAt = useCallback(
    (path: string) => <PageAt path={path} target={targetOf(path, { routes, fixed: fixedByPath, hasDevPages: config.devPages })} />,
    [routes, config],
  );
  // Where the session ends by a new release, or the network is gone, it is too late to fetch them.
  useEffect(() => whenSettled(fetchOf(broken)), []);
  useEffect(() => whenUsed(fetchOf(sessionEnded)), []);
  return (
    <>
      {sessionState.kind !== 'locked' && (
        <ErrorBoundary>
          <Shell app={app} />
        </ErrorBoundary>
      )}
      <CachedPages cache={app.frame.cache} pageAt={pageAt} onRetry={forgetPage} />
      {sessionState.kind === 'in' && !hasChangedPassword && (
        <ErrorBoundary>
          <MustHave part={forcedPassword} of={{}} />
        </ErrorBoundary>
      )}
      {sessionState.kind === 'ended' && (
        <ErrorBoundary>
          <MustHave part={sessionEnded} of={{ app, code: sessionState.code, msg: sessionState.msg }} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** A question belongs to the page it was asked on: whoever goes to another one, or is locked out, has not agreed. @reading R-337 */
function Questions({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) {
  const path = usePath();
  const { announcer } = useKit();
  useLayoutEffect(() => {
    // What was being said is of the page, and a screen reader would find it beside the lock.
    if (isLocked) announcer.clear();
  }, [isLocked, announcer]);
  return <ConfirmHost topic={isLocked ? 'locked' : path}>{children}</ConfirmHost>;
}

function Providers({ app, i18n, layerHost, children }: Omit<AppProps, 'onDrawn'> & { readonly children: ReactNode }) {
  const isLocked = useStore(app.sessionState).kind === 'locked';
  const locale = useStore($locale);
  const currentUser = useStore(app.person);
  const routes = useStore(app.routes);
  const [toaster] = useState(() =>
    createToaster({
      pageNow() {
        const visit = app.frame.visit.get();
        return visit && { title: app.frame.title.get(), href: visit.fullPath };
      },
    }),
  );
  const session = useMemo(
    () => ({
      currentUser,
      config: app.config,
      pathOf: routes.pathOf,
      signOut: app.signOut,
      lock: app.lock,
      hasUnsaved: app.hasUnsaved,
      hasUnsavedPages: app.hasUnsavedPages,
      reloadPerson: app.reloadPerson,
    }),
    [app, currentUser, routes],
  );
  return (
    <KitProvider i18n={i18n} locale={locale} layerHost={layerHost}>
      <ErrorBoundary>
        <ApiProvider value={app.api}>
          <SessionProvider value={session}>
            <RealtimeProvider value={app.realtime}>
              <InvalidationProvider value={app.broadcastInvalidation}>
                <QueryClientProvider client={app.queries}>
                  <ToasterProvider toaster={toaster}>
                    <RoutingProvider value={app.history}>
                      <UnsavedProvider value={app.unsaved}>
                        <Questions isLocked={isLocked}>
                          <OverlayHost isLocked={isLocked}>{children}</OverlayHost>
                        </Questions>
                      </UnsavedProvider>
                    </RoutingProvider>
                    <ToastRegion toaster={toaster} />
                  </ToasterProvider>
                </QueryClientProvider>
              </InvalidationProvider>
            </RealtimeProvider>
          </SessionProvider>
        </ApiProvider>
      </ErrorBoundary>
    </KitProvider>
  );
}
