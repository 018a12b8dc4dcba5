import { isListedAddress } from '../../../../src/domains/system-config/index.ts';
import { networkOf } from '../../core/http/client-address.ts';
import { clientProgram } from '../../core/http/client-program.ts';
import { unseen } from '../../core/changes.ts';
import { CODE } from '../../core/envelope.ts';
import type { Answer, BaseWorld, Handlers } from '../../core/handlers.ts';
import type { Services } from '../../core/services.ts';
import type { FieldWords } from '../../core/words.ts';
import type { Settings } from '../system-config/defaults.ts';
import { readSettings } from '../system-config/settings.ts';
import { createCaptchas, type Captchas } from './captcha.ts';
import { browserMarkCookie, createKnownBrowsers, type KnownBrowsers } from './known-browsers.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import type { AuditLog } from '../audit/log.ts';
import { LOCAL_ADDRESS_NAME } from '../audit/log.ts';
import { createSignInLog, type SignInLog } from './sign-in-log.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createSignIn, WRONG, type SignIn, type UserRow } from './sign-in.ts';
import { createTickets, type Tickets } from './tickets.ts';

const ON = 1;
/** @source shell §3 (letters of the captcha where nothing is set) */
const DEFAULT_LETTERS = 4;
/** `singleLogin` of the settings: a new sign-in ends the one before. @source admin §3 */
const NEWEST_ONLY = 1;
const ELSEWHERE = '您的帐号在其他地方已登录,被强制踢出';
const WRONG_UNLOCK = '密码错误，请重新输入';

type Operations =
  | 'login'
  | 'logout'
  | 'lockScreen'
  | 'updatePasswordMessage'
  | 'getAccountConfig'
  | 'getPasswordCaptcha'
  | 'getLoginCaptcha'
  | 'getSpokenCaptcha'
  | 'getLoginConfig'
  | 'createLoginTicket'
  | 'getLoginTicketStatus';

/** Signing in and out, and who stands behind a token. */
export interface Sessions extends Pick<
  SessionStore,
  'authenticate' | 'authenticateLocked' | 'requireOpen' | 'end' | 'touch' | 'keepTimes' | 'openOf'
> {
  readonly handlers: Handlers<Operations>;
  readonly passwords: Passwords;
  readonly forgetTries: Services['forgetTries'];
  readonly forgetBrowsers: Services['forgetBrowsers'];
}

/** @source shell §7 */
export const sessionWords: FieldWords = {
  account: { required: '请输入账号' },
  password: { required: '请输入密码' },
  oldPassword: { required: '请输入旧密码' },
  code: { required: '请输入验证码' },
  timestamp: { required: '验证码已过期，请刷新后重新输入' },
};

interface Parts {
  browsers: KnownBrowsers;
  signIn: SignIn;
  captchas: Captchas;
  sessions: SessionStore;
  tickets: Tickets;
  passwords: Passwords;
  log: SignInLog;
}

export function createSessions(base: BaseWorld, push: Services['push'], audit: Pick<AuditLog, 'write'>): Sessions {
  const log = createSignInLog(audit);
  const browsers = createKnownBrowsers(base);
  const signIn = createSignIn(base, browsers);
  const captchas = createCaptchas(base);
  const sessions = createSessionStore(base, push, log);
  const tickets = createTickets(base);
  const passwords = createPasswords(base, { signIn, captchas, sessions });
  const handlers = sessionHandlers(base, { browsers, signIn, captchas, sessions, tickets, passwords, log });
  const { authenticate, authenticateLocked, requireOpen, end, touch, keepTimes, openOf } = sessions;
  return {
    handlers,
    passwords,
    authenticate,
    authenticateLocked,
    requireOpen,
    end,
    touch,
    keepTimes,
    openOf,
    forgetTries: (account) => signIn.forget(account),
    forgetBrowsers: (userId) => browsers.forget(userId),
  };
}

function sessionHandlers(base: BaseWorld, { browsers, signIn, captchas, sessions, tickets, passwords, log }: Parts): Handlers<Operations> {
  const settings = (): Settings => readSettings(base.store);
  const letters = (): number => settings().verificationCodeNumber || DEFAULT_LETTERS;
  const login = createLogin(base, { browsers, signIn, captchas, sessions, tickets, passwords, log });

  return {
    login,
    logout: ({ caller, ipAddress, userAgent }) => {
      if (caller) sessions.close(caller);
      if (caller) log.ended(caller.userId, '退出成功', { ipAddress, browser: clientProgram(userAgent).browser });
      return { msg: '退出成功' };
    },
    /** Empty = lock. Filled = unlock: only the person of this session. @reading R-001 */
    lockScreen: ({ body, caller }) => {
      if (!caller) return {};
      if (body.account === undefined || body.password === undefined) {
        sessions.lock(caller);
        return {};
      }
      // The password of somebody else is not looked at: a session is no place to try it.
      if (signIn.find(body.account)?.id !== caller.userId) return { code: CODE.refused, msg: WRONG_UNLOCK };
      const verdict = signIn.verify(body.account, body.password, { kind: 'session', tokenHash: caller.tokenHash });
      if ('refusal' in verdict) return verdict.refusal.msg === WRONG ? { code: CODE.refused, msg: WRONG_UNLOCK } : verdict.refusal;
      sessions.unlock(caller);
      return {};
    },
    /** @reading R-052 */
    updatePasswordMessage: ({ body, caller }) => {
      if (!caller) return {};
      const { oldPassword, password, code = '', timestamp = '' } = body ?? {};
      if (oldPassword === undefined || password === undefined) return passwords.reminder(caller);
      return passwords.change(caller, { oldPassword, password, code, timestamp });
    },
    getAccountConfig: () => {
      const { enableVerificationCode } = settings();
      return { data: { enableVerificationCode, verificationCodeNumber: letters() } };
    },
    /** Either image serves either call; never fewer letters than the settings ask for. @reading R-053 */
    getPasswordCaptcha: ({ path, ipAddress }) => captchas.image(path.timestamp, letters(), networkOf(ipAddress)),
    getLoginCaptcha: ({ path, ipAddress }) => captchas.image(path.timestamp, Math.max(path.length, letters()), networkOf(ipAddress)),
    getSpokenCaptcha: ({ path, language, ipAddress }) => captchas.spoken(path.timestamp, letters(), language, networkOf(ipAddress)),
    /** @reading R-054 */
    getLoginConfig: () => ({ data: { redirect: false, url: null, ticketParams: null, socialsList: null } }),
    createLoginTicket: ({ ipAddress }) => ({ data: tickets.create(networkOf(ipAddress)) }),
    getLoginTicketStatus: ({ path, language }) => ({ data: tickets.status(path.ticket, language) }),
  };
}

function createLogin({ store, now }: BaseWorld, { browsers, signIn, captchas, sessions, tickets, log }: Parts): Handlers<'login'>['login'] {
  const rememberSignIn = (user: UserRow, ipAddress: string): void =>
    void store.run(
      `UPDATE user SET prevLoginTime = loginTime, prevLoginIPAddress = loginIPAddress, prevLoginIPAddressName = loginIPAddressName,
       loginTime = ?, loginIPAddress = ?, loginIPAddressName = ? WHERE id = ?`,
      now(),
      ipAddress,
      LOCAL_ADDRESS_NAME,
      user.id,
    );

  return ({ body, ipAddress, browserMark, userAgent }) => {
    const startedMs = performance.now();
    const { enableVerificationCode, singleLogin, whitelistSwitch, whiteListIp } = readSettings(store);
    const program = clientProgram(userAgent);
    const note = (userId: string | undefined, isDone: boolean, msg: string): void => {
      const durationMs = performance.now() - startedMs;
      log.tried({ userId, account: body.account, ipAddress, browser: program.browser, durationMs, isDone, msg });
    };
    const refuse = (userId: string | undefined, msg: string): Answer<never> => {
      note(userId, false, msg);
      return { code: CODE.refused, msg };
    };

    const captchaProblem = enableVerificationCode === ON ? captchas.problem(body.timestamp, body.code) : null;
    if (captchaProblem) return refuse(signIn.find(body.account)?.id, captchaProblem);
    const verdict = signIn.verify(body.account, body.password, { kind: 'login', address: ipAddress, browserMark });
    if ('refusal' in verdict) {
      note(signIn.find(body.account)?.id, false, verdict.refusal.msg);
      return verdict.refusal;
    }
    const { user } = verdict;
    if (whitelistSwitch === ON && user.isAdministrator !== 1 && !isListedAddress(ipAddress, whiteListIp))
      return refuse(user.id, '登录失败，当前IP不在白名单中');
    const ticket = body.jnpf_ticket;
    if (ticket && !tickets.isWaiting(ticket)) return refuse(user.id, '单点登录凭证已失效，请返回原页面重试');
    if (singleLogin === NEWEST_ONLY) unseen(store, () => sessions.end(user.id, { code: 601, msg: ELSEWHERE }));
    const token = sessions.open(user.id, { ipAddress, ...program });
    if (ticket) tickets.bind(ticket, token);
    rememberSignIn(user, ipAddress);
    note(user.id, true, '登录成功');
    const headers = { 'Set-Cookie': browserMarkCookie(browsers.remember(browserMark, user.id)) };
    return { msg: '登录成功', data: { token, theme: user.theme }, headers };
  };
}
