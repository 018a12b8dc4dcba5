import type { BaseWorld } from '../../core/handlers.ts';
import { digest } from './digest.ts';

const MARK_BYTES = 32;
const MARK = /^[\w-]{43}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Time since the last sign-in after which a browser is a stranger again. @reading R-452 */
const KNOWN_MS = 90 * DAY_MS;
/** Browsers of one person; the one that signed in longest ago makes room. @reading R-452 */
const MAX_BROWSERS = 20;
const COOKIE_NAME = 'milepost-browser';
/** Addresses the mark goes along to: those of signing in. */
const COOKIE_PATH = '/api/oauth';

/**
 * Browsers people have signed in with. A browser holds a random mark in a cookie that scripts cannot read; the mark opens nothing,
 * but its wrong passwords are counted apart, so that somebody else's tries do not shut the person out. @reading R-452
 */
export interface KnownBrowsers {
  /** Has this person signed in with the browser that holds the mark? */
  isKnown(mark: string | null, userId: string): boolean;
  /** Knows the browser from now on, by a new mark in place of the one it holds; answers the new one. */
  remember(mark: string | null, userId: string): string;
  /** Every browser of the person is a stranger from now on. */
  forget(userId: string): void;
}

export function createKnownBrowsers({ store, now, random }: Pick<BaseWorld, 'store' | 'now' | 'random'>): KnownBrowsers {
  return {
    isKnown: (mark, userId) =>
      mark !== null &&
      store.one('SELECT 1 FROM known_browser WHERE markHash = ? AND userId = ? AND expiryTime > ?', digest(mark), userId, now()) !==
        undefined,
    remember: (mark, userId) => {
      const fresh = Buffer.from(random(MARK_BYTES)).toString('base64url');
      store.run('DELETE FROM known_browser WHERE expiryTime <= ?', now());
      // A mark somebody else has put there is worth nothing after this. Other people of this browser stay known.
      if (mark !== null) store.run('UPDATE known_browser SET markHash = ? WHERE markHash = ?', digest(fresh), digest(mark));
      store.run(
        'INSERT OR REPLACE INTO known_browser (markHash, userId, expiryTime) VALUES (?, ?, ?)',
        digest(fresh),
        userId,
        now() + KNOWN_MS,
      );
      store.run(
        'DELETE FROM known_browser WHERE userId = ?1 AND markHash NOT IN (SELECT markHash FROM known_browser WHERE userId = ?1 ORDER BY expiryTime DESC LIMIT ?2)',
        userId,
        MAX_BROWSERS,
      );
      return fresh;
    },
    forget: (userId) => void store.run('DELETE FROM known_browser WHERE userId = ?', userId),
  };
}

/** The mark in a `Cookie` header; null where there is none that could be ours. */
export function readBrowserMark(cookies: string | undefined): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name = '', value = ''] = cookie.trim().split('=');
    if (name === COOKIE_NAME && MARK.test(value)) return value;
  }
  return null;
}

/** `Set-Cookie` with a mark. No other site sends it along, no script reads it. */
export const browserMarkCookie = (mark: string): string =>
  `${COOKIE_NAME}=${mark}; Path=${COOKIE_PATH}; Max-Age=${KNOWN_MS / 1000}; HttpOnly; SameSite=Strict`;
