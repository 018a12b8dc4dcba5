import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { decodeLogin, encodeLogin } from '@milepost/openapi/domains/oauth';
import { oauthOperations } from '@milepost/openapi/operations';
import { isToken } from '../session/token.ts';
import type { Credentials, SignInResult } from './useLogin.ts';

const { login } = bindOperations(createClient({ baseUrl: '', getToken: () => null, onSessionEnded: () => {} }), oauthOperations);

/** Asks the server once. A good answer without a token is no session. @source shell §4 */
export async function signIn({ account, password }: Credentials): Promise<SignInResult> {
  try {
    const token = decodeLogin((await login({ body: encodeLogin({ account, password }) })).data)?.token;
    return isToken(token) ? { kind: 'in', token } : { kind: 'refused', msg: null };
  } catch (error) {
    return { kind: 'refused', msg: error instanceof ApiError && error.msg ? error.msg : null };
  }
}
