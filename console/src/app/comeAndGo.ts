import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Api } from '../data/api/index.ts';
import { fetchCurrentUser } from '../data/current-user/index.ts';
import { HOME_PATH } from '../session/entry.ts';
import type { PageFrame } from './kept/frame.ts';
import type { RealtimeHost } from './realtimeHost.ts';
import type { Standing } from './sessionStanding.ts';
import type { AppWorld } from './worldTypes.ts';

interface ComeAndGoOptions extends Pick<AppWorld, 'leave'> {
  readonly api: Api;
  readonly history: RouterHistory;
  readonly person: ReadableAtom<CurrentUser>;
  readonly setPerson: (person: CurrentUser) => void;
  readonly standing: WritableAtom<Standing>;
  readonly queries: QueryClient;
  readonly realtime: RealtimeHost;
  readonly frame: PageFrame;
}

/** Stands for the person while the screen is locked: nothing of the menu and the permissions is kept. */
const strippedOf = (person: CurrentUser): CurrentUser => ({ ...person, menus: [], menuProblems: [], permissions: new Map() });

/** The ways back into a session: signing in over the page, another system or organisation, the lock screen. */
export function comeAndGo({
  api,
  history,
  person,
  setPerson,
  standing,
  queries,
  realtime,
  frame,
  leave,
}: ComeAndGoOptions): Pick<AppWorld, 'resume' | 'reloadPerson' | 'freeze' | 'thaw'> {
  const own = person.get().user.userId;
  return {
    async resume() {
      standing.set({ kind: 'in' });
      realtime.start();
      await queries.invalidateQueries();
    },
    async reloadPerson() {
      const next = await fetchCurrentUser(api);
      if (!next) return leave({ kind: 'nobody' });
      setPerson(next);
      frame.kept.drop(frame.kept.pages.get().map(({ path }) => path));
      history.push(HOME_PATH);
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
  };
}
