import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { decodeLogin, encodeLogin } from '@milepost/openapi/domains/oauth';
import { oauthOperations } from '@milepost/openapi/operations';
import { isToken } from '../auth/token.ts';
import { connection } from '../browser/connection.ts';
import { isOutOfReach } from './isOutOfReach.ts';
import type { Credentials, Refused, SignInResult } from './useLogin.ts';

const { login, getAccountConfig, getSpokenCaptcha } = bindOperations(
  createClient({ baseUrl: '', getToken: () => null, onSessionEnded: () => {} }),
  oauthOperations,
);

/** Asks the server once. A good answer without a token is no session. @source shell §4 */
export async function signIn({ account, password, captcha }: Credentials): Promise<SignInResult> {
  try {
    const session = decodeLogin((await login({ body: encodeLogin({ account, password, ...(captcha && { captcha }) }) })).data);
    return session && isToken(session.token) ? { kind: 'in', ...session } : { kind: 'refused', msg: null };
  } catch (error) {
    return isOutOfReach(error) ? { kind: 'unreachable' } : refusedBy(error);
  }
}

/** Refusal a failed try to sign in or to unlock stands for. */
export const refusedBy = (error: unknown): Refused => ({
  kind: 'refused',
  msg: error instanceof ApiError && error.msg ? error.msg : null,
  ...(error instanceof ApiError && error.retryAfterSeconds !== null && { retryAfterSeconds: error.retryAfterSeconds }),
});

/** The digits of a captcha, spoken. @reading R-454 */
export async function fetchSpokenCaptcha(timestamp: string): Promise<Blob> {
  const { data } = await getSpokenCaptcha({ path: { timestamp } });
  if (!data) throw new Error('[console] The server sent no sound, so the captcha cannot be heard. See the answer of getSpokenCaptcha.');
  return data;
}

/** @source shell §3 (letters of the captcha: 4 where the server does not say) */
const DEFAULT_LETTERS = 4;

/** Number of letters of an account's captcha; 0 where the server asks for none, or does not answer. @source shell §7 */
export async function captchaLettersOf(account: string): Promise<number> {
  try {
    const { data } = await getAccountConfig({ path: { account } });
    return data?.enableVerificationCode ? data.verificationCodeNumber || DEFAULT_LETTERS : 0;
  } catch (error) {
    // What the server asks for is asked again once it is there.
    if (isOutOfReach(error)) connection.doubt('call');
    return 0;
  }
}
