import { useState } from 'react';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** The session's token exactly as the server gave it, or the server's own sentence (null when it sent none). */
export type SignInResult = { readonly kind: 'in'; readonly token: string } | { readonly kind: 'refused'; readonly msg: string | null };

export type SignIn = (credentials: Credentials) => Promise<SignInResult>;

/** What the form shows: the person types, the server is asked, something is missing, or the server said no. */
export type LoginState =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'missing'; readonly account: boolean; readonly password: boolean }
  | { readonly phase: 'refused'; readonly msg: string | null };

/** Signs in: checks what is missing, asks the server once, hands the token on. Nothing typed is ever cleared. */
export function useLogin(signIn: SignIn, onSignedIn: (token: string) => void) {
  const [state, setState] = useState<LoginState>({ phase: 'typing' });
  async function submit({ account, password }: Credentials) {
    if (state.phase === 'asking') return;
    const typed = { account: account.trim(), password };
    if (!typed.account || !password) return setState({ phase: 'missing', account: !typed.account, password: !password });
    setState({ phase: 'asking' });
    // What asks the server may itself fail to arrive.
    const result = await signIn(typed).catch((): SignInResult => ({ kind: 'refused', msg: null }));
    if (result.kind === 'in') onSignedIn(result.token);
    else setState({ phase: 'refused', msg: result.msg });
  }
  return { state, submit, edit: () => state.phase !== 'asking' && setState({ phase: 'typing' }) };
}
