import { useState } from 'react';

export interface UnlockAsk {
  readonly account: string;
  readonly password: string;
}

/** Open again, with a token where the session had to be begun anew; or the server's sentence (null when it sent none). */
export type UnlockResult =
  | { readonly kind: 'open'; readonly token: string | null }
  | { readonly kind: 'refused'; readonly msg: string | null };
export type Unlock = (ask: UnlockAsk) => Promise<UnlockResult>;

export type UnlockState =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'missing' }
  | { readonly phase: 'refused'; readonly msg: string | null };

/** Unlocks: asks the server once at a time. @source shell §4 (unlock sends account and password) */
export function useUnlock(unlock: Unlock, onUnlocked: (token: string | null) => void) {
  const [state, setState] = useState<UnlockState>({ phase: 'typing' });
  async function submit({ account, password }: UnlockAsk) {
    if (state.phase === 'asking') return;
    if (!password || !account.trim()) return setState({ phase: 'missing' });
    setState({ phase: 'asking' });
    const result = await unlock({ account: account.trim(), password }).catch((): UnlockResult => ({ kind: 'refused', msg: null }));
    if (result.kind === 'open') onUnlocked(result.token);
    else setState(result.kind === 'refused' ? { phase: 'refused', msg: result.msg } : { phase: 'typing' });
  }
  return { state, submit, edit: () => state.phase !== 'asking' && setState({ phase: 'typing' }) };
}
