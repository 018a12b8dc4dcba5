import { CODE } from '../../core/envelope.ts';
import type { Answer, BaseWorld } from '../../core/handlers.ts';
import type { Settings } from '../system-config/defaults.ts';
import { readCode } from '../../../../src/guards/typed-text.ts';
import { readSettings } from '../system-config/settings.ts';
import { isPassword, SALT_BYTES, storePassword, type StoredPassword } from '../current-user/password.ts';
import { networkOf } from '../../core/http/client-address.ts';
import { digest } from './digest.ts';
import { ACCOUNT_DELAYS, ADDRESS_DELAYS } from './delay.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { createTries, type CountedPlace } from './tries.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
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
  /** Locked by wrong passwords, not by a person. */
  isLockedByTries: number;
  theme: string;
};

/** The person, or what to answer. Counting stands in the database, so it is an answer and not a thrown refusal. */
export type Verdict = { user: UserRow } | { refusal: Pick<Answer<never>, 'headers'> & { code: number; msg: string } };

/** Place a password is tried at: at the login, from an address and maybe with the mark of a browser, or within an open session. */
export type TryFrom =
  | { readonly kind: 'login'; readonly address: string; readonly browserMark: string | null }
  | { readonly kind: 'session'; readonly tokenHash: Uint8Array };

const USER_SQL = `
  SELECT user.id, account, realName, enabledMark, passwordSalt, passwordKey, theme,
    EXISTS (SELECT 1 FROM sign_in_lock WHERE sign_in_lock.userId = user.id) AS isLockedByTries,
    EXISTS (
      SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId
      WHERE userId = user.id AND role.isAdministrator = 1 AND role.enabledMark = 1
    ) AS isAdministrator
  FROM user WHERE lower(account) = ?`;

/** Account as it is counted and looked up: without width and case, as no two accounts differ in case alone. @reading R-407 */
const keyOf = (account: string): string => readCode(account, 'lower');

const refuse = (msg: string): Verdict => ({ refusal: { code: CODE.refused, msg } });

/** Account and password against the stored policy. Every call that takes a password asks here. */
export interface SignIn {
  find(account: string): UserRow | undefined;
  /**
   * The same answer, after the same work, for a wrong password and for an unknown account. Who has to wait gets code 429 with
   * `Retry-After`, and the password is not looked at. @reading R-006 R-007
   */
  verify(account: string, password: string, from: TryFrom): Verdict;
  /** Forgets the wrong passwords of an account, and the lock they made; answers whether there was either. */
  forget(account: string): boolean;
}

export function createSignIn({ store, now }: BaseWorld, browsers: KnownBrowsers): SignIn {
  const nobody = storePassword('', new Uint8Array(SALT_BYTES));
  const find = (account: string): UserRow | undefined => store.one<UserRow>(USER_SQL, keyOf(account));
  const lockMs = ({ lockTime }: Settings): number => lockTime * MINUTE_MS;
  const tries = createTries({ store, now }, () => lockMs(readSettings(store)));

  /**
   * Places the try is counted for. A stranger is counted for the account and for the address. Who has been let in before, with
   * this browser or in this session, is counted alone: tries of others make nobody wait who is known.
   */
  const placesOf = (account: string, user: UserRow | undefined, from: TryFrom): { isKnown: boolean; places: CountedPlace[] } => {
    if (from.kind === 'session')
      return { isKnown: true, places: [{ key: `session:${Buffer.from(from.tokenHash).toString('hex')}`, plan: ACCOUNT_DELAYS }] };
    if (user && browsers.isKnown(from.browserMark, user.id))
      return { isKnown: true, places: [{ key: `browser:${user.id}:${digestText(from.browserMark)}`, plan: ACCOUNT_DELAYS }] };
    const policyMs = (failures: number): number => pauseMs(readSettings(store), failures);
    const places = [
      { key: accountKey(account), plan: ACCOUNT_DELAYS, policyMs },
      { key: `address:${networkOf(from.address)}`, plan: ADDRESS_DELAYS },
    ];
    return { isKnown: false, places };
  };

  /** Pause the settings ask for on top of the delays. */
  const pauseMs = (settings: Settings, failures: number): number =>
    settings.lockType !== LOCK_ACCOUNT && isTooOften(settings, failures) ? lockMs(settings) : 0;

  /** Shuts the account to strangers until an administrator unlocks it. Open sessions and known browsers go on. */
  const lock = (user: UserRow): void => {
    tries.forget(accountKey(user.account));
    store.run('UPDATE user SET enabledMark = ?, unlockTime = NULL WHERE id = ?', LOCKED, user.id);
    store.run('INSERT OR IGNORE INTO sign_in_lock (userId) VALUES (?)', user.id);
  };

  return {
    find,
    forget: (account) => {
      const wasLocked = store.run('DELETE FROM sign_in_lock WHERE userId = (SELECT id FROM user WHERE lower(account) = ?)', keyOf(account));
      return tries.forget(accountKey(account)) || wasLocked > 0;
    },
    verify: (typed, password, from) => {
      const account = keyOf(typed);
      const user = find(account);
      const { isKnown, places } = placesOf(account, user, from);
      const waitMs = tries.waitMs(places);
      if (waitMs > 0) return tooManyTries(waitMs);
      const isRight = isPassword(password, user ?? nobody);
      if (!user || !isRight) {
        const [failures = 0] = tries.count(places);
        const settings = readSettings(store);
        const isLocking = !isKnown && settings.lockType === LOCK_ACCOUNT && isTooOften(settings, failures);
        if (isLocking && user?.enabledMark === ENABLED && user.isAdministrator !== 1) lock(user);
        return refuse(WRONG);
      }
      if (user.enabledMark === LOCKED && !(isKnown && user.isLockedByTries === 1)) return refuse('账号已被锁定，请联系管理员解除锁定');
      if (user.enabledMark !== ENABLED && user.enabledMark !== LOCKED) return refuse('登录失败，账号已被禁用');
      if (isKnown) for (const { key } of places) tries.forget(key);
      return { user };
    },
  };
}

const accountKey = (account: string): string => `account:${keyOf(account)}`;

const digestText = (mark: string | null): string => Buffer.from(digest(mark ?? '')).toString('hex');

const isTooOften = ({ passwordErrorsNumber }: Settings, failures: number): boolean =>
  passwordErrorsNumber >= LEAST_ERRORS && failures >= passwordErrorsNumber;

/** Says when, in the header and in words. @reading R-453 */
function tooManyTries(waitMs: number): Verdict {
  const seconds = Math.ceil(waitMs / SECOND_MS);
  const msg =
    waitMs > MINUTE_MS ? `密码错误次数过多，请 ${Math.ceil(waitMs / MINUTE_MS)} 分钟后再试` : `密码错误次数过多，请 ${seconds} 秒后再试`;
  return { refusal: { code: CODE.tooManyTries, msg, headers: { 'Retry-After': String(seconds) } } };
}
