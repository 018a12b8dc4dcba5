import { CODE } from '../../core/envelope.ts';
import type { Answer, BaseWorld, Caller } from '../../core/handlers.ts';
import { readSettings } from '../system-config/settings.ts';
import { isPassword, md5Hex, MD5_HEX, SALT_BYTES, storePassword, type StoredPassword } from '../current-user/password.ts';
import type { Captchas } from './captcha.ts';
import type { SessionStore } from './session-store.ts';
import { WRONG, type SignIn, type UserRow } from './sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Old passwords kept of a person, whatever the settings ask for. @reading R-057 */
const MAX_OLD = 24;
const ON = 1;

/** Request to change the own password; passwords are hashed already. */
export interface PasswordChange {
  oldPassword: string;
  password: string;
  code: string;
  timestamp: string;
}

export interface Passwords {
  /** Changes the password and ends the person's sessions. What it refuses is answered, because the captcha is used up and the try is counted. */
  change(caller: Caller, change: PasswordChange): Answer<never>;
  /** Reminder of the age of the own password. @reading R-052 */
  reminder(caller: Caller): Answer<never>;
}

const refuse = (msg: string): Answer<never> => ({ code: CODE.refused, msg });

interface Parts {
  signIn: SignIn;
  captchas: Captchas;
  sessions: SessionStore;
}

export function createPasswords({ store, now, random }: BaseWorld, { signIn, captchas, sessions }: Parts): Passwords {
  const oldOnes = (userId: string, howMany: number): StoredPassword[] =>
    store.all<StoredPassword>(
      'SELECT passwordSalt, passwordKey FROM old_password WHERE userId = ? ORDER BY seq DESC LIMIT ?',
      userId,
      howMany,
    );

  /** The rules that can be judged without the plain text. @reading R-057 */
  const problemWith = (user: UserRow, password: string): string | null => {
    const { disableOldPassword, disableTheNumberOfOldPasswords, newUserDefaultPassword } = readSettings(store);
    if (!MD5_HEX.test(password)) return '新密码格式不正确，请刷新页面后重试';
    if (password === md5Hex('')) return '新密码不能为空';
    if (isPassword(password, user)) return '新密码不能与旧密码相同，请更换新密码';
    if (password === md5Hex(newUserDefaultPassword)) return '新密码不能是系统的初始密码，请更换新密码';
    const barred = disableOldPassword === ON ? oldOnes(user.id, disableTheNumberOfOldPasswords) : [];
    return barred.some((old) => isPassword(password, old)) ? '不能使用最近用过的密码，请更换新密码' : null;
  };

  const replace = (user: UserRow, password: string): void => {
    const fresh = storePassword(password, random(SALT_BYTES));
    store.run(
      'INSERT INTO old_password (userId, passwordSalt, passwordKey) VALUES (?, ?, ?)',
      user.id,
      user.passwordSalt,
      user.passwordKey,
    );
    store.run(
      'DELETE FROM old_password WHERE userId = ?1 AND seq NOT IN (SELECT seq FROM old_password WHERE userId = ?1 ORDER BY seq DESC LIMIT ?2)',
      user.id,
      MAX_OLD,
    );
    store.run(
      'UPDATE user SET passwordSalt = ?, passwordKey = ?, changePasswordDate = ?, lastModifyTime = ? WHERE id = ?',
      fresh.passwordSalt,
      fresh.passwordKey,
      now(),
      now(),
      user.id,
    );
  };

  return {
    change: (caller, { oldPassword, password, code, timestamp }) => {
      const captchaProblem = captchas.problem(timestamp, code);
      if (captchaProblem) return refuse(captchaProblem);
      const verdict = signIn.verify(caller.account, oldPassword, { kind: 'session', tokenHash: caller.tokenHash });
      if ('refusal' in verdict) return verdict.refusal.msg === WRONG ? refuse('旧密码错误，请重新输入') : verdict.refusal;
      const problem = problemWith(verdict.user, password);
      if (problem) return refuse(problem);
      replace(verdict.user, password);
      sessions.end(caller.userId, { code: CODE.sessionGone, msg: '密码已修改，请重新登录' });
      return { msg: '修改成功，请牢记新密码' };
    },
    reminder: (caller) => {
      const { passwordIsUpdatedRegularly, updateCycle, updateInAdvance } = readSettings(store);
      const since = store.one<{ time: number }>(
        'SELECT coalesce(changePasswordDate, creatorTime) AS time FROM user WHERE id = ?',
        caller.userId,
      );
      if (passwordIsUpdatedRegularly !== ON || updateCycle === 0 || !since) return {};
      const daysLeft = Math.ceil((since.time - now()) / DAY_MS) + updateCycle;
      if (daysLeft <= 0) return { msg: '您的密码已到期，请立即修改' };
      return daysLeft <= updateInAdvance ? { msg: `您的密码将在${daysLeft}天后到期，请及时修改` } : {};
    },
  };
}
