import { CODE } from '../../core/envelope.ts';
import type { BaseWorld } from '../../core/handlers.ts';
import type { Settings } from '../system-config/defaults.ts';
import { readCode } from '../../../../src/guards/typed-text.ts';
import { readSettings } from '../system-config/settings.ts';
import { isPassword, SALT_BYTES, storePassword, type StoredPassword } from '../users/password.ts';

const MINUTE_MS = 60 * 1000;
const ENABLED = 1;
const LOCKED = 2;
/** `lockType` of the settings; the other, 2, is a pause. @source admin §3 */
const LOCK_ACCOUNT = 1;
/** Counting acts from this many wrong passwords on. @reading R-006 */
const LEAST_ERRORS = 3;

export const WRONG = '账户或密码错误，请重新输入。';

export type UserRow = StoredPassword & {
  id: string;
  account: string;
  realName: string;
  enabledMark: number;
  isAdministrator: number;
  theme: string;
};

/** The person, or what to answer. Counting stands in the database, so it is an answer and not a thrown refusal. */
export type Verdict = { user: UserRow } | { refusal: { code: number; msg: string } };

const USER_SQL = `
  SELECT user.id, account, realName, enabledMark, passwordSalt, passwordKey, theme,
    EXISTS (
      SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId
      WHERE userId = user.id AND role.isAdministrator = 1 AND role.enabledMark = 1
    ) AS isAdministrator
  FROM user WHERE lower(account) = ?`;

/** Account as it is counted and looked up: without width and case, as no two accounts differ in case alone. @reading R-407 */
const keyOf = (account: string): string => readCode(account, 'lower');

const refuse = (msg: string): Verdict => ({ refusal: { code: CODE.refused, msg } });

/** Account and password against the stored policy. */
export interface SignIn {
  find(account: string): UserRow | undefined;
  /** The same answer, after the same work, for a wrong password and for an unknown account. @reading R-006 R-007 */
  verify(account: string, password: string): Verdict;
}

export function createSignIn({ store, now }: BaseWorld): SignIn {
  const nobody = storePassword('', new Uint8Array(SALT_BYTES));
  const find = (account: string): UserRow | undefined => store.one<UserRow>(USER_SQL, keyOf(account));

  const forget = (account: string): void => void store.run('DELETE FROM sign_in_failure WHERE account = ?', keyOf(account));

  /** Wrong passwords so far, this one included; older ones than the lock lasts are forgotten. */
  const count = (account: string, lockMs: number): number => {
    store.run('DELETE FROM sign_in_failure WHERE lastTime <= ?', now() - lockMs);
    store.run(
      `INSERT INTO sign_in_failure (account, failures, lastTime) VALUES (?, 1, ?)
       ON CONFLICT (account) DO UPDATE SET failures = failures + 1, lastTime = excluded.lastTime`,
      account,
      now(),
    );
    return store.one<{ failures: number }>('SELECT failures FROM sign_in_failure WHERE account = ?', account)?.failures ?? 0;
  };

  /** Until when nobody may try this name, known or not; 0 for now. */
  const pausedUntil = (account: string, { lockType, passwordErrorsNumber }: Settings, lockMs: number): number => {
    if (lockType === LOCK_ACCOUNT) return 0;
    const sql = 'SELECT lastTime FROM sign_in_failure WHERE account = ? AND failures >= ?';
    const row = store.one<{ lastTime: number }>(sql, account, passwordErrorsNumber);
    return row ? row.lastTime + lockMs : 0;
  };

  const lock = (user: UserRow): void => {
    forget(user.account);
    store.run('UPDATE user SET enabledMark = ?, unlockTime = NULL WHERE id = ?', LOCKED, user.id);
  };

  return {
    find,
    verify: (typed, password) => {
      const account = keyOf(typed);
      const settings = readSettings(store);
      const lockMs = settings.lockTime * MINUTE_MS;
      const user = find(account);
      const isCounted = settings.passwordErrorsNumber >= LEAST_ERRORS && user?.isAdministrator !== 1;
      const waitMs = isCounted ? pausedUntil(account, settings, lockMs) - now() : 0;
      if (waitMs > 0) return refuse(`密码错误次数过多，请 ${Math.ceil(waitMs / MINUTE_MS)} 分钟后再试`);
      const isRight = isPassword(password, user ?? nobody);
      if (!user || !isRight) {
        const isTooOften = isCounted && count(account, lockMs) >= settings.passwordErrorsNumber;
        if (isTooOften && settings.lockType === LOCK_ACCOUNT && user?.enabledMark === ENABLED) lock(user);
        return refuse(WRONG);
      }
      if (user.enabledMark === LOCKED) return refuse('账号已被锁定，请联系管理员解除锁定');
      if (user.enabledMark !== ENABLED) return refuse('登录失败，账号已被禁用');
      forget(account);
      return { user };
    },
  };
}
