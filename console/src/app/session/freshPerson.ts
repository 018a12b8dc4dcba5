import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { Tag } from '@milepost/openapi/operations';
import type { WritableAtom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';

interface FreshPersonOptions {
  readonly api: Api;
  readonly person: WritableAtom<CurrentUser>;
  readonly isLocked: () => boolean;
}

/**
 * Keeps name and picture of the person as the server has them: it is called with the tags of every write, of this tab and of
 * others. The menu and the pages stay as they are. @source shell §3 (userName, headIcon)
 */
export function createFreshPerson({ api, person, isLocked }: FreshPersonOptions) {
  return async (tags: readonly Tag[]): Promise<void> => {
    if (!tags.includes('currentUser')) return;
    const next = await fetchCurrentUser(api).catch(() => null);
    const now = person.get();
    if (next?.user.userId === now.user.userId && !isLocked()) person.set({ ...now, user: next.user });
  };
}
