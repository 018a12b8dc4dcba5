import { ApiError } from '@milepost/openapi/client';
import type { BoundOperations } from '@milepost/openapi/client';
import { decodeLogin, encodeLogin } from '@milepost/openapi/domains/oauth';
import type { oauthOperations } from '@milepost/openapi/operations';
import { useState } from 'react';
import { isToken } from '../session/token.ts';

export type OauthApi = Pick<BoundOperations<typeof oauthOperations>, 'login'>;

/** What the form shows: the person types, the server is asked, or it said no. */
export type LoginState =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'missing'; readonly account: boolean; readonly password: boolean }
  | { readonly phase: 'refused'; readonly msg: string | null };

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Signs in: checks what is missing, asks the server once, hands the token on. Nothing typed is ever cleared. */
export function useLogin(api: OauthApi, onSignedIn: (token: string) => void) {
  const [state, setState] = useState<LoginState>({ phase: 'typing' });
  async function signIn({ account, password }: Credentials) {
    if (state.phase === 'asking') return;
    if (!account.trim() || !password) {
      setState({ phase: 'missing', account: !account.trim(), password: !password });
      return;
    }
    setState({ phase: 'asking' });
    try {
      const { data } = await api.login({ body: encodeLogin({ account: account.trim(), password }) });
      const signedIn = decodeLogin(data);
      if (!isToken(signedIn?.token)) throw new Error('[console] The server accepted the login without a token, so there is no session. Check the login answer of the server.');
      onSignedIn(signedIn.token);
    } catch (error) {
      setState({ phase: 'refused', msg: error instanceof ApiError && error.msg ? error.msg : null });
    }
  }
  return { state, signIn, edit: () => state.phase !== 'asking' && setState({ phase: 'typing' }) };
}
