import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { ReadableAtom } from 'nanostores';
import type { SessionSharing } from '../../auth/session-sharing/index.ts';
import { dropToken, keepToken } from '../../auth/token.ts';
import type { Api } from '../../data/api/index.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import type { SessionState } from './sessionState.ts';

interface SignedInElsewhereOptions {
  readonly sessionSharing: SessionSharing;
  readonly api: Api;
  readonly person: ReadableAtom<CurrentUser>;
  readonly state: ReadableAtom<SessionState>;
  readonly resume: () => Promise<void>;
}

/**
 * Goes on in a tab whose session has ended when the same person signs in in another one, with the session of that tab. The
 * returned function ends it. @reading R-437
 */
export function followSignIn({ sessionSharing, api, person, state, resume }: SignedInElsewhereOptions): () => void {
  const own = person.get().user.userId;
  const isEnded = () => state.get().kind === 'ended';
  async function follow() {
    const { offer } = await sessionSharing.ask({ person: own });
    if (!offer?.token || offer.lock !== null || !isEnded()) return;
    keepToken(offer.token);
    const next = await fetchCurrentUser(api).catch(() => null);
    if (!isEnded()) return;
    if (next?.user.userId === own) await resume();
    else dropToken();
  }
  return sessionSharing.onEntered((entered) => entered === own && isEnded() && void follow());
}
