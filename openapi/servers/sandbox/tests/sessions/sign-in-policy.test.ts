import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { browserOf } from './browser.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const WRONG = '账户或密码错误，请重新输入。';
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const POLICY = { passwordErrorsNumber: 6, lockType: 2, lockTime: 10, singleLogin: 2, whitelistSwitch: 0, tokenTimeout: '1440' };

let sandbox: Sandbox;
let admin: Person;
let nobody: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  nobody = personWith(sandbox.url, '');
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const set = async (body: object) => expect((await admin.call('updateSystemConfig', { body })).code).toBe(200);
const login = (account: string, plain: string, more: Record<string, string> = {}) =>
  nobody.call('login', { form: { account, password: md5Hex(plain), ...more } });
const fail = async (account: string, times: number) => {
  for (let turn = 0; turn < times; turn += 1) {
    expect((await login(account, 'Wrong2026')).msg).toBe(WRONG);
    aheadMs += SECOND_MS;
  }
};

beforeEach(async () => {
  // What was tried before is forgotten.
  aheadMs += HOUR_MS;
  admin = await signIn(sandbox.url, 'admin');
  await set(POLICY);
});

describe('wrong passwords', () => {
  it('pause a name as often and as long as the settings say', async () => {
    await set({ passwordErrorsNumber: 3, lockTime: 30 });
    for (const account of ['novice', 'inventedname']) {
      await fail(account, 3);
      expect((await login(account, 'Novice2026')).msg).toContain('30 分钟后再试');
    }
    aheadMs += 29 * MINUTE_MS;
    expect((await login('novice', 'Novice2026')).msg).toMatch(/\d+ 秒后再试/);
    aheadMs += MINUTE_MS + 1;
    expect((await login('novice', 'Novice2026')).code).toBe(200);
  });

  it('lock the account to strangers where the settings say so, until it is unlocked: open sessions and known browsers go on', async () => {
    await set({ passwordErrorsNumber: 3, lockType: 1 });
    const own = browserOf(sandbox.url);
    expect((await own.login('guest', 'Guest2026')).code).toBe(200);
    const before = await signIn(sandbox.url, 'guest');
    await fail('guest', 3);
    expect((await login('guest', 'Guest2026')).msg).toContain('已被锁定');
    expect((await before.call('getCurrentUser')).code).toBe(200);
    expect((await own.login('guest', 'Guest2026')).code).toBe(200);
    aheadMs += 24 * 60 * MINUTE_MS;
    admin = await signIn(sandbox.url, 'admin');
    expect((await login('guest', 'Guest2026')).msg).toContain('已被锁定');
    const guestId =
      (await admin.data('listUsers', { query: { keyword: 'guest' } })).list.find(({ account }) => account === 'guest')?.id ?? '';
    expect((await admin.call('unlockUser', { path: { id: guestId } })).code).toBe(200);
    expect((await login('guest', 'Guest2026')).code).toBe(200);
  });

  it('tell nobody by the lock whether a name exists', async () => {
    await set({ passwordErrorsNumber: 3, lockType: 1 });
    await fail('inventedname2', 4);
    expect(await login('inventedname2', 'Guest2026')).toEqual({ code: 400, msg: WRONG });
  });

  it.each([0, 2])('pause nobody when the settings name %i of them, but delay the next ones as ever', async (passwordErrorsNumber) => {
    await set({ passwordErrorsNumber });
    for (let turn = 0; turn < 6; turn += 1) await login('staff', 'Wrong2026');
    expect((await login('staff', 'Staff2026')).msg).toContain('1 秒后再试');
    aheadMs += SECOND_MS;
    expect((await login('staff', 'Staff2026')).code).toBe(200);
  });

  it('lock no administrator', async () => {
    await set({ passwordErrorsNumber: 3, lockType: 1 });
    await fail('admin', 5);
    expect((await login('admin', 'Admin2026')).code).toBe(200);
  });
});

describe('a session', () => {
  it('ends with code 601 when the same account signs in elsewhere, where the settings say so', async () => {
    await set({ singleLogin: 1 });
    const before = await signIn(sandbox.url, 'staff');
    const after = await signIn(sandbox.url, 'staff');
    expect(await before.call('getCurrentUser')).toEqual({ code: 601, msg: '您的帐号在其他地方已登录,被强制踢出' });
    expect((await after.call('getCurrentUser')).code).toBe(200);
  });

  it('answers what it was ended with for a day, and after that that it is gone', async () => {
    await set({ singleLogin: 1, tokenTimeout: '9999' });
    const before = await signIn(sandbox.url, 'novice');
    await signIn(sandbox.url, 'novice');
    await set({ singleLogin: 2 });
    aheadMs += 23 * 60 * MINUTE_MS;
    expect((await before.call('getCurrentUser')).code).toBe(601);
    aheadMs += 61 * MINUTE_MS;
    expect((await before.call('getCurrentUser')).code).toBe(600);
    admin = await signIn(sandbox.url, 'admin');
  });

  it('lives as long as the settings say', async () => {
    await set({ tokenTimeout: '30' });
    const staff = await signIn(sandbox.url, 'staff');
    aheadMs += 29 * MINUTE_MS;
    expect((await staff.call('getCurrentUser')).code).toBe(200);
    aheadMs += MINUTE_MS + 1;
    expect((await staff.call('getCurrentUser')).code).toBe(600);
  });
});

describe('an account that is switched off', () => {
  it('signs in no more, is told so only with its password, and its sessions are over', async () => {
    const guest = await signIn(sandbox.url, 'guest');
    const path = { id: (await guest.data('getCurrentUser')).userInfo.userId };
    await admin.call('setUserState', { path });
    expect(await login('guest', 'Guest2026')).toEqual({ code: 400, msg: '登录失败，账号已被禁用' });
    expect((await login('guest', 'Wrong2026')).msg).toBe(WRONG);
    expect(await guest.call('getCurrentUser')).toEqual({ code: 600, msg: '账号已被禁用，请联系管理员' });
    await admin.call('setUserState', { path });
    expect((await login('guest', 'Guest2026')).code).toBe(200);
  });
});

describe('the white list', () => {
  it('lets only its addresses in, and administrators from anywhere', async () => {
    await set({ whitelistSwitch: 1, whiteListIp: '10.26.3.18' });
    expect(await login('staff', 'Staff2026')).toEqual({ code: 400, msg: '登录失败，当前IP不在白名单中' });
    expect((await login('admin', 'Admin2026')).code).toBe(200);
    await set({ whiteListIp: '10.26.3.18,127.0.0.1' });
    expect((await login('staff', 'Staff2026')).code).toBe(200);
  });
});

describe('a ticket of single sign-on', () => {
  const status = (ticket: string) => nobody.data('getLoginTicketStatus', { path: { ticket } });

  it('waits, then hands out the token of the sign-in that named it, once', async () => {
    const ticket = await nobody.data('createLoginTicket');
    expect(await status(ticket)).toMatchObject({ status: 0 });
    const { data } = await login('staff', 'Staff2026', { jnpf_ticket: ticket });
    const done = await status(ticket);
    expect(done).toMatchObject({ status: 1, value: data?.token });
    expect((await personWith(sandbox.url, done.value ?? '').data('getCurrentUser')).userInfo.userAccount).toBe('staff');
    expect(await status(ticket)).toMatchObject({ status: -1, ticketTimeout: 0 });
  });

  it('is good for five minutes, and says for how many seconds it still is', async () => {
    const ticket = await nobody.data('createLoginTicket');
    expect((await status(ticket)).ticketTimeout).toBe(300);
    aheadMs += 5 * MINUTE_MS + 1;
    expect(await status(ticket)).toMatchObject({ status: -1 });
    expect(await login('staff', 'Staff2026', { jnpf_ticket: ticket })).toEqual({ code: 400, msg: '单点登录凭证已失效，请返回原页面重试' });
  });

  it.each([
    ['one address', () => '198.51.100.1'],
    ['a hundred addresses', (turn: number) => `198.51.100.${turn % 100}`],
  ])('is had and kept while %s asks for fifteen hundred', async (_, addressAt) => {
    const behindProxy = await startForTest({ trustedProxies: ['127.0.0.1', '::1'] });
    const ask = async (address: string): Promise<string> => {
      const answer = await fetch(`${behindProxy.url}/api/oauth/getTicket`, { headers: { 'x-forwarded-for': address } });
      return ((await answer.json()) as { data: string }).data;
    };
    const own = await ask('203.0.113.1');
    for (let turn = 0; turn < 1500; turn += 1) await ask(addressAt(turn));
    const late = await ask('203.0.113.2');
    for (const ticket of [own, late])
      expect(await personWith(behindProxy.url, '').data('getLoginTicketStatus', { path: { ticket } })).toMatchObject({ status: 0 });
    await behindProxy.close();
  });

  it('cannot be bound twice, nor be invented', async () => {
    const ticket = await nobody.data('createLoginTicket');
    await login('staff', 'Staff2026', { jnpf_ticket: ticket });
    for (const used of [ticket, 'invented']) expect((await login('novice', 'Novice2026', { jnpf_ticket: used })).code).toBe(400);
  });

  it('binds nothing when the password is wrong', async () => {
    const ticket = await nobody.data('createLoginTicket');
    await login('staff', 'Wrong2026', { jnpf_ticket: ticket });
    expect(await status(ticket)).toMatchObject({ status: 0 });
  });

  it('stands in no line of the log, and neither does a token', async () => {
    const lines: string[] = [];
    const other = await startForTest({ log: (line) => lines.push(line) });
    const stranger = personWith(other.url, '');
    const ticket = await stranger.data('createLoginTicket');
    await stranger.data('getLoginTicketStatus', { path: { ticket } });
    await other.close();
    expect(lines.join('\n')).toContain('/api/oauth/getTicketStatus/{ticket}');
    expect(lines.join('\n')).not.toContain(ticket);
  });
});

it('signing in happens here: no other page, no other way', async () => {
  expect((await nobody.data('getLoginConfig')).redirect).toBe(false);
});
