import type { AuditLog } from '../audit/log.ts';

/** A try to sign in, whoever makes it. */
export interface SignInTry {
  /** Undefined where no account has this name. */
  readonly userId: string | undefined;
  /** As it was typed. */
  readonly account: string;
  readonly ipAddress: string;
  readonly browser: string | null;
  readonly durationMs: number;
  readonly isDone: boolean;
  /** Message of the answer. */
  readonly msg: string;
}

/** Log of who comes and goes. @reading R-282 */
export interface SignInLog {
  tried(attempt: SignInTry): void;
  /** Tells that sessions of a person were over, by whose doing the sentence says. */
  ended(userId: string, msg: string, from?: { readonly ipAddress: string; readonly browser: string | null }): void;
}

/** Letters of an unknown name that are kept: enough to see what is tried. */
const SHOWN_LETTERS = 3;

export const createSignInLog = (log: Pick<AuditLog, 'write'>): SignInLog => ({
  tried: ({ userId = null, account, isDone, msg, ...more }) =>
    log.write({
      kind: isDone ? 'signIn' : 'refusedSignIn',
      userId,
      ...(userId === null && { strangerName: shortened(account) }),
      hasSignedIn: isDone,
      abstracts: msg,
      ...more,
    }),
  ended: (userId, msg, from) => log.write({ kind: 'signOut', userId, ipAddress: '', abstracts: msg, ...from }),
});

/** People type their password where the name belongs, so that an unknown name is never kept whole. */
function shortened(account: string): string {
  const letters = Array.from(account.replaceAll(/\p{C}/gu, ''));
  return `${letters.slice(0, Math.min(SHOWN_LETTERS, Math.floor(letters.length / 2))).join('')}***`;
}
