import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { encodeUnlock } from '@milepost/openapi/domains/oauth';
import { oauthOperations } from '@milepost/openapi/operations';
import { isOutOfReach } from '../login/isOutOfReach.ts';
import { refusedBy, signIn } from '../login/signIn.ts';
import type { Lock } from '../auth/lock.ts';
import { $token } from '../auth/token.ts';
import type { Unlock } from './useUnlock.ts';

const { lockScreen } = bindOperations(
  createClient({ baseUrl: '', getToken: () => $token.get(), onSessionEnded: () => {} }),
  oauthOperations,
);

const SESSION_OVER: ReadonlySet<number | null> = new Set([600, 601, 602]);

/**
 * Opens the screen again: asks the server that keeps the lock, or signs the same account in anew where there is no session
 * any more. @source shell §4 @reading R-001
 */
export const unlocking =
  (keptBy: Lock['keptBy']): Unlock =>
  async ({ account, password }) => {
    if (keptBy === 'signedOut' || $token.get() === null) return signInAgain({ account, password });
    try {
      await lockScreen({ body: encodeUnlock({ account, password }) });
      return { kind: 'open', token: null };
    } catch (error) {
      if (error instanceof ApiError && SESSION_OVER.has(error.code)) return signInAgain({ account, password });
      return isOutOfReach(error) ? { kind: 'unreachable' } : refusedBy(error);
    }
  };

const signInAgain: Unlock = async (typed) => {
  const result = await signIn(typed);
  return result.kind === 'in' ? { kind: 'open', token: result.token } : result;
};
