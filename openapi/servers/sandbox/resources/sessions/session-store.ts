import { unseen } from '../../core/changes.ts';
import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { BaseWorld, Caller } from '../../core/handlers.ts';
import type { OpenSession, Services, SessionEnd } from '../../core/services.ts';
import { readSettings } from '../system-config/settings.ts';
import { digest } from './digest.ts';
import type { SignInLog } from './sign-in-log.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60 * 1000;
/** Time an ended session answers what it was ended with. @reading R-056 */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS;
const LOCKED = '屏幕已锁定，请先解锁';
const GONE = '登录过期,请重新登录';

/** Tokens and who stands behind them. Tokens are kept as digests, so the data folder opens no session. */
export interface SessionStore {
  /** Opens a session and answers its token. */
  open(userId: string, at: OpenedAt): string;
  /** Notes that a session was used now. */
  readonly touch: (caller: Caller) => void;
  /** Writes down when sessions were used last. */
  readonly keepTimes: () => void;
  /** Open sessions of a person, the one that was used last first. @reading R-284 */
  readonly openOf: (userId: string) => OpenSession[];
  /**
   * The caller behind a token, for every door: calls, sockets, pages of reports.
   * @throws Refusal 600 when the token is missing, unknown or too old, or the code the session was ended with; 603 when it is locked
   */
  readonly authenticate: (header: string | undefined) => Caller;
  /** The same for the two calls a locked session is good for: unlocking and leaving. @reading R-001 */
  readonly authenticateLocked: (header: string | undefined) => Caller;
  /** @throws Refusal as `authenticate` does, for what a session has begun and the digest of its token stands for, such as a link */
  readonly requireOpen: (tokenHash: Uint8Array) => void;
  /** From now on only unlocking and leaving are answered. @reading R-001 */
  lock(caller: Caller): void;
  unlock(caller: Caller): void;
  /** The person's own doing: nothing is remembered of the session. */
  close(caller: Caller): void;
  /** Ends sessions of a person, and tells their sockets; answers how many there were. */
  readonly end: (userId: string, end: SessionEnd) => number;
}

/** Place a session is opened at. */
export type OpenedAt = Pick<OpenSession, 'ipAddress' | 'browser' | 'system'>;

/** @throws Refusal 603 when it is locked */
function open(caller: Caller): Caller {
  if (caller.isLocked) throw new Refusal(LOCKED, CODE.locked);
  return caller;
}

/** Wrong passwords of others end no session. @reading R-006 */
const LIVE_SQL = `
  SELECT user.id AS userId, account, EXISTS (SELECT 1 FROM session_lock WHERE session_lock.tokenHash = session.tokenHash) AS isLocked
  FROM session JOIN user ON user.id = session.userId
  WHERE tokenHash = ? AND expiryTime > ?
    AND (enabledMark = 1 OR (enabledMark = 2 AND EXISTS (SELECT 1 FROM sign_in_lock WHERE sign_in_lock.userId = user.id)))`;

const OPEN_COLUMNS = 'id, tokenHash, ipAddress, browser, system, creatorTime, lastTime';

export function createSessionStore({ store, now, random, nextId }: BaseWorld, push: Services['push'], log: SignInLog): SessionStore {
  const callerOf = (tokenHash: Uint8Array): Caller => {
    const caller = store.one<{ userId: string; account: string; isLocked: number }>(LIVE_SQL, tokenHash, now());
    if (caller) return { ...caller, tokenHash, isLocked: caller.isLocked === 1 };
    const ended = store.one<{ code: number; msg: string }>(
      'SELECT code, msg FROM ended_session WHERE tokenHash = ? AND expiryTime > ?',
      tokenHash,
      now(),
    );
    throw ended ? new Refusal(ended.msg, ended.code) : new Refusal(GONE, CODE.sessionGone);
  };

  /** Times sessions were used at since that was written down last, by their tokens: a write with each call would cost more than the call. */
  const used = new Map<string, number>();
  const keyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('hex');

  return {
    touch: ({ tokenHash }) => void used.set(keyOf(tokenHash), now()),
    keepTimes: () => {
      for (const [key, time] of used)
        store.run('UPDATE session SET lastTime = ?1 WHERE tokenHash = ?2 AND lastTime < ?1', time, Buffer.from(key, 'hex'));
      used.clear();
    },
    openOf: (userId) =>
      store
        .all<OpenSession>(`SELECT ${OPEN_COLUMNS} FROM session WHERE userId = ? AND expiryTime > ?`, userId, now())
        .map((session) => ({ ...session, lastTime: used.get(keyOf(session.tokenHash)) ?? session.lastTime }))
        .toSorted((a, b) => b.lastTime - a.lastTime || (a.id < b.id ? -1 : 1)),
    open: (userId, { ipAddress, browser, system }) => {
      const token = `bearer ${Buffer.from(random(TOKEN_BYTES)).toString('base64url')}`;
      unseen(store, () => store.run('DELETE FROM session WHERE expiryTime <= ?', now()));
      store.run(
        'INSERT INTO session (tokenHash, userId, creatorTime, expiryTime, id, ipAddress, browser, system, lastTime) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        digest(token),
        userId,
        now(),
        now() + Number(readSettings(store).tokenTimeout) * MINUTE_MS,
        nextId(),
        ipAddress,
        browser,
        system,
        now(),
      );
      return token;
    },
    authenticate: (header) => open(callerOf(digest(header ?? ''))),
    authenticateLocked: (header) => callerOf(digest(header ?? '')),
    requireOpen: (tokenHash) => void open(callerOf(tokenHash)),
    lock: ({ tokenHash }) => void store.run('INSERT OR IGNORE INTO session_lock (tokenHash) VALUES (?)', tokenHash),
    unlock: ({ tokenHash }) => void store.run('DELETE FROM session_lock WHERE tokenHash = ?', tokenHash),
    close: ({ tokenHash }) => void store.run('DELETE FROM session WHERE tokenHash = ?', tokenHash),
    end: (userId, { code, msg, exceptTokenHash, onlyId }) => {
      const which = 'FROM session WHERE userId = ?1 AND tokenHash IS NOT ?2 AND (?3 IS NULL OR id = ?3)';
      const chosen = [userId, exceptTokenHash ?? null, onlyId ?? null] as const;
      store.run('DELETE FROM ended_session WHERE expiryTime <= ?', now());
      const insert = `INSERT OR REPLACE INTO ended_session (tokenHash, code, msg, expiryTime) SELECT tokenHash, ?4, ?5, ?6 ${which}`;
      const ended = store.run(insert, ...chosen, code, msg, now() + REMEMBERED_MS);
      if (ended === 0) return 0;
      store.run(`DELETE ${which}`, ...chosen);
      log.ended(userId, msg);
      push([userId], { method: 'logout', token: null, msg });
      return ended;
    },
  };
}
