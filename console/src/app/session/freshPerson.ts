import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { WritableAtom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import { currentUserKeys, fetchCurrentUser } from '../../data/current-user/index.ts';

interface FreshPersonOptions {
  readonly api: Api;
  readonly person: WritableAtom<CurrentUser>;
  readonly isLocked: () => boolean;
}

/**
 * Keeps name and picture of the person as the server has them: whoever is told which answers are old, in this tab or another,
 * tells it here. The menu and the pages stay as they are. @source shell §3 (userName, headIcon)
 */
export function createFreshPerson({ api, person, isLocked }: FreshPersonOptions) {
  const [own] = currentUserKeys.user;
  return async (keys: readonly (readonly unknown[])[]): Promise<void> => {
    if (!keys.some(([first]) => first === own)) return;
    const next = await fetchCurrentUser(api).catch(() => null);
    const now = person.get();
    if (next?.user.userId === now.user.userId && !isLocked()) person.set({ ...now, user: next.user });
  };
}
