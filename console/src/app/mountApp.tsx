import { setupI18n } from '@lingui/core';
import { ApiError, createClient } from '@milepost/openapi/client';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { createBrowserHistory } from '@tanstack/history';
import { createRoot } from 'react-dom/client';
import { createApi } from '../data/api/index.ts';
import { fetchCurrentUser } from '../data/current-user/index.ts';
import { speakFirst, speakRest } from '../i18n/appCatalogs.ts';
import { $locale } from '../i18n/locale.ts';
import type { EndReason } from '../login/endReason.ts';
import { fetchConsoleConfig } from '../session/config.ts';
import { $token } from '../session/token.ts';
import { App } from './App.tsx';

export interface AppMount {
  readonly host: HTMLElement;
  /** Called once when the session is over: null when the person signed out, else why. */
  readonly onSessionOver: (reason: EndReason | null) => void;
}

/** Loads the person, their menu and the words, then paints the application; the returned function takes it away. */
export async function mountApp({ host, onSessionOver }: AppMount): Promise<() => void> {
  let isOver = false;
  const over = (reason: EndReason | null) => {
    if (isOver) return;
    isOver = true;
    onSessionOver(reason);
  };
  const api = createApi(
    createClient({ baseUrl: '', getToken: () => $token.get(), onSessionEnded: (code) => over({ kind: 'code', code }) }),
  );
  const i18n = setupI18n();
  const [start, config] = await Promise.all([loadPerson(), fetchConsoleConfig(fetch), speakFirst(i18n, $locale.get())]);

  async function loadPerson(): Promise<CurrentUser | null> {
    try {
      return await fetchCurrentUser(api);
    } catch (error) {
      over({ kind: 'failed', msg: error instanceof ApiError && error.msg ? error.msg : null });
      return null;
    }
  }

  // Rule 4 of the guard: without a person there is no menu, so there is nothing to show.
  if (!start) {
    over({ kind: 'failed', msg: null });
    return () => {};
  }
  const history = createBrowserHistory();
  const root = createRoot(host);
  root.render(<App api={api} i18n={i18n} currentUser={start} config={config} history={history} onSignedOut={() => over(null)} />);
  const stopWaiting = speakRest(i18n, $locale.get());
  return () => {
    stopWaiting();
    root.unmount();
    // It listens to the window; what comes after this session must not hear it.
    history.destroy();
  };
}
