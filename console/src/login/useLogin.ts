import type { Layout } from '@milepost/openapi/domains/oauth';
import { useState } from 'react';

/** Letters of the captcha and the value its image was asked with. */
export interface CaptchaAnswer {
  readonly code: string;
  readonly timestamp: string;
}

export interface Credentials {
  readonly account: string;
  readonly password: string;
  /** Where the server asks for one. @source shell §7 (getConfig) */
  readonly captcha?: CaptchaAnswer;
}

/** The session's token exactly as the server gave it and the layout it chose, or the server's own sentence (null when it sent none). */
export type SignInResult =
  | { readonly kind: 'in'; readonly token: string; readonly layout: Layout }
  | { readonly kind: 'refused'; readonly msg: string | null };

/** What happens with a session that has begun. @source shell §4 */
export type OnSignedIn = (token: string, layout: Layout) => void;

export type SignIn = (credentials: Credentials) => Promise<SignInResult>;

/** What the form shows: the person types, the server is asked, something is missing, or the server said no. */
export type LoginState =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'missing'; readonly account: boolean; readonly password: boolean; readonly captcha: boolean }
  | { readonly phase: 'refused'; readonly msg: string | null };

/** Signs in: checks what is missing, asks the server once, hands the token on. Nothing typed is ever cleared. */
export function useLogin(signIn: SignIn, onSignedIn: OnSignedIn) {
  const [state, setState] = useState<LoginState>({ phase: 'typing' });
  /** @returns whether the server was asked */
  async function submit({ account, password, captcha }: Credentials) {
    if (state.phase === 'asking') return false;
    const typed = { account: account.trim(), password, ...(captcha && { captcha: { ...captcha, code: captcha.code.trim() } }) };
    const missing = { account: !typed.account, password: !password, captcha: typed.captcha?.code === '' };
    if (missing.account || missing.password || missing.captcha) {
      setState({ phase: 'missing', ...missing });
      return false;
    }
    setState({ phase: 'asking' });
    // What asks the server may itself fail to arrive.
    const result = await signIn(typed).catch((): SignInResult => ({ kind: 'refused', msg: null }));
    if (result.kind === 'in') onSignedIn(result.token, result.layout);
    else setState({ phase: 'refused', msg: result.msg });
    return true;
  }
  return { state, submit, edit: () => state.phase !== 'asking' && setState({ phase: 'typing' }) };
}
