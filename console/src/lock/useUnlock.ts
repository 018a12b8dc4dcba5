import { useState } from 'react';
import type { Refused } from '../login/useLogin.ts';

export interface UnlockAsk {
  readonly account: string;
  readonly password: string;
}

/** Open again, with a token where the session had to be begun anew; or why not. */
export type UnlockResult =
  | { readonly kind: 'open'; readonly token: string | null }
  | Refused
  /** Nobody answered, or a gateway for a server that is away. */
  | { readonly kind: 'unreachable' };
/**
 * Outcome of opening the console again; `unsure` where the server did not say who it is: nothing may be shown then, and nothing
 * is given up.
 */
export type Opened = 'shown' | 'unsure';
export type OnUnlocked = (token: string | null) => Promise<Opened>;
export type Unlock = (ask: UnlockAsk) => Promise<UnlockResult>;

export type UnlockState =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'missing' }
  | { readonly phase: 'refused'; readonly msg: string | null }
  /** The server could not be asked: the try goes on once it can be. @reading R-445 */
  | { readonly phase: 'unreachable' }
  /** The password was right, but nobody said who this is. */
  | { readonly phase: 'unsure' };

/** Unlocks: asks the server once at a time. @source shell §4 (unlock sends account and password) */
export function useUnlock(unlock: Unlock, onUnlocked: OnUnlocked) {
  const [state, setState] = useState<UnlockState>({ phase: 'typing' });
  /** The answer that asked to wait; it stays while the person types. */
  const [waiting, setWaiting] = useState<Refused | null>(null);
  async function submit({ account, password }: UnlockAsk) {
    if (state.phase === 'asking') return;
    if (!password || !account.trim()) return setState({ phase: 'missing' });
    setState({ phase: 'asking' });
    const result = await unlock({ account: account.trim(), password }).catch((): UnlockResult => ({ kind: 'unreachable' }));
    if (result.kind === 'unreachable') return setState({ phase: 'unreachable' });
    if (result.kind !== 'open') {
      setWaiting(result.retryAfterSeconds ? result : null);
      return setState({ phase: 'refused', msg: result.msg });
    }
    // What shows the console may itself fail to arrive.
    const opened = await onUnlocked(result.token).catch((): Opened => 'unsure');
    if (opened === 'unsure') setState({ phase: 'unsure' });
  }
  return {
    state,
    waiting,
    submit,
    fail: () => setState({ phase: 'refused', msg: null }),
    edit: () => state.phase !== 'asking' && setState({ phase: 'typing' }),
  };
}
