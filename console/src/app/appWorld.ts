import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { whenSettled } from '@milepost/kit/engines/clock';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Api } from '../data/api/index.ts';
import { fetchCurrentUser } from '../data/current-user/index.ts';
import { makeStale } from '../data/staleKeys.ts';
import type { EndReason } from '../login/endReason.ts';
import type { ConsoleConfig } from '../session/config.ts';
import type { Lock } from '../session/lock.ts';
import { hearSettings } from '../session/settings.ts';
import { pageCache } from '../session/shellSettings.ts';
import { mayReload } from '../session/reloads.ts';
import { createTabs } from '../session/tabs.ts';
import { createUnsavedPlace } from '../session/unsaved.ts';
import type { UnsavedPlace } from '../session/unsaved.ts';
import { fixedByPath } from './fixedPages.ts';
import { createFreshPerson } from './freshPerson.ts';
import { createPageFrame } from './kept/frame.ts';
import type { PageFrame } from './kept/frame.ts';
import * as css from './kept/KeptPages.css.ts';
import { menuRoutes } from './menuRoutes.ts';
import type { MenuRoutes } from './menuRoutes.ts';
import { createQueries } from './queries.ts';
import { createRealtimeHost } from './realtimeHost.ts';
import type { RealtimeHost } from './realtimeHost.ts';
import { SESSION_EXPIRED, createSessionStanding } from './sessionStanding.ts';
import type { Standing } from './sessionStanding.ts';
import type { SlowCalls } from './slowCalls.ts';
import { targetOf } from './target.ts';

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
  /** Whether anything is typed and not saved on a page. */
  readonly hasUnsavedPages: () => boolean;
  /** How many places hold something typed and not saved: each page, and what lies over them together. */
  readonly unsavedCount: () => number;
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
  readonly freeze: () => void;
  /** Shows everything again, if it is the same person. @param open runs before that */
  readonly thaw: (open: () => void) => Promise<Thawed>;
  readonly stop: () => void;
}

/** Who comes back after a lock; `unknown` where the server did not say it. Only somebody else begins anew. @reading R-001 */
export type Thawed = 'same' | 'other' | 'unknown';

/** What of the menu is not shown as it was meant is written down once the page is there. @source shell §2.3 */
async function noteFaults(person: CurrentUser): Promise<void> {
  const { logMenuFaults, menuFaults } = await import('./menuFaults.ts');
  logMenuFaults(menuFaults(person));
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

/** Stands for the person while the screen is locked: nothing of the menu and the permissions is kept. */
const strippedOf = (person: CurrentUser): CurrentUser => ({ ...person, menus: [], menuProblems: [], permissions: new Map() });

export function createAppWorld({ api, slowCalls, config, history, person: first, onLock, onOver }: Options): AppWorld {
  const person = atom(first);
  const routes = atom(menuRoutes(first.menus));
  const unsaved = createUnsavedPlace();
  const tabs = createTabs();
  const own = first.user.userId;
  const wantsReload = atom(false);
  const session = createSessionStanding({ api, tabs, person, history, onLock, onOver, stopSocket: () => realtime.stop() });
  const { standing, sessionEnded, isLocked } = session;
  /** Never over something typed, and never in a circle: then the person is asked. @reading R-294 */
  const reloadKindly = () => {
    if (!hasUnsaved() && mayReload(Date.now())) location.reload();
    else wantsReload.set(true);
  };
  const realtime = createRealtimeHost({
    onLogout: (isOwn, msg) => (isOwn ? sessionEnded(SESSION_EXPIRED, msg) : reloadKindly()),
    onRefresh: reloadKindly,
    // Whether the session is over is for the API to say: then its answer leads to signing in again. @reading R-314
    onShut: () => void api.getCurrentUser().catch(() => undefined),
  });
  const queries = createQueries({ isSessionOver: () => standing.get().kind === 'ended' });
  const frame = createPageFrame({
    history,
    targetOf: (path) => targetOf(path, { routes: routes.get(), fixed: fixedByPath, hasDevPages: config.devPages }),
    isCaching: () => pageCache.store.get(),
    classes: { host: css.host, stage: css.stage },
  });
  const remember = async (path: string) => (await import('../session/recentMenus.ts')).recentMenusOf(own).visit(path);
  const follow = () => {
    if (isLocked()) return;
    frame.follow();
    const { pathname } = history.location;
    if (routes.get().byPath.has(pathname)) whenSettled(() => void remember(pathname));
  };
  const setPerson = (next: CurrentUser) => {
    routes.set(menuRoutes(next.menus));
    person.set(next);
  };

  const freshPerson = createFreshPerson({ api, person, isLocked });
  let isOver = false;
  async function watch() {
    const { watchTroubles } = await import('../session/watchTroubles.ts');
    if (!isOver) stops.push(watchTroubles(config.errorLog));
  }

  const stops: ((() => void) | void)[] = [
    history.subscribe(follow),
    tabs.hear((word) => {
      if (word.userId !== own) return;
      session.hear(word);
      if (word.kind !== 'stale') return;
      void makeStale(queries, word.keys);
      void freshPerson(word.keys);
    }),
    // A deployment that keeps failures wants those of the start too.
    config.errorLog ? void watch() : whenSettled(() => void watch()),
    person.subscribe((now) => whenSettled(() => void noteFaults(now))),
    // The program on the server is a newer one: its parts have other names.
    // Without a network a load would lead to the browser's own page.
    listen(window, 'vite:preloadError' as keyof WindowEventMap, () => navigator.onLine && reloadKindly()),
    listen(window, 'storage', (event) => hearSettings(event)),
    listen(window, 'beforeunload', (event) => hasUnsaved() && event.preventDefault()),
  ];
  const unsavedCount = () => frame.kept.unsavedPaths().length + (unsaved.forms.get().size > 0 ? 1 : 0);
  const hasUnsaved = () => unsavedCount() > 0;
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
    hasUnsavedPages: () => frame.kept.unsavedPaths().length > 0,
    unsavedCount,
    tellStale(keys) {
      tabs.tell({ kind: 'stale', userId: own, keys });
      void freshPerson(keys);
    },
    forgetUnsaved() {
      frame.kept.drop(frame.kept.unsavedPaths());
      unsaved.forms.set(new Set());
    },
    sessionEnded,
    lockedElsewhere: session.lockedElsewhere,
    lock: session.lock,
    signOut: session.signOut,
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
      frame.kept.drop(frame.kept.pages.get().map(({ path }) => path));
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
    },
    async thaw(open) {
      const next = await fetchCurrentUser(api).catch(() => null);
      if (!next) return 'unknown';
      if (next.user.userId !== own) return 'other';
      open();
      setPerson(next);
      standing.set({ kind: 'in' });
      history.replace(location.pathname + location.search);
      frame.follow();
      realtime.start();
      return 'same';
    },
    stop() {
      realtime.stop();
      queries.clear();
      isOver = true;
      for (const stop of stops) stop?.();
    },
  };
}

function listen<K extends keyof WindowEventMap>(target: Window, kind: K, hear: (event: WindowEventMap[K]) => void): () => void {
  target.addEventListener(kind, hear);
  return () => target.removeEventListener(kind, hear);
}
