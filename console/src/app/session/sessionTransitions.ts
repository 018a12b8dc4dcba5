import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { HOME_PATH } from '../../auth/entry.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import type { PagesContext, ServerContext, SessionContext, UnsavedContext } from '../start/appContext.ts';
import { isOffPage } from './sessionState.ts';
import type { SessionState } from './sessionState.ts';

interface SessionTransitionsOptions extends Pick<SessionContext, 'leave' | 'handoff'> {
  readonly server: ServerContext;
  readonly pages: PagesContext;
  readonly unsaved: Pick<UnsavedContext, 'isAny'>;
  readonly person: ReadableAtom<CurrentUser>;
  readonly setPerson: (person: CurrentUser) => void;
  readonly state: WritableAtom<SessionState>;
}

/** Stands for the person while the screen is locked and nothing is typed: nothing of the menu and the permissions is kept. */
const strippedOf = (person: CurrentUser): CurrentUser => ({ ...person, menus: [], menuProblems: [], permissions: new Map() });

/**
 * Forgets what was read from the server. While something is typed and not saved the reads stay in memory, as the text itself does,
 * and are made again later: a form whose design or record is gone would be taken away with all that is in it. @reading R-822
 */
export function forgetReads(queries: QueryClient, unsaved: Pick<UnsavedContext, 'isAny'>): void {
  if (unsaved.isAny()) void queries.invalidateQueries({ refetchType: 'none' });
  else queries.clear();
}

/** The ways back into a session: signing in over the page, another system or organisation, the lock screen. */
export function sessionTransitions({
  server: { api, queries, realtime },
  pages: { cache, history, follow },
  unsaved,
  person,
  setPerson,
  state,
  handoff,
  leave,
}: SessionTransitionsOptions): Pick<SessionContext, 'resume' | 'reloadPerson' | 'freeze' | 'thaw'> {
  const own = person.get().user.userId;
  return {
    async resume() {
      const wasOff = isOffPage(state.get());
      state.set({ kind: 'in' });
      if (wasOff) await follow();
      realtime.start();
      await queries.invalidateQueries();
    },
    async reloadPerson() {
      const next = await fetchCurrentUser(api);
      if (!next) return leave({ kind: 'nobody' });
      setPerson(next);
      cache.discard(cache.pages.get().map(({ id }) => id));
      if (history.location.href === HOME_PATH) await follow();
      else history.push(HOME_PATH);
    },
    freeze() {
      realtime.stop();
      void queries.cancelQueries();
      state.set({ kind: 'locked' });
      cache.show(null);
      cache.dropClean();
      forgetReads(queries, unsaved);
      // The pages that stay are drawn from the menu and its permissions.
      if (!unsaved.isAny()) setPerson(strippedOf(person.get()));
    },
    async thaw(open) {
      const next = await fetchCurrentUser(api).catch(() => null);
      if (!next) return 'unknown';
      if (next.user.userId !== own) return 'other';
      handoff.comeBack();
      open();
      setPerson(next);
      state.set({ kind: 'in' });
      history.replace(location.pathname + location.search);
      await follow();
      realtime.start();
      return 'same';
    },
  };
}
