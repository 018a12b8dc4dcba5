import { setupI18n } from '@lingui/core';
import { KitProvider } from '@milepost/kit/kit-provider';
import { bindOperations, createClient } from '@milepost/openapi/client';
import { oauthOperations } from '@milepost/openapi/operations';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from '@nanostores/react';
import { speakLogin } from '../i18n/catalogs.ts';
import { $locale, keepLocale } from '../i18n/locale.ts';
import { LoginPage } from './LoginPage.tsx';
import type { EndReason } from './endReason.ts';

export interface LoginMount {
  readonly host: HTMLElement;
  /** Why the last session ended, said once above the form. */
  readonly endReason: EndReason | null;
  /** Called with the token exactly as the server gave it. */
  onSignedIn(token: string): void;
  /** Called when the form can be used, so that the rest may start to arrive. */
  onReady(): void;
}

/** Paints the login page; the returned function takes it away. */
export async function mountLogin({ host, endReason, onSignedIn, onReady }: LoginMount): Promise<() => void> {
  const i18n = setupI18n();
  await speakLogin(i18n, $locale.get());
  const api = bindOperations(createClient({ baseUrl: '', getToken: () => null, onSessionEnded: () => {} }), oauthOperations);

  function Login() {
    const locale = useStore($locale);
    return (
      <KitProvider i18n={i18n} locale={locale}>
        <LoginPage
          api={api}
          locale={locale}
          onLocale={async (next) => {
            await speakLogin(i18n, next);
            keepLocale(next);
          }}
          endReason={endReason}
          onSignedIn={onSignedIn}
          onReady={onReady}
        />
      </KitProvider>
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
