import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { whenSettled } from '@milepost/kit/engines/clock';
import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import { invalidate } from '../../data/invalidation.ts';
import type { EndReason } from '../../login/endReason.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import type { Lock } from '../../auth/lock.ts';
import { pageCache } from '../../settings/shellSettings.ts';
import { mayReload } from '../../browser/reloads.ts';
import { createTabs } from '../../browser/tabs.ts';
import { createUnsavedScope } from '../../open-pages/unsaved.ts';
import { sessionTransitions } from '../session/sessionTransitions.ts';
import { fixedByPath } from '../routes/fixedPages.ts';
import { createFreshPerson } from '../session/freshPerson.ts';
import { createPageFrame } from '../page-cache/pageFrame.ts';
import * as css from '../page-cache/CachedPages.css.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { createQueries } from './queries.ts';
import { createRealtimeHost } from '../session/realtimeHost.ts';
import { SESSION_EXPIRED, createSessionState } from '../session/sessionState.ts';
import type { SlowCalls } from './slowCalls.ts';
import { targetOf } from '../routes/target.ts';
import { watchPage } from './watchPage.ts';
import type { AppContext } from './appContext.ts';

interface Options {
  readonly api: Api;
  readonly slowCalls: SlowCalls;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly person: CurrentUser;
  readonly onLock: (lock: Lock) => void;
  readonly onOver: (reason: EndReason | null) => void;
}

export function createAppContext({ api, slowCalls, config, history, person: first, onLock, onOver }: Options): AppContext {
  const person = atom(first);
  const routes = atom(menuRoutes(first.menus));
  const unsaved = createUnsavedScope();
  const tabs = createTabs();
  const own = first.user.userId;
  const wantsReload = atom(false);
  const session = createSessionState({ api, tabs, person, history, onLock, onOver, stopSocket: () => realtime.stop() });
  const { sessionState, sessionEnded, isLocked } = session;
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
  const queries = createQueries({ isSessionOver: () => sessionState.get().kind === 'ended' });
  const frame = createPageFrame({
    history,
    targetOf: (path) => targetOf(path, { routes: routes.get(), fixed: fixedByPath, hasDevPages: config.devPages }),
    isCaching: () => pageCache.store.get(),
    classes: { host: css.host, container: css.container },
  });
  const unsavedCount = () => frame.cache.unsavedPaths().length + (unsaved.forms.get().size > 0 ? 1 : 0);
  const hasUnsaved = () => unsavedCount() > 0;
  const remember = async (path: string) => (await import('../../open-pages/recentMenus.ts')).recentMenusOf(own).visit(path);
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
    tabs.subscribe((word) => {
      if (word.userId !== own) return;
      session.onTabMessage(word);
      if (word.kind !== 'stale') return;
      void invalidate(queries, word.keys);
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
    tabs.broadcast({ kind: 'signedIn', userId: own, name: first.user.userName });
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
    sessionState,
    wantsReload,
    hasUnsaved,
    hasUnsavedPages: () => frame.cache.unsavedPaths().length > 0,
    unsavedCount,
    broadcastInvalidation(keys) {
      tabs.broadcast({ kind: 'stale', userId: own, keys });
      void freshPerson(keys);
    },
    forgetUnsaved() {
      frame.cache.drop(frame.cache.unsavedPaths());
      unsaved.forms.set(new Set());
    },
    sessionEnded,
    lockedElsewhere: session.lockedElsewhere,
    lock: session.lock,
    signOut: session.signOut,
    leave: onOver,
    begin,
    ...sessionTransitions({ api, person, setPerson, sessionState, queries, realtime, frame, history, leave: onOver }),
    stop() {
      realtime.stop();
      queries.clear();
      for (const stop of stops) stop();
    },
  };
}
