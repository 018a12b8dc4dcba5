import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { HOME_PATH } from '../../auth/entry.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import type { PagesContext, ServerContext, SessionContext } from '../start/appContext.ts';
import { isOffPage } from './sessionState.ts';
import type { SessionState } from './sessionState.ts';

interface SessionTransitionsOptions extends Pick<SessionContext, 'leave' | 'handoff'> {
  readonly server: ServerContext;
  readonly pages: PagesContext;
  readonly person: ReadableAtom<CurrentUser>;
  readonly setPerson: (person: CurrentUser) => void;
  readonly state: WritableAtom<SessionState>;
}

/** Stands for the person while the screen is locked: nothing of the menu and the permissions is kept. */
const strippedOf = (person: CurrentUser): CurrentUser => ({ ...person, menus: [], menuProblems: [], permissions: new Map() });

/** The ways back into a session: signing in over the page, another system or organisation, the lock screen. */
export function sessionTransitions({
  server: { api, queries, realtime },
  pages: { cache, history, follow },
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
      cache.drop(cache.pages.get().map(({ path }) => path));
      if (history.location.href === HOME_PATH) await follow();
      else history.push(HOME_PATH);
    },
    freeze() {
      realtime.stop();
      void queries.cancelQueries();
      state.set({ kind: 'locked' });
      cache.show(null);
      cache.dropClean();
      queries.clear();
      setPerson(strippedOf(person.get()));
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
