import { createHash } from 'node:crypto';
import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { BaseWorld, Caller, Handlers, Needs } from '../../core/handlers.ts';
import type { SessionEnd } from '../../core/services.ts';
import type { FieldWords } from '../../core/words.ts';
import { isPassword, SALT_BYTES, storePassword } from '../users/password.ts';

/** @reading R-005 */
const SESSION_MS = 24 * 60 * 60 * 1000;
/** @reading R-006 */
const MAX_FAILURES = 6;
/** @reading R-006 */
const PAUSE_MS = 10 * 60 * 1000;
const TOKEN_BYTES = 32;
const ENABLED = 1;
const LOCKED = 2;
const LOCAL_ADDRESS_NAME = '本机';

const WRONG = '账户或密码错误，请重新输入。';
const GONE = '登录过期,请重新登录';

type UserRow = {
  id: string;
  account: string;
  enabledMark: number;
  isAdministrator: number;
  passwordSalt: Uint8Array;
  passwordKey: Uint8Array;
  theme: string;
};

type Operations = 'login' | 'logout' | 'lockScreen';

/** Signing in and out, and who stands behind a token. */
export interface Sessions {
  readonly handlers: Handlers<Operations>;
  /** @throws Refusal 600 when the token is missing, unknown or too old */
  authenticate(header: string | undefined): Caller;
  /** Ends every session of a person but one. */
  end(userId: string, end: SessionEnd): void;
}

export const sessionNeeds: Needs<Operations> = { login: 'nothing', logout: 'session', lockScreen: 'session' };

/** @source shell §7 */
export const sessionWords: FieldWords = { account: { required: '请输入账号' }, password: { required: '请输入密码' } };

const USER_SQL = `
  SELECT user.id, account, enabledMark, passwordSalt, passwordKey, theme,
    EXISTS (SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId WHERE userId = user.id AND role.isAdministrator = 1) AS isAdministrator
  FROM user WHERE account = ?`;

/**
 * A person may be signed in several times: a new session ends none of the others. Tokens are kept as digests, so the
 * data folder opens no session.
 */
export function createSessions({ store, now, random }: BaseWorld): Sessions {
  const nobody = storePassword('', new Uint8Array(SALT_BYTES));
  const findUser = (account: string): UserRow | undefined => store.one<UserRow>(USER_SQL, account);
  const failuresOf = (account: string): number =>
    store.one<{ failures: number }>('SELECT failures FROM sign_in_failure WHERE account = ? AND lastTime > ?', account, now() - PAUSE_MS)
      ?.failures ?? 0;
  const countFailure = (account: string): void => {
    store.run('DELETE FROM sign_in_failure WHERE lastTime <= ?', now() - PAUSE_MS);
    store.run(
      `INSERT INTO sign_in_failure (account, failures, lastTime) VALUES (?, 1, ?)
       ON CONFLICT (account) DO UPDATE SET failures = failures + 1, lastTime = excluded.lastTime`,
      account,
      now(),
    );
  };

  /** Checks account and password. The same answer, after the same work, for a wrong password and an unknown account. */
  const verify = (account: string, password: string): { user: UserRow } | { refusal: { code: number; msg: string } } => {
    const user = findUser(account);
    const isExempt = user?.isAdministrator === 1;
    if (!isExempt && failuresOf(account) >= MAX_FAILURES)
      return { refusal: { code: CODE.refused, msg: `密码错误次数过多，请 ${PAUSE_MS / 60_000} 分钟后再试` } };
    const isRight = isPassword(password, user ?? nobody);
    if (!user || !isRight) {
      countFailure(account);
      return { refusal: { code: CODE.refused, msg: WRONG } };
    }
    if (user.enabledMark === LOCKED) return { refusal: { code: CODE.refused, msg: '账号已被锁定，请联系管理员解除锁定' } };
    if (user.enabledMark !== ENABLED) return { refusal: { code: CODE.refused, msg: '登录失败，账号已被禁用' } };
    store.run('DELETE FROM sign_in_failure WHERE account = ?', account);
    return { user };
  };

  const openSession = (userId: string): string => {
    const token = `bearer ${Buffer.from(random(TOKEN_BYTES)).toString('base64url')}`;
    store.run('DELETE FROM session WHERE expiryTime <= ?', now());
    store.run(
      'INSERT INTO session (tokenHash, userId, creatorTime, expiryTime) VALUES (?, ?, ?, ?)',
      digest(token),
      userId,
      now(),
      now() + SESSION_MS,
    );
    return token;
  };

  return {
    handlers: {
      login: ({ body, ipAddress }) => {
        const verdict = verify(body.account, body.password);
        if ('refusal' in verdict) return verdict.refusal;
        const { user } = verdict;
        store.run(
          `UPDATE user SET prevLoginTime = loginTime, prevLoginIPAddress = loginIPAddress, prevLoginIPAddressName = loginIPAddressName,
           loginTime = ?, loginIPAddress = ?, loginIPAddressName = ? WHERE id = ?`,
          now(),
          ipAddress,
          LOCAL_ADDRESS_NAME,
          user.id,
        );
        return { msg: '登录成功', data: { token: openSession(user.id), theme: user.theme } };
      },
      logout: ({ caller }) => {
        if (caller) store.run('DELETE FROM session WHERE tokenHash = ?', caller.tokenHash);
        return { msg: '退出成功' };
      },
      /** Empty = lock: acknowledged, no state is kept. Filled = unlock: only the person of this session. @reading R-001 */
      lockScreen: ({ body, caller }) => {
        if (body.account === undefined || body.password === undefined) return {};
        const verdict = verify(body.account, body.password);
        if ('refusal' in verdict)
          return verdict.refusal.msg === WRONG ? { code: CODE.refused, msg: '密码错误，请重新输入' } : verdict.refusal;
        return verdict.user.id === caller?.userId ? {} : { code: CODE.refused, msg: '密码错误，请重新输入' };
      },
    },
    authenticate: (header) => {
      const tokenHash = digest(header ?? '');
      const caller = store.one<{ userId: string; account: string }>(
        `SELECT user.id AS userId, account FROM session JOIN user ON user.id = session.userId
         WHERE tokenHash = ? AND expiryTime > ? AND enabledMark = 1`,
        tokenHash,
        now(),
      );
      if (!caller) throw new Refusal(GONE, CODE.sessionGone);
      return { ...caller, tokenHash };
    },
    end: (userId, { exceptTokenHash }) => {
      store.run('DELETE FROM session WHERE userId = ? AND tokenHash IS NOT ?', userId, exceptTokenHash ?? null);
    },
  };
}

const digest = (token: string): Uint8Array => createHash('sha256').update(token).digest();
