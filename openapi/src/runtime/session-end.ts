import type { SessionEndCode } from './envelope.ts';

/** Tells the application once that a session is over, however many calls learn of it. */
export interface SessionEnd {
  /** A call starts with this token: a token other than the ended one arms the latch again. */
  begin(token: string | null): AbortSignal;
  /** A call that began with this token was told the session is over. */
  end(code: SessionEndCode, token: string | null): void;
}

/**
 * @param getToken the current token: an answer to a call of an earlier session does not end the present one
 * @param onSessionEnded called once per session; the other calls of that session are aborted first
 * @source shell §8
 */
export function createSessionEnd(getToken: () => string | null, onSessionEnded: (code: SessionEndCode) => void): SessionEnd {
  let ended: { token: string | null } | null = null;
  let pending = new AbortController();
  return {
    begin(token) {
      if (ended && ended.token !== token) ended = null;
      return pending.signal;
    },
    end(code, token) {
      if (ended || getToken() !== token) return;
      ended = { token };
      pending.abort();
      pending = new AbortController();
      onSessionEnded(code);
    },
  };
}
