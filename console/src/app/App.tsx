import type { I18n } from '@lingui/core';
import { useStore } from '@nanostores/react';
import { ConfirmHost } from '@milepost/kit/confirm';
import { whenSettled, whenUsed } from '@milepost/kit/engines/clock';
import { KitProvider, useKit } from '@milepost/kit/kit-provider';
import { latePart } from '@milepost/kit/late-part';
import { ToastRegion, ToasterProvider, createToaster } from '@milepost/kit/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useCallback, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../data/api/index.ts';
import { StaleProvider } from '../data/staleKeys.ts';
import { AllWords } from '../i18n/AllWords.tsx';
import { LocaleProvider } from '../i18n/LocaleProvider.ts';
import { restOf } from '../i18n/appCatalogs.ts';
import { $locale } from '../i18n/locale.ts';
import { RealtimeProvider } from '../realtime/index.ts';
import { RoutingProvider, usePath } from '../routing/index.ts';
import { SessionProvider } from '../session/currentSession.ts';
import { UnsavedProvider } from '../session/unsaved.ts';
import type { AppWorld } from './worldTypes.ts';
import { ErrorBoundary, broken } from './ErrorBoundary.tsx';
import { fixedByPath } from './fixedPages.ts';
import { KeptPagesView } from './kept/KeptPagesView.tsx';
import { MustHave } from './MustHave.tsx';
import { PageAt, forgetPage } from './PageAt.tsx';
import { PlacesHost } from './PlacesHost.tsx';
import { Shell } from './Shell.tsx';
import { targetOf } from './target.ts';

const forcedPassword = latePart(async () => (await import('./ForcedPassword.tsx')).default);
const sessionEnded = latePart(async () => (await import('./SessionEnded.tsx')).default);
const fetchOf = (part: { readonly fetch: () => Promise<unknown> }) => () => void part.fetch().catch(() => undefined);

interface AppProps {
  readonly world: AppWorld;
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
        <Frame world={app.world} />
      </Providers>
    </StrictMode>
  );
}

function Frame({ world }: { readonly world: AppWorld }) {
  const standing = useStore(world.standing);
  const routes = useStore(world.routes);
  const { hasChangedPassword } = useStore(world.person).user;
  const { config } = world;
  const pageAt = useCallback(
    (path: string) => <PageAt path={path} target={targetOf(path, { routes, fixed: fixedByPath, hasDevPages: config.devPages })} />,
    [routes, config],
  );
  // Where the session ends by a new release, or the network is gone, it is too late to fetch them.
  useEffect(() => whenSettled(fetchOf(broken)), []);
  useEffect(() => whenUsed(fetchOf(sessionEnded)), []);
  return (
    <>
      {standing.kind !== 'locked' && (
        <ErrorBoundary>
          <Shell world={world} />
        </ErrorBoundary>
      )}
      <KeptPagesView kept={world.frame.kept} pageAt={pageAt} onRetry={forgetPage} />
      {standing.kind === 'in' && !hasChangedPassword && (
        <ErrorBoundary>
          <AllWords load={forcedPassword.fetch}>
            <MustHave part={forcedPassword} of={{}} />
          </AllWords>
        </ErrorBoundary>
      )}
      {standing.kind === 'ended' && (
        <ErrorBoundary>
          <AllWords load={sessionEnded.fetch}>
            <MustHave part={sessionEnded} of={{ world, code: standing.code, msg: standing.msg }} />
          </AllWords>
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

function Providers({ world, i18n, layerHost, children }: Omit<AppProps, 'onDrawn'> & { readonly children: ReactNode }) {
  const isLocked = useStore(world.standing).kind === 'locked';
  const locale = useStore($locale);
  const currentUser = useStore(world.person);
  const routes = useStore(world.routes);
  const [toaster] = useState(() =>
    createToaster({
      pageNow() {
        const visit = world.frame.visit.get();
        return visit && { title: world.frame.title.get(), href: visit.fullPath };
      },
    }),
  );
  const session = useMemo(
    () => ({
      currentUser,
      config: world.config,
      pathOf: routes.pathOf,
      signOut: world.signOut,
      lock: world.lock,
      hasUnsaved: world.hasUnsaved,
      hasUnsavedPages: world.hasUnsavedPages,
      reloadPerson: world.reloadPerson,
    }),
    [world, currentUser, routes],
  );
  const language = {
    locale,
    // Not the one of the words' own context: that is another object after every change.
    allWords: () => restOf(i18n, locale),
  };
  return (
    <KitProvider i18n={i18n} locale={locale} layerHost={layerHost}>
      <ErrorBoundary>
        <LocaleProvider value={language}>
          <ApiProvider value={world.api}>
            <SessionProvider value={session}>
              <RealtimeProvider value={world.realtime}>
                <StaleProvider value={world.tellStale}>
                  <QueryClientProvider client={world.queries}>
                    <ToasterProvider toaster={toaster}>
                      <RoutingProvider value={world.history}>
                        <UnsavedProvider value={world.unsaved}>
                          <Questions isLocked={isLocked}>
                            <PlacesHost isLocked={isLocked}>{children}</PlacesHost>
                          </Questions>
                        </UnsavedProvider>
                      </RoutingProvider>
                      <ToastRegion toaster={toaster} />
                    </ToasterProvider>
                  </QueryClientProvider>
                </StaleProvider>
              </RealtimeProvider>
            </SessionProvider>
          </ApiProvider>
        </LocaleProvider>
      </ErrorBoundary>
    </KitProvider>
  );
}
