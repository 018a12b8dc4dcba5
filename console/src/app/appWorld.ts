import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { whenIdle } from '@milepost/kit/engines/clock';
import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Api } from '../data/api/index.ts';
import { fetchCurrentUser } from '../data/current-user/index.ts';
import { makeStale } from '../data/staleKeys.ts';
import type { EndReason } from '../login/endReason.ts';
import type { ConsoleConfig } from '../session/config.ts';
import type { Lock } from '../session/lock.ts';
import { watchErrors, watchStorage } from '../session/errorLog.ts';
import { hearSettings } from '../session/settings.ts';
import { pageCache } from '../session/shellSettings.ts';
import { mayReload } from '../session/reloads.ts';
import { createTabs } from '../session/tabs.ts';
import { dropToken } from '../session/token.ts';
import { createUnsavedPlace } from '../session/unsaved.ts';
import type { UnsavedPlace } from '../session/unsaved.ts';
import { fixedByPath } from './fixedPages.ts';
import { createPageFrame } from './kept/frame.ts';
import type { PageFrame } from './kept/frame.ts';
import * as css from './kept/KeptPages.css.ts';
import { menuRoutes } from './menuRoutes.ts';
import type { MenuRoutes } from './menuRoutes.ts';
import { createRealtimeHost } from './realtimeHost.ts';
import type { RealtimeHost } from './realtimeHost.ts';
import type { SlowCalls } from './slowCalls.ts';
import { targetOf } from './target.ts';

/** How the session stands. While it is `ended` the person signs in again over the page. */
export type Standing =
  | { readonly kind: 'in' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'ended'; readonly code: number; readonly msg: string | null };

/** Everything of one sign-in that lives outside what is drawn. */
export interface AppWorld {
  readonly api: Api;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly queries: QueryClient;
  readonly realtime: RealtimeHost;
  /** Calls that have had no answer for long. */
  readonly slowCalls: SlowCalls;
  readonly frame: PageFrame;
  /** What the frame itself holds unsaved, such as a chat draft. */
  readonly unsaved: UnsavedPlace;
  readonly person: ReadableAtom<CurrentUser>;
  readonly routes: ReadableAtom<MenuRoutes>;
  readonly standing: ReadableAtom<Standing>;
  /** The server asked for a new load of the page, and the page waits for the person. */
  readonly wantsReload: ReadableAtom<boolean>;
  /** Whether anything is typed and not saved, anywhere. */
  readonly hasUnsaved: () => boolean;
  /** Tells the other tabs of this person which answers are old. */
  readonly tellStale: (keys: readonly (readonly unknown[])[]) => void;
  /** Gives up everything typed: nothing asks any more. */
  readonly forgetUnsaved: () => void;
  readonly sessionEnded: (code: number, msg?: string | null) => void;
  readonly lockedElsewhere: () => void;
  readonly lock: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly leave: (reason: EndReason | null) => void;
  /** The same person has signed in again: calls that failed are made again, the socket opens with the new token. */
  readonly resume: () => Promise<void>;
  /** Reads person, menu and permissions again, after a switch of the system or the organisation. */
  readonly reloadPerson: () => Promise<void>;
  readonly freeze: () => number;
  readonly thaw: () => Promise<boolean>;
  readonly stop: () => void;
}

interface Options {
  readonly api: Api;
  readonly slowCalls: SlowCalls;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly person: CurrentUser;
  readonly onLock: (lock: Lock) => void;
  readonly onOver: (reason: EndReason | null) => void;
}

/** @source shell §8 */
const EXPIRED = 600;

/** Stands for the person while the screen is locked: nothing of the menu and the permissions is kept. */
const strippedOf = (person: CurrentUser): CurrentUser => ({ ...person, menus: [], menuProblems: [], permissions: new Map() });

export function createAppWorld({ api, slowCalls, config, history, person: first, onLock, onOver }: Options): AppWorld {
  const person = atom(first);
  const routes = atom(menuRoutes(first.menus));
  const standing = atom<Standing>({ kind: 'in' });
  const unsaved = createUnsavedPlace();
  const tabs = createTabs();
  const own = first.user.userId;
  const wantsReload = atom(false);
  /** Never over something typed, and never in a circle: then the person is asked. @reading R-294 */
  const reloadKindly = () => {
    if (!hasUnsaved() && mayReload(Date.now())) location.reload();
    else wantsReload.set(true);
  };
  const realtime = createRealtimeHost({
    onLogout: (isOwn, msg) => (isOwn ? sessionEnded(EXPIRED, msg) : reloadKindly()),
    onRefresh: reloadKindly,
    // Whether the session is over is for the API to say: then its answer leads to signing in again. @reading R-314
    onRefused: () => void api.getCurrentUser().catch(() => undefined),
  });
  // A read that failed shows its own retry; nobody is asked twice behind their back.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  const frame = createPageFrame({
    history,
    targetOf: (path) => targetOf(path, { routes: routes.get(), fixed: fixedByPath, hasDevPages: config.devPages }),
    isCaching: () => pageCache.store.get(),
    classes: { host: css.host, stage: css.stage },
  });
  const remember = async (path: string) => (await import('../session/recentMenus.ts')).recentMenusOf(own).visit(path);
  const isLocked = () => standing.get().kind === 'locked';
  const follow = () => {
    if (isLocked()) return;
    frame.follow();
    const { pathname } = history.location;
    if (routes.get().byPath.has(pathname)) whenIdle(() => void remember(pathname));
  };
  const setPerson = (next: CurrentUser) => {
    routes.set(menuRoutes(next.menus));
    person.set(next);
  };

  function sessionEnded(code: number, msg: string | null = null) {
    if (standing.get().kind !== 'in') return;
    realtime.stop();
    dropToken();
    standing.set({ kind: 'ended', code, msg });
  }

  function lockNow(keptBy: Lock['keptBy']) {
    const { user } = person.get();
    onLock({
      account: user.userAccount,
      name: user.userName || user.userAccount,
      note: user.departmentName || user.organizeName,
      sinceMs: Date.now(),
      returnTo: history.location.href,
      keptBy,
    });
  }

  let isLocking = false;
  async function lock() {
    if (isLocked() || isLocking) return;
    isLocking = true;
    tabs.tell({ kind: 'locked', userId: own });
    // A server that does not acknowledge keeps no lock: then there must be no session to come back to.
    const isKept = await api.lockScreen({ body: {} }).then(
      () => true,
      () => false,
    );
    if (!isKept) await api.logout().catch(() => undefined);
    isLocking = false;
    lockNow(isKept ? 'server' : 'signedOut');
  }

  async function signOut() {
    tabs.tell({ kind: 'signedOut', userId: own });
    // The person leaves even when the server cannot be told.
    await api.logout().catch(() => undefined);
    onOver(null);
  }

  const stops = [
    history.subscribe(follow),
    tabs.hear((word) => {
      if (word.userId !== own) return;
      if (word.kind === 'locked') void lock();
      // Every tab has a token of its own; whoever leaves one leaves all.
      if (word.kind === 'signedOut')
        void api
          .logout()
          .catch(() => undefined)
          .then(() => sessionEnded(EXPIRED));
      if (word.kind === 'stale') void makeStale(queries, word.keys);
    }),
    watchErrors(config.errorLog),
    watchStorage(),
    // The program on the server is a newer one: its parts have other names.
    // Without a network a load would lead to the browser's own page.
    listen(window, 'vite:preloadError' as keyof WindowEventMap, () => navigator.onLine && reloadKindly()),
    listen(window, 'storage', (event) => hearSettings(event)),
    listen(window, 'beforeunload', (event) => hasUnsaved() && event.preventDefault()),
  ];
  const hasUnsaved = () => frame.kept.unsavedPaths().length > 0 || unsaved.forms.get().size > 0;
  follow();
  realtime.start();
  tabs.tell({ kind: 'signedIn', userId: own, name: first.user.userName });

  return {
    api,
    config,
    history,
    queries,
    realtime,
    slowCalls,
    frame,
    unsaved,
    person,
    routes,
    standing,
    wantsReload,
    hasUnsaved,
    tellStale: (keys) => tabs.tell({ kind: 'stale', userId: own, keys }),
    forgetUnsaved() {
      frame.kept.drop(frame.kept.unsavedPaths());
      unsaved.forms.set(new Set());
    },
    sessionEnded,
    lockedElsewhere: () => !isLocked() && lockNow('server'),
    lock,
    signOut,
    leave: onOver,
    async resume() {
      standing.set({ kind: 'in' });
      realtime.start();
      await queries.invalidateQueries();
    },
    async reloadPerson() {
      const next = await fetchCurrentUser(api);
      if (!next) return onOver({ kind: 'nobody' });
      setPerson(next);
      frame.kept.dropClean();
      history.push('/home');
    },
    freeze() {
      realtime.stop();
      void queries.cancelQueries();
      standing.set({ kind: 'locked' });
      frame.kept.show(null);
      frame.kept.dropClean();
      queries.clear();
      setPerson(strippedOf(person.get()));
      return frame.kept.unsavedPaths().length + (unsaved.forms.get().size > 0 ? 1 : 0);
    },
    async thaw() {
      const next = await fetchCurrentUser(api).catch(() => null);
      if (next?.user.userId !== own) return false;
      setPerson(next);
      standing.set({ kind: 'in' });
      history.replace(location.pathname + location.search);
      frame.follow();
      realtime.start();
      return true;
    },
    stop() {
      realtime.stop();
      queries.clear();
      for (const stop of stops) stop();
    },
  };
}

function listen<K extends keyof WindowEventMap>(target: Window, kind: K, hear: (event: WindowEventMap[K]) => void): () => void {
  target.addEventListener(kind, hear);
  return () => target.removeEventListener(kind, hear);
}
