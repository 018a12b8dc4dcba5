import { isToken } from '../token.ts';

/** Session of a tab, as another tab of the same browser gets it. */
export interface Offer {
  /** Token exactly as the server gave it; null where only a lock is left, for which the console has signed out. @reading R-001 */
  readonly token: string | null;
  /** Lock flag as session storage holds it; null where the session is not locked. */
  readonly lock: string | null;
  /** Id of the person. */
  readonly person: string;
  /** Time of the last press, key or focus in that tab, in milliseconds since 1970. */
  readonly usedAtMs: number;
}

/** Message between tabs about their sessions. */
export type SharingMessage =
  | { readonly kind: 'ask'; readonly nonce: string }
  | { readonly kind: 'answer'; readonly nonce: string; readonly offer: Offer | null }
  /** Somebody has signed in or unlocked the screen. */
  | { readonly kind: 'entered'; readonly person: string };

const MAX_CHARS = 8192;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_CHARS;
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Offer in a message; null for what is none. */
function offerIn(value: unknown): Offer | null {
  const { token, lock, person, usedAtMs } = fieldsOf(value);
  if (token !== null && !(isText(token) && isToken(token))) return null;
  if (lock !== null && !isText(lock)) return null;
  if (token === null && lock === null) return null;
  if (!isText(person) || person === '' || typeof usedAtMs !== 'number' || !Number.isFinite(usedAtMs)) return null;
  return { token, lock, person, usedAtMs };
}

/** Message a tab has sent; null for what is none. */
export function messageIn(value: unknown): SharingMessage | null {
  const { kind, nonce, offer, person } = fieldsOf(value);
  if (kind === 'ask' && isText(nonce)) return { kind, nonce };
  if (kind === 'answer' && isText(nonce)) return { kind, nonce, offer: offerIn(offer) };
  if (kind === 'entered' && isText(person)) return { kind, person };
  return null;
}
