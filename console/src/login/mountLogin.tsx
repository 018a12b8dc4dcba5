import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { speakLogin } from '../i18n/catalogs.ts';
import { $locale, keepLocale } from '../i18n/locale.ts';
import { LoginPage } from './LoginPage.tsx';
import type { EndReason } from './endReason.ts';
import type { SignIn } from './useLogin.ts';

export interface LoginMount {
  readonly host: HTMLElement;
  /** Why the last session ended, said once above the form. */
  readonly endReason: EndReason | null;
  /** Called with the token exactly as the server gave it. */
  readonly onSignedIn: (token: string) => void | Promise<void>;
  /** Called when the form can be used, so that the rest may start to arrive. */
  readonly onReady: () => void;
}

/** The client and the digest of passwords: not needed to type, so they arrive while the person does. */
const calls = () => import('./signIn.ts');
const signIn: SignIn = async (credentials) => (await calls()).signIn(credentials);
const captchaLettersOf = async (account: string) => (await calls()).captchaLettersOf(account);

/** Paints the login page; the returned function takes it away. */
export async function mountLogin({ host, endReason, onSignedIn, onReady }: LoginMount): Promise<() => void> {
  const i18n = setupI18n();
  await speakLogin(i18n, $locale.get());

  function Login() {
    // Not the hook of the library: it brings the reading of paths into the first page.
    const locale = useSyncExternalStore(
      (hear) => $locale.listen(hear),
      () => $locale.get(),
    );
    useEffect(() => {
      document.documentElement.lang = LANGUAGE_TAG[locale];
    }, [locale]);
    return (
      <I18nProvider i18n={i18n}>
        <LoginPage
          signIn={signIn}
          captchaLettersOf={captchaLettersOf}
          locale={locale}
          onLocale={async (next) => {
            // Where its words do not come the language stays as it is.
            if ((await speakLogin(i18n, next)) === next) keepLocale(next);
          }}
          endReason={endReason}
          onSignedIn={onSignedIn}
          onReady={() => {
            void calls();
            onReady();
          }}
        />
      </I18nProvider>
    );
  }

  const root = createRoot(host);
  root.render(
    <StrictMode>
      <Login />
    </StrictMode>,
  );
  return () => root.unmount();
}
