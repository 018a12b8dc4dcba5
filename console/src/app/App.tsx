import type { I18n } from '@lingui/core';
import { useStore } from '@nanostores/react';
import { ConfirmHost } from '@milepost/kit/confirm';
import { KitProvider } from '@milepost/kit/kit-provider';
import { ToastRegion, ToasterProvider, createToaster } from '@milepost/kit/toast';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import { StrictMode, useState } from 'react';
import { ApiProvider } from '../data/api/index.ts';
import type { Api } from '../data/api/index.ts';
import { LocaleProvider } from '../i18n/LocaleProvider.ts';
import { speakApp } from '../i18n/appCatalogs.ts';
import { $locale, keepLocale } from '../i18n/locale.ts';
import type { ConsoleConfig } from '../session/config.ts';
import { RoutingProvider } from '../routing/index.ts';
import { SessionProvider } from '../session/currentSession.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { menuRoutes } from './menuRoutes.ts';
import { Shell } from './Shell.tsx';

interface AppProps {
  readonly api: Api;
  readonly i18n: I18n;
  readonly currentUser: CurrentUser;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly onSignedOut: () => void;
}

/** Everything around the pages of a signed-in person, made anew for each sign-in. */
export function App({ api, i18n, currentUser, config, history, onSignedOut }: AppProps) {
  const locale = useStore($locale);
  const [toaster] = useState(createToaster);
  // A read that failed shows its own retry; nobody is asked twice behind their back.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } } }),
  );
  const [routes] = useState(() => menuRoutes(currentUser.menus));
  const [session] = useState(() => ({
    currentUser,
    config,
    pathOf: routes.pathOf,
    async signOut() {
      // The person leaves even when the server cannot be told.
      await api.logout().catch(() => undefined);
      onSignedOut();
    },
  }));
  return (
    <StrictMode>
      <KitProvider i18n={i18n} locale={locale}>
        <ErrorBoundary>
          <LocaleProvider
            value={{
              locale,
              async choose(next) {
                await speakApp(i18n, next);
                keepLocale(next);
                // The choice also follows the person to other machines; the page does not wait for that.
                void api.updateSystemLanguage({ body: { language: next } }).catch(() => undefined);
              },
            }}
          >
            <ApiProvider value={api}>
              <SessionProvider value={session}>
                <QueryClientProvider client={queries}>
                  <ToasterProvider toaster={toaster}>
                    <ConfirmHost>
                      <RoutingProvider value={history}>
                        <Shell routes={routes} />
                      </RoutingProvider>
                    </ConfirmHost>
                    <ToastRegion toaster={toaster} />
                  </ToasterProvider>
                </QueryClientProvider>
              </SessionProvider>
            </ApiProvider>
          </LocaleProvider>
        </ErrorBoundary>
      </KitProvider>
    </StrictMode>
  );
}
