import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { Tag } from '@milepost/openapi/operations';
import { onIdle } from '@milepost/kit/engines/clock';
import type { RouterHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'nanostores';
import { createTabs } from '../../browser/tabs.ts';
import type { Tabs } from '../../browser/tabs.ts';
import { sessionSharing } from '../../auth/session-sharing/index.ts';
import type { Api } from '../../data/api/index.ts';
import { connection } from '../../browser/connection.ts';
import { invalidate } from '../../data/invalidation.ts';
import type { EndReason } from '../../login/endReason.ts';
import type { Lock } from '../../auth/lock.ts';
import { createSignInHandoff } from '../../auth/signInHandoff.ts';
import type { CameFrom } from '../../auth/signInHandoff.ts';
import { browserDrafts } from '../../drafts/browserDrafts.ts';
import type { Drafts } from '../../drafts/DraftsProvider.ts';
import { createUnsavedScope } from '../../open-pages/unsaved.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import { pageCache } from '../../settings/shellSettings.ts';
import { createMenuOfPerson } from '../menu/menuOfPerson.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import * as css from '../page-cache/CachedPages.css.ts';
import { createItemMemory } from '../page-cache/itemMemory.ts';
import { createPageFrame } from '../page-cache/pageFrame.ts';
import { createFollowRights } from '../session/followRights.ts';
import { createFreshPerson } from '../session/freshPerson.ts';
import { createRealtimeHost } from '../session/realtimeHost.ts';
import { createSessionState, isOffPage } from '../session/sessionState.ts';
import { forgetReads, sessionTransitions } from '../session/sessionTransitions.ts';
import { followSignIn } from '../session/signedInElsewhere.ts';
import type { AppContext, PagesContext, ServerContext, UnsavedContext, WaitingNotice } from './appContext.ts';
import { createKindReload } from './kindReload.ts';
import { createQueries } from './queries.ts';
import type { SlowCalls } from './slowCalls.ts';
import { watchPage } from './watchPage.ts';

interface Options {
  readonly api: Api;
  /** True while a write of this tab is under way, and shortly after. */
  readonly hasJustWritten?: () => boolean;
  readonly slowCalls: SlowCalls;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly person: CurrentUser;
  readonly from: CameFrom;
  readonly onLock: (lock: Lock) => void;
  readonly onOver: (reason: EndReason | null) => void;
}

/** Texts that are typed and not saved, of the frame itself and of its pages. */
function createUnsaved({ cache }: PagesContext, drafts: Drafts): UnsavedContext {
  const scope = createUnsavedScope();
  const count = () => cache.unsavedIds().length + (scope.forms.get().size > 0 ? 1 : 0);
  return {
    scope,
    count,
    isAny: () => count() > 0,
    isOnPages: () => cache.unsavedIds().length > 0,
    discardDrafts() {
      for (const { discards } of [scope, ...cache.pages.get().map((page) => page.unsaved)]) discards.forEach((discard) => discard());
      drafts.store.removeAll(drafts.userId);
    },
    forget() {
      cache.drop(cache.unsavedIds());
      scope.forms.set(new Set());
    },
  };
}

/** Does one of them stand for what a menu is made of? */
const hasMenu = (tags: readonly Tag[]): boolean => tags.includes('menu') || tags.includes('system');

interface FollowedTabs {
  readonly tabs: Tabs;
  readonly userId: string;
  readonly session: Pick<ReturnType<typeof createSessionState>, 'onTabMessage'>;
  readonly queries: QueryClient;
  readonly followWrite: (tags: readonly Tag[]) => void;
}

/** Follows the other tabs of a person: how their session goes on, and what they have written. */
const followTabs = ({ tabs, userId, session, queries, followWrite }: FollowedTabs) =>
  tabs.subscribe((message) => {
    if (message.userId !== userId) return;
    session.onTabMessage(message);
    if (message.kind !== 'written') return;
    // A tag only another build knows stands for nothing that is cached here.
    const tags = message.tags as readonly Tag[];
    void invalidate(queries, tags, message.of);
    if (message.of === 'others') followWrite(tags);
  });

/** Everything of one sign-in, linked: the session with its pages, its server, the other tabs. */
export function createAppContext({
  api,
  hasJustWritten = () => false,
  slowCalls,
  config,
  history,
  person: first,
  from,
  onLock,
  onOver,
}: Options): AppContext {
  const person = atom(first);
  const routes = atom(menuRoutes(first.menus));
  const handoff = createSignInHandoff(from);
  const tabs = createTabs();
  const own = first.user.userId;
  const notice = atom<WaitingNotice>('nothing');
  const frame = createPageFrame({
    history,
    menu: () => routes.get(),
    hasDevPages: config.devPages,
    isCaching: () => pageCache.store.get(),
    classes: { host: css.host, container: css.container },
  });
  const pages: PagesContext = { ...frame, userId: own, routes, itemAt: createItemMemory(routes, frame.cache) };
  const drafts = browserDrafts(own);
  const unsaved = createUnsaved(pages, drafts);
  const session = createSessionState({ api, tabs, person, history, onLock, onOver, stopSocket: () => realtime.stop(), onLeft });
  function onLeft() {
    frame.cache.dropClean();
    void queries.cancelQueries();
    forgetReads(queries, unsaved);
  }
  const { isLocked } = session;
  const { reloadKindly, onNewer } = createKindReload({ unsaved, notice });
  /** @param isAsked whether the server sent a `refresh`, which may be about something else as well */
  const followChanges = async (isAsked: boolean) => {
    const outcome = await followRights();
    if (outcome === 'appliedForOthers') notice.set('menuChanged');
    if (isAsked && outcome === 'same' && !hasJustWritten()) reloadKindly('asked');
  };
  const realtime = createRealtimeHost({
    onLogout: (isOwn, msg) => (isOwn ? session.endForGood(msg) : reloadKindly('asked')),
    onRefresh: () => void followChanges(true),
    // A `refresh` of the time without a connection has not come. @reading R-294
    onReopened: () => void followChanges(false),
    // Whether the session is over is for the API to say: then its answer leads to signing in again. @reading R-314
    onShut: () => void api.getCurrentUser().catch(() => undefined),
  });
  const queries = createQueries({ isSessionOver: () => session.state.get().kind === 'ended' });
  const freshPerson = createFreshPerson({ api, person, isLocked });
  /** Reads again what is no cached query: the person and the menu. */
  const followWrite = (tags: readonly Tag[]) => {
    void freshPerson(tags);
    if (hasMenu(tags)) void followChanges(false);
  };
  const server: ServerContext = {
    api,
    queries,
    realtime,
    slowCalls,
    broadcastInvalidation(tags, of = 'others') {
      tabs.broadcast({ kind: 'written', userId: own, tags, of });
      if (of === 'others') followWrite(tags);
    },
  };
  const remember = async (path: string) => (await import('../../open-pages/recentMenus.ts')).recentMenusOf(own).visit(path);
  const { setPerson, applyMenu } = createMenuOfPerson({ person, routes, frame });
  const followRights = createFollowRights({ api, person, isLocked, hasJustWritten, apply: applyMenu });

  const transitions = sessionTransitions({ server, pages, unsaved, person, setPerson, handoff, state: session.state, leave: onOver });

  const stops = [
    frame.stop,
    followSignIn({ sessionSharing, api, person, state: session.state, resume: transitions.resume }),
    history.subscribe(() => void (isOffPage(session.state.get()) || frame.follow())),
    session.state.subscribe((state) => {
      if (state.kind === 'ended' && state.isPageHidden) frame.cache.show(null);
    }),
    frame.visit.subscribe((visit) => {
      if (visit && routes.get().byPath.has(visit.path)) onIdle(() => void remember(visit.path));
    }),
    followTabs({ tabs, userId: own, session, queries, followWrite }),
    // What failed while the server could not be reached is read again.
    connection.turn.listen(() => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })),
  ];
  const shown = frame.follow();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    stops.push(watchPage({ config, person, onNewer }));
    realtime.start();
    tabs.broadcast({ kind: 'signedIn', userId: own, name: first.user.userName });
  };
  // A deployment that keeps failures wants those of the start too.
  if (config.errorLog) begin();

  return {
    config,
    server,
    pages,
    unsaved,
    drafts,
    session: {
      person,
      state: session.state,
      end: session.end,
      lockedElsewhere: session.lockedElsewhere,
      lock: session.lock,
      signOut: session.signOut,
      expectSignOut: session.expectSignOut,
      handoff,
      leave: onOver,
      ...transitions,
    },
    notice,
    shown,
    begin,
    stop() {
      realtime.stop();
      queries.clear();
      for (const stop of stops) stop();
    },
  };
}
