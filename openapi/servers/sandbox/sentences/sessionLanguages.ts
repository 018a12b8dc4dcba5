import { languageOf, sayIn, type SentenceLanguage } from './sayIn.ts';

/** Languages sessions are in: a browser cannot add a header to the opening of a socket, so that of the session's last call counts. */
export interface SessionLanguages {
  /** A call of a session has come with this header. @param tokenHash digest of its token */
  hear(tokenHash: Uint8Array, header: string | undefined): void;
  /** Language of its last call, else that of the header a socket was opened with. @reading R-413 */
  of(tokenHash: Uint8Array, header: string | undefined): SentenceLanguage;
}

/** Beyond so many sessions those that have been silent longest are forgotten. */
const SESSIONS = 10_000;

const keyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64');

export function createSessionLanguages(): SessionLanguages {
  const known = new Map<string, SentenceLanguage>();
  return {
    hear: (tokenHash, header) => {
      if (header === undefined) return;
      const key = keyOf(tokenHash);
      known.delete(key);
      known.set(key, languageOf(header));
      const [oldest] = known.keys();
      if (known.size > SESSIONS && oldest !== undefined) known.delete(oldest);
    },
    of: (tokenHash, header) => known.get(keyOf(tokenHash)) ?? languageOf(header),
  };
}

/** Frame whose sentence is in a language; what people have written stays as it is. */
export function frameIn<Frame extends object>(language: SentenceLanguage, frame: Frame): Frame {
  const msg = 'msg' in frame ? frame.msg : undefined;
  return typeof msg === 'string' ? { ...frame, msg: sayIn(language, msg) } : frame;
}
