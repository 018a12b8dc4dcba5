import type { I18n } from '@lingui/core';
import type { ReadableAtom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { onIdle, onFirstInteraction } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { createToaster } from '@milepost/kit/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useCallback, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../../data/api/index.ts';
import { InvalidationProvider } from '../../data/invalidation.ts';
import { Broken, EntryHosts, ErrorBoundary, Missing, MissingLock } from '../../hosts/index.ts';
import { $locale } from '../../i18n/locale.ts';
import { keepEarlyKeys } from '../../commands/earlyKeys.ts';
import { lazyPane } from '../../lazy/index.ts';
import { RealtimeProvider } from '../../realtime/index.ts';
import { RoutingProvider, pageIdOf } from '../../routing/index.ts';
import { SessionProvider } from '../../auth/currentSession.ts';
import { DraftsProvider } from '../../drafts/DraftsProvider.ts';
import { UnsavedProvider } from '../../open-pages/unsaved.ts';
import type { AppContext } from './appContext.ts';
import { CachedPages } from '../page-cache/CachedPages.tsx';
import { LeaveBlocker } from '../routes/LeaveBlocker.tsx';
import { PageAt, fetchPage } from '../routes/PageAt.tsx';
import { linkContext } from '../../auth/linkContext.ts';
import { windowAddresses } from '../menu/openMenu.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { comingPaths } from '../routes/coming.ts';
import { namedPerson } from '../menu/namedPerson.ts';
import { useMenuRoutes } from '../menu/useMenuRoutes.ts';
import { isOffPage } from '../session/sessionState.ts';
import { AnswerOddities } from '../overlays/AnswerOddities.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { overPage } from '../frame/Shell.css.ts';
import { Shell } from '../frame/Shell.tsx';

const ForcedPassword = lazyPane(() => import('../session/ForcedPassword.tsx'));
const SessionEnded = lazyPane(() => import('../session/SessionEnded.tsx'));
const fetchOf = (part: { readonly fetch: () => Promise<unknown> }) => () => void part.fetch().catch(() => undefined);

/** That the lock screen did not come; null where it is here, or not asked for. */
export type MissingLockNews = { readonly retry: () => void } | null;

interface AppProps {
  readonly app: AppContext;
  readonly i18n: I18n;
  /** Holds what lies over the page; off the page while the screen is locked. */
  readonly layerHost: HTMLElement;
  readonly missingLock: ReadableAtom<MissingLockNews>;
  /** Called once all of it is in the document it belongs to, before anything of it measures itself. */
  readonly onDrawn: () => void;
}

/** Everything around the pages of a signed-in person, made anew for each sign-in. */
export function App({ onDrawn, missingLock, ...app }: AppProps) {
  // Effects of layout would be too late: those of the parts come first, and would measure what is not on the page.
  useInsertionEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <Providers {...app}>
        <Frame app={app.app} i18n={app.i18n} missingLock={missingLock} />
      </Providers>
    </StrictMode>
  );
}

function Frame({ app, i18n, missingLock }: Pick<AppProps, 'app' | 'i18n' | 'missingLock'>) {
  const sessionState = useStore(app.session.state);
  const lockNews = useStore(missingLock);
  const routes = useMenuRoutes();
  const { hasChangedPassword } = useStore(app.session.person).user;
  const { itemAt } = app.pages;
  // Drawn anew with another menu: what stands in it may be called otherwise.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const pageAt = useCallback(
    (path: string) => <PageAt path={path} item={routes.byPath.get(path)?.item ?? itemAt(path)} />,
    [routes, itemAt],
  );
  // Before any tool is here that takes them.
  useLayoutEffect(keepEarlyKeys, []);
  // Where the session ends by a new release, or the network is gone, it is too late to fetch them.
  useEffect(() => onIdle(() => [Broken, Missing].forEach((part) => fetchOf(part)())), []);
  useEffect(() => onFirstInteraction(fetchOf(SessionEnded)), []);
  return (
    <>
      {!isOffPage(sessionState) && (
        <ErrorBoundary>
          <Shell app={app} />
        </ErrorBoundary>
      )}
      <LeaveBlocker router={app.pages.router} hasUnsaved={app.unsaved.isAny} />
      <CachedPages cache={app.pages.cache} pageAt={pageAt} onRetry={fetchPage} />
      {sessionState.kind === 'in' && !hasChangedPassword && (
        <ErrorBoundary>
          <div className={overPage}>
            <ForcedPassword />
          </div>
        </ErrorBoundary>
      )}
      {lockNews && sessionState.kind === 'locked' && (
        <AloneOnPage i18n={i18n}>
          <MissingLock onRetry={lockNews.retry} />
        </AloneOnPage>
      )}
      {sessionState.kind === 'ended' && (
        <ErrorBoundary>
          <div className={overPage}>
            {sessionState.isPageHidden ? (
              <AloneOnPage i18n={i18n}>
                <SessionEnded app={app} code={sessionState.code} msg={sessionState.msg} isPageHidden />
              </AloneOnPage>
            ) : (
              <SessionEnded app={app} code={sessionState.code} msg={sessionState.msg} />
            )}
          </div>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Surroundings of what is shown while the pages and all that lies over them are off the document: layers of its own, questions too. */
function AloneOnPage({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  const locale = useStore($locale);
  return (
    <EntryHosts i18n={i18n} locale={locale} ownsDocument={false} topic="ended">
      {children}
    </EntryHosts>
  );
}

/** Announcements end with the lock: they are of the page, and a screen reader would find them beside it. */
function SilentWhenLocked({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) {
  const { announcer } = useKit();
  useLayoutEffect(() => {
    if (isLocked) announcer.clear();
  }, [isLocked, announcer]);
  return children;
}

function Providers({ app, i18n, layerHost, children }: Omit<AppProps, 'onDrawn' | 'missingLock'> & { readonly children: ReactNode }) {
  const isLocked = isOffPage(useStore(app.session.state));
  const locale = useStore($locale);
  const person = useStore(app.session.person);
  const currentUser = useMemo(() => namedPerson(person, { locale, messages: i18n.messages }), [person, locale, i18n]);
  const [toaster] = useState(() =>
    createToaster({
      pageNow() {
        const visit = app.pages.visit.get();
        return visit && { title: app.pages.title.get(), href: visit.fullPath };
      },
    }),
  );
  const session = useMemo(
    () => ({
      currentUser,
      config: app.config,
      pathOf: menuRoutes(currentUser.menus).pathOf,
      comingPaths: comingPaths(menuRoutes(currentUser.menus)),
      windowOf: windowAddresses(currentUser.menus, linkContext(app.config)),
      signOut: app.session.signOut,
      lock: app.session.lock,
      hasUnsaved: app.unsaved.isAny,
      hasUnsavedPages: app.unsaved.isOnPages,
      hasDrafts: () => app.drafts.store.count(app.drafts.userId) > 0,
      discardDrafts: app.unsaved.discardDrafts,
      reloadPerson: app.session.reloadPerson,
      handoff: app.session.handoff,
      expectSignOut: app.session.expectSignOut,
    }),
    [app, currentUser],
  );
  const { location } = app.pages.address;
  const page = useSyncExternalStore(
    (listener) => location.listen(listener),
    () => pageIdOf(location.get()),
  );
  return (
    <EntryHosts
      i18n={i18n}
      locale={locale}
      layerHost={layerHost}
      toaster={toaster}
      isCovered={isLocked}
      // A question belongs to the page it was asked on: on another one, or behind a lock, it is answered with no. @reading R-337
      topic={isLocked ? 'locked' : page}
      within={(inner) => (
        <ApiProvider value={app.server.api}>
          <SessionProvider value={session}>
            <RealtimeProvider value={app.server.realtime}>
              <InvalidationProvider value={app.server.broadcastInvalidation}>
                <QueryClientProvider client={app.server.queries}>
                  <RoutingProvider value={app.pages.address}>
                    <UnsavedProvider value={app.unsaved.scope}>
                      <DraftsProvider value={app.drafts}>{inner}</DraftsProvider>
                    </UnsavedProvider>
                  </RoutingProvider>
                </QueryClientProvider>
              </InvalidationProvider>
            </RealtimeProvider>
          </SessionProvider>
        </ApiProvider>
      )}
    >
      <SilentWhenLocked isLocked={isLocked}>
        {!isLocked && <AnswerOddities />}
        <OverlayHost isLocked={isLocked}>{children}</OverlayHost>
      </SilentWhenLocked>
    </EntryHosts>
  );
}
