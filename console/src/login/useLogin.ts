import { systemClock } from '@milepost/kit/engines/clock';
import { readCode } from '@milepost/openapi/guards';
import type { Layout } from '@milepost/openapi/domains/oauth';
import { useRef, useState } from 'react';

/** Letters of the captcha and the value its image was asked with. */
export interface CaptchaAnswer {
  readonly code: string;
  readonly timestamp: string;
}

export interface Credentials {
  readonly account: string;
  readonly password: string;
  /** Answer to the captcha, where the server asks for one. @source shell §7 (getConfig) */
  readonly captcha?: CaptchaAnswer;
}

/** The session's token exactly as the server gave it and the layout it chose, or why there is none. */
export type SignInResult =
  | { readonly kind: 'in'; readonly token: string; readonly layout: Layout }
  | Refused
  /** Nobody answered, or a gateway for a server that is away. */
  | { readonly kind: 'unreachable' };

/** The server's own sentence (null when it sent none), and how long it asks to wait. @reading R-453 */
export interface Refused {
  readonly kind: 'refused';
  readonly msg: string | null;
  readonly retryAfterSeconds?: number | null;
}

/** Function for a session that has begun. @source shell §4 */
export type OnSignedIn = (token: string, layout: Layout) => void;

export type SignIn = (credentials: Credentials) => Promise<SignInResult>;

/** State of the form: the person types, the server is asked, something is missing, the server said no, or it was not there. */
export type LoginState =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'missing'; readonly account: boolean; readonly password: boolean; readonly captcha: boolean }
  | { readonly phase: 'refused'; readonly msg: string | null }
  /** The server could not be asked: the try goes on once it can be. @reading R-445 */
  | { readonly phase: 'unreachable' };

/** Time within which nothing turns: it would be drawn only to be taken away. @reading R-400 */
const SEEN_AFTER_MS = 150;

/** Signs in: checks what is missing, asks the server once, hands the token on. Nothing typed is ever cleared. */
export function useLogin(signIn: SignIn, onSignedIn: OnSignedIn) {
  const [state, setState] = useState<LoginState>({ phase: 'typing' });
  /** The answer that asked to wait; it stays while the person types. */
  const [waiting, setWaiting] = useState<Refused | null>(null);
  const isAsking = useRef(false);
  /**
   * @param isShown whether the form is still on the page
   * @returns whether the server refused
   */
  async function submit({ account, password, captcha }: Credentials, isShown: () => boolean = () => true) {
    if (isAsking.current) return false;
    const typed = { account: readCode(account), password, ...(captcha && { captcha: { ...captcha, code: readCode(captcha.code) } }) };
    const missing = { account: !typed.account, password: !password, captcha: typed.captcha?.code === '' };
    if (missing.account || missing.password || missing.captcha) {
      setState({ phase: 'missing', ...missing });
      return false;
    }
    isAsking.current = true;
    const show = () => setState({ phase: 'asking' });
    // What was said of the last try goes at once, so that the same is heard again.
    const callOff = state.phase === 'typing' ? systemClock.after(SEEN_AFTER_MS, () => isShown() && show()) : show();
    // What asks the server may itself fail to arrive.
    const result = await signIn(typed).catch((): SignInResult => ({ kind: 'unreachable' }));
    if (result.kind === 'in') {
      onSignedIn(result.token, result.layout);
      return false;
    }
    callOff?.();
    isAsking.current = false;
    if (result.kind === 'unreachable') {
      setState({ phase: 'unreachable' });
      return false;
    }
    setWaiting(result.retryAfterSeconds ? result : null);
    setState({ phase: 'refused', msg: result.msg });
    return true;
  }
  /** The server is there, and the try failed all the same. */
  const fail = () => setState({ phase: 'refused', msg: null });
  return { state, waiting, submit, fail, edit: () => !isAsking.current && setState({ phase: 'typing' }) };
}
