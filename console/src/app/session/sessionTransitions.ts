import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import type { PageFrame } from '../page-cache/pageFrame.ts';
import type { RealtimeHost } from './realtimeHost.ts';
import type { SessionState } from './sessionState.ts';
import type { AppContext } from '../start/appContext.ts';

interface SessionTransitionsOptions extends Pick<AppContext, 'leave'> {
  readonly api: Api;
  readonly history: RouterHistory;
  readonly person: ReadableAtom<CurrentUser>;
  readonly setPerson: (person: CurrentUser) => void;
  readonly sessionState: WritableAtom<SessionState>;
  readonly queries: QueryClient;
  readonly realtime: RealtimeHost;
  readonly frame: PageFrame;
}

/** Stands for the person while the screen is locked: nothing of the menu and the permissions is kept. */
const strippedOf = (person: CurrentUser): CurrentUser => ({ ...person, menus: [], menuProblems: [], permissions: new Map() });

/** The ways back into a session: signing in over the page, another system or organisation, the lock screen. */
export function sessionTransitions({
  api,
  history,
  person,
  setPerson,
  sessionState,
  queries,
  realtime,
  frame,
  leave,
}: SessionTransitionsOptions): Pick<AppContext, 'resume' | 'reloadPerson' | 'freeze' | 'thaw'> {
  const own = person.get().user.userId;
  return {
    async resume() {
      sessionState.set({ kind: 'in' });
      realtime.start();
      await queries.invalidateQueries();
    },
    async reloadPerson() {
      const next = await fetchCurrentUser(api);
      if (!next) return leave({ kind: 'nobody' });
      setPerson(next);
      frame.cache.drop(frame.cache.pages.get().map(({ path }) => path));
      history.push(HOME_PATH);
    },
    freeze() {
      realtime.stop();
      void queries.cancelQueries();
      sessionState.set({ kind: 'locked' });
      frame.cache.show(null);
      frame.cache.dropClean();
      queries.clear();
      setPerson(strippedOf(person.get()));
    },
    async thaw(open) {
      const next = await fetchCurrentUser(api).catch(() => null);
      if (!next) return 'unknown';
      if (next.user.userId !== own) return 'other';
      open();
      setPerson(next);
      sessionState.set({ kind: 'in' });
      history.replace(location.pathname + location.search);
      frame.follow();
      realtime.start();
      return 'same';
    },
  };
}
