import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { whenSettled } from '@milepost/kit/engines/clock';
import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { Api } from '../data/api/index.ts';
import { makeStale } from '../data/staleKeys.ts';
import type { EndReason } from '../login/endReason.ts';
import type { ConsoleConfig } from '../session/config.ts';
import type { Lock } from '../session/lock.ts';
import { pageCache } from '../session/shellSettings.ts';
import { mayReload } from '../session/reloads.ts';
import { createTabs } from '../session/tabs.ts';
import { createUnsavedPlace } from '../session/unsaved.ts';
import { comeAndGo } from './comeAndGo.ts';
import { fixedByPath } from './fixedPages.ts';
import { createFreshPerson } from './freshPerson.ts';
import { createPageFrame } from './kept/frame.ts';
import * as css from './kept/KeptPages.css.ts';
import { menuRoutes } from './menuRoutes.ts';
import { createQueries } from './queries.ts';
import { createRealtimeHost } from './realtimeHost.ts';
import { SESSION_EXPIRED, createSessionStanding } from './sessionStanding.ts';
import type { SlowCalls } from './slowCalls.ts';
import { targetOf } from './target.ts';
import { watchPage } from './watchPage.ts';
import type { AppWorld } from './worldTypes.ts';

interface Options {
  readonly api: Api;
  readonly slowCalls: SlowCalls;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly person: CurrentUser;
  readonly onLock: (lock: Lock) => void;
  readonly onOver: (reason: EndReason | null) => void;
}

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
  const unsavedCount = () => frame.kept.unsavedPaths().length + (unsaved.forms.get().size > 0 ? 1 : 0);
  const hasUnsaved = () => unsavedCount() > 0;
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
  const stops = [
    history.subscribe(follow),
    tabs.hear((word) => {
      if (word.userId !== own) return;
      session.hear(word);
      if (word.kind !== 'stale') return;
      void makeStale(queries, word.keys);
      void freshPerson(word.keys);
    }),
  ];
  follow();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    stops.push(watchPage({ config, person, hasUnsaved, reloadKindly }));
    realtime.start();
    tabs.tell({ kind: 'signedIn', userId: own, name: first.user.userName });
  };
  // A deployment that keeps failures wants those of the start too.
  if (config.errorLog) begin();

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
    begin,
    ...comeAndGo({ api, person, setPerson, standing, queries, realtime, frame, history, leave: onOver }),
    stop() {
      realtime.stop();
      queries.clear();
      for (const stop of stops) stop();
    },
  };
}
