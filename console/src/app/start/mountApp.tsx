import { systemClock, onFirstInteraction } from '@milepost/kit/engines/clock';
import { ApiError, createClient } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { createBrowserHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApi } from '../../data/api/index.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import { isAway } from '../../browser/askServer.ts';
import { connection } from '../../browser/connection.ts';
import { clearingLookups } from '../../data/lookups/clearingLookups.ts';
import type { SessionCache } from '../../data/lookups/clearingLookups.ts';
import { appWords, speakApp } from '../../i18n/appCatalogs.ts';
import { $locale, adoptLocale } from '../../i18n/locale.ts';
import type { EndReason } from '../../login/endReason.ts';
import { fetchConsoleConfig } from '../../settings/config.ts';
import { adoptOfficeZone } from '../../settings/officeClock.ts';
import type { CameFrom } from '../../auth/signInHandoff.ts';
import { keepLock } from '../../auth/lock.ts';
import type { Lock } from '../../auth/lock.ts';
import { beginSettings } from '../../auth/beginSettings.ts';
import { keepTabPerson } from '../../auth/tabPerson.ts';
import { $token } from '../../auth/token.ts';
import { App } from './App.tsx';
import type { MissingLockNews } from './App.tsx';
import { createAppContext } from './createAppContext.ts';
import type { Thawed } from './appContext.ts';
import { fetchPage } from '../routes/PageAt.tsx';
import { watchOwnWrites } from '../session/followRights.ts';
import { watchSlowCalls } from './slowCalls.ts';

export interface AppMount {
  readonly host: HTMLElement;
  readonly from: CameFrom;
  /** The application is drawn on `host`, which is to be on the page now: what measures itself does so right after. */
  readonly onDrawn?: () => unknown;
  /** Called once when the session is over: null when the person signed out, else why. */
  readonly onSessionOver: (reason: EndReason | null) => void;
  /** The screen is to be locked: by the person, by another tab, or because the server says it is. */
  readonly onLock: (lock: Lock) => void;
  /** The lock screen may be asked for from now on. */
  readonly prepareLock: () => void;
}

/** The application on the page. */
export interface AppHandle {
  readonly leave: () => void;
  /** Takes everything off the page and out of memory but what was typed and not saved. @returns how many places hold some */
  readonly freeze: () => number;
  /** Says in place of the page that the lock screen did not load; null once it is here. @param retry asks for it again */
  readonly missLock: (retry: (() => void) | null) => void;
  /** Comes back after a lock, if it is the same person. @param open runs before anything is shown again */
  readonly thaw: (open: () => void) => Promise<Thawed>;
}

/** Time the page is looked at before the socket is opened and leaving it is watched. */
const BEGINS_MS = 100;

/** Code with which a server that keeps a lock answers a locked session. @reading R-001 */
const LOCKED = 603;

const NOTHING: AppHandle = { leave: () => {}, freeze: () => 0, missLock: () => {}, thaw: async () => 'other' };

/** Loads the person, their menu and the words, then draws the application. */
export async function mountApp({ host, from, onDrawn, onSessionOver, onLock, prepareLock }: AppMount): Promise<AppHandle> {
  let isOver = false;
  const over = (reason: EndReason | null) => {
    if (isOver) return;
    isOver = true;
    onSessionOver(reason);
  };
  let whenEnded = (code: number): void => over({ kind: 'code', code });
  let whenLocked = (): void => over({ kind: 'locked' });
  const client = noticingLock(createClient({ baseUrl: '', getToken: () => $token.get(), onSessionEnded: (code) => whenEnded(code) }), () =>
    whenLocked(),
  );
  const { client: ownClient, hasJustWritten } = watchOwnWrites(noticingLoss(client));
  const slowCalls = watchSlowCalls(ownClient);
  let cacheOfSession = (): SessionCache | null => null;
  const api = createApi(clearingLookups(slowCalls.client, () => cacheOfSession()));
  const i18n = appWords;
  void fetchPage(window.location.pathname);
  const [start, config] = await Promise.all([loadPerson(), fetchConsoleConfig(fetch), speakApp(i18n, $locale.get())]);
  adoptOfficeZone(config);

  async function loadPerson(): Promise<CurrentUser | null> {
    try {
      return await fetchCurrentUser(api);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === LOCKED))
        over({ kind: 'failed', msg: error instanceof ApiError && error.msg ? error.msg : null });
      return null;
    }
  }

  // Rule 4 of the guard: without a person there is no menu, so there is nothing to show.
  if (!start) {
    over({ kind: 'nobody' });
    return NOTHING;
  }
  const lock = (given: Lock) => {
    // A reload finds the lock, also where the lock screen has not come.
    keepLock(given);
    onLock(given);
  };
  keepTabPerson(start.user.userId);
  const spoken = $locale.get();
  adoptLocale(start.user.userId);
  if ($locale.get() !== spoken) await speakApp(i18n, $locale.get());
  beginSettings(start.user.userId, from);
  const history = createBrowserHistory();
  const app = createAppContext({ api, hasJustWritten, slowCalls, config, history, person: start, from, onLock: lock, onOver: over });
  // From here on the person signs in again over the page, and nothing typed is lost.
  whenEnded = app.session.end;
  whenLocked = app.session.lockedElsewhere;
  cacheOfSession = () => app.server;
  await app.shown;
  const layerHost = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const missingLock = atom<MissingLockNews>(null);
  await new Promise<void>((resolve) => {
    const whenDrawn = () => {
      onDrawn?.();
      resolve();
    };
    flushSync(() => root.render(<App app={app} i18n={i18n} layerHost={layerHost} missingLock={missingLock} onDrawn={whenDrawn} />));
  });
  // What lies over a page is not part of it, and leaves the document with it.
  const stopFollowing = app.session.state.subscribe((state) => {
    if (state.kind === 'ended' && state.isPageHidden) layerHost.remove();
    else if (state.kind === 'in' && !layerHost.isConnected) document.body.append(layerHost);
  });
  // The page is painted first; nobody types anything as soon as this.
  const stopBeginning = systemClock.after(BEGINS_MS, app.begin);
  const stopPreparing = onFirstInteraction(prepareLock);
  return {
    leave() {
      isOver = true;
      stopBeginning();
      stopFollowing();
      stopPreparing();
      app.stop();
      root.unmount();
      layerHost.remove();
      // It listens to the window; what comes after this session must not hear it.
      history.destroy();
    },
    freeze() {
      app.begin();
      // What is counted is what is still there without the frame.
      flushSync(app.session.freeze);
      // What lies over a page is not part of it, and must be off the document as well.
      layerHost.remove();
      return app.unsaved.count();
    },
    missLock: (retry) => missingLock.set(retry && { retry }),
    thaw: (open) =>
      app.session.thaw(() => {
        document.body.append(layerHost);
        open();
      }),
  };
}

/** The same client, which also notices that the server keeps the session locked. */
function noticingLock(client: Client, notice: () => void): Client {
  return {
    async call(...args) {
      try {
        return await client.call(...args);
      } catch (error) {
        if (error instanceof ApiError && error.code === LOCKED) notice();
        throw error;
      }
    },
  };
}

/** The same client, which also notices that the server cannot be reached, and that it is back. @reading R-294 */
function noticingLoss(client: Client): Client {
  return {
    async call(...args) {
      try {
        const answer = await client.call(...args);
        if (connection.state.get().kind === 'down') connection.tryNow();
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'transport' && isAway(error.status)) connection.doubt('call');
        throw error;
      }
    },
  };
}
