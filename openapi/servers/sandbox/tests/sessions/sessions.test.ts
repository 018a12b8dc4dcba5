import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WRONG = '账户或密码错误，请重新输入。';

let sandbox: Sandbox;
let nobody: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  nobody = personWith(sandbox.url, '');
});
afterAll(() => sandbox.close());

const login = (account: string, plain: string) => nobody.call('login', { form: { account, password: md5Hex(plain) } });

describe('signing in', () => {
  it('answers a token and the layout, and the token opens the current user', async () => {
    const { code, data } = await login('admin', 'Admin2026');
    expect(code).toBe(200);
    expect(data?.theme).toBe('classic');
    const { userInfo } = await personWith(sandbox.url, data?.token ?? '').data('getCurrentUser');
    expect(userInfo.userAccount).toBe('admin');
  });

  it('takes the MD5 of the password only, never the plain text', async () => {
    const answer = await nobody.call('login', { form: { account: 'admin', password: 'Admin2026' } });
    expect(answer).toEqual({ code: 400, msg: WRONG });
  });

  it('gives the same answer for a wrong password and for an unknown account', async () => {
    expect(await login('staff', 'Wrong2026')).toEqual(await login('nobody', 'Wrong2026'));
    expect(await login('nobody', 'Wrong2026')).toEqual({ code: 400, msg: WRONG });
  });

  it('refuses a locked account, and only tells so to who knows its password', async () => {
    expect((await login('locked', 'Locked2026')).msg).toContain('已被锁定');
    expect((await login('locked', 'Wrong2026')).msg).toBe(WRONG);
  });

  it('names the field that is missing', async () => {
    expect(await nobody.call('login', { form: { password: md5Hex('x') } })).toEqual({ code: 400, msg: '请输入账号' });
    expect(await nobody.call('login', { form: { account: 'admin', password: '' } })).toEqual({ code: 400, msg: '请输入密码' });
  });

  it('pauses an account after six wrong passwords, known or not, and opens it again after ten minutes', async () => {
    for (const account of ['novice', 'inventedname']) {
      for (let failure = 0; failure < 6; failure += 1) {
        expect((await login(account, 'Wrong2026')).msg).toBe(WRONG);
        aheadMs += 1000;
      }
      expect((await login(account, 'Novice2026')).msg).toContain('10 分钟后再试');
    }
    aheadMs += 10 * 60 * 1000 + 1;
    expect((await login('novice', 'Novice2026')).code).toBe(200);
  });

  it('lets the administrator wait as anybody else', async () => {
    for (let failure = 0; failure < 8; failure += 1) await login('admin', 'Wrong2026');
    expect((await login('admin', 'Admin2026')).code).toBe(429);
    aheadMs += 10 * 60 * 1000 + 1;
    expect((await login('admin', 'Admin2026')).code).toBe(200);
  });

  it('keeps the previous sign-in for the notice after login', async () => {
    const first = await (await signIn(sandbox.url, 'double')).data('getCurrentUser');
    const second = await (await signIn(sandbox.url, 'double')).data('getCurrentUser');
    expect(first.userInfo.prevLogin).toBe(1);
    expect(first.userInfo.prevLoginIPAddressName).toBe('重庆市奉节县');
    expect(second.userInfo.prevLoginTime).toBe(first.userInfo.loginTime);
  });

  it('leaves sessions of the same account elsewhere alone', async () => {
    const one = await signIn(sandbox.url, 'staff');
    await signIn(sandbox.url, 'staff');
    expect((await one.call('getCurrentUser')).code).toBe(200);
  });
});

describe('a locked session', () => {
  it('answers nothing but unlocking and leaving, until the same person unlocks it', async () => {
    const person = await signIn(sandbox.url, 'staff');
    const elsewhere = await signIn(sandbox.url, 'staff');
    expect((await person.call('lockScreen', { body: {} })).code).toBe(200);
    expect(await person.call('getCurrentUser')).toEqual({ code: 603, msg: '屏幕已锁定，请先解锁' });
    expect((await person.call('createDictionaryCategory', { body: {} })).code).toBe(603);
    expect((await elsewhere.call('getCurrentUser')).code).toBe(200);
    const unlock = (account: string, plain: string) => person.call('lockScreen', { body: { account, password: md5Hex(plain) } });
    expect((await unlock('staff', 'Wrong2026')).code).toBe(400);
    expect((await unlock('admin', 'Admin2026')).code).toBe(400);
    expect((await person.call('getCurrentUser')).code).toBe(603);
    expect((await unlock('staff', 'Staff2026')).code).toBe(200);
    expect((await person.call('getCurrentUser')).code).toBe(200);
  });

  it('may be left', async () => {
    const person = await signIn(sandbox.url, 'staff');
    await person.call('lockScreen', { body: {} });
    expect((await person.call('logout')).code).toBe(200);
    expect((await person.call('getCurrentUser')).code).toBe(600);
  });
});

describe('a session that is gone', () => {
  it.each(['', 'bearer unknown', 'Bearer'])('answers 600 to the token "%s"', async (token) => {
    expect(await personWith(sandbox.url, token).call('getCurrentUser')).toEqual({ code: 600, msg: '登录过期,请重新登录' });
  });

  it('answers 600 after signing out, also to the next write', async () => {
    const person = await signIn(sandbox.url, 'admin');
    expect(await person.call('logout')).toEqual({ code: 200, msg: '退出成功' });
    expect((await person.call('getCurrentUser')).code).toBe(600);
    expect(
      (await person.call('createDictionaryCategory', { body: { parentId: '-1', fullName: '迟到', enCode: 'late', isTree: 0 } })).code,
    ).toBe(600);
  });

  it('needs the header: an address alone signs nobody out', async () => {
    const person = await signIn(sandbox.url, 'admin');
    await nobody.call('logout');
    await fetch(`${sandbox.url}/api/oauth/Logout?token=${encodeURIComponent(person.token)}`);
    expect((await person.call('getCurrentUser')).code).toBe(200);
  });

  it('answers 600 after a day', async () => {
    const person = await signIn(sandbox.url, 'admin');
    aheadMs += DAY_MS - 60_000;
    expect((await person.call('getCurrentUser')).code).toBe(200);
    aheadMs += 60_001;
    expect((await person.call('getCurrentUser')).code).toBe(600);
  });
});

describe('the lock screen', () => {
  it('acknowledges a lock and opens for the own password only', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    expect((await staff.call('lockScreen', { body: {} })).code).toBe(200);
    expect(await staff.call('lockScreen', { body: { account: 'staff', password: md5Hex('Wrong2026') } })).toEqual({
      code: 400,
      msg: '密码错误，请重新输入',
    });
    expect((await staff.call('lockScreen', { body: { account: 'admin', password: md5Hex('Admin2026') } })).code).toBe(400);
    expect((await staff.call('lockScreen', { body: { account: 'staff', password: md5Hex('Staff2026') } })).code).toBe(200);
  });

  it('needs a session', async () => {
    expect((await nobody.call('lockScreen', { body: {} })).code).toBe(600);
  });
});

describe('the current user', () => {
  it('says who has never changed the password', async () => {
    expect((await (await signIn(sandbox.url, 'novice')).data('getCurrentUser')).userInfo.changePasswordDate).toBeNull();
    expect((await (await signIn(sandbox.url, 'staff')).data('getCurrentUser')).userInfo.changePasswordDate).toBeTypeOf('number');
  });

  it('lists two systems for who may switch, one of them current', async () => {
    const { userInfo } = await (await signIn(sandbox.url, 'double')).data('getCurrentUser');
    expect(userInfo.systemIds?.map((system) => system.currentSystem)).toEqual([true, false]);
  });

  it('carries the system configuration', async () => {
    const { sysConfigInfo } = await (await signIn(sandbox.url, 'staff')).data('getCurrentUser');
    expect(sysConfigInfo).toMatchObject({ sysVersion: '3.4.7', title: '智慧物流运营平台' });
  });

  it('saves one of the three languages and refuses others', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    for (const language of ['zh', 'zhtw', 'en'])
      expect(await staff.call('updateSystemLanguage', { body: { language } })).toEqual({ code: 200, msg: '更新成功' });
    expect((await staff.call('updateSystemLanguage', { body: { language: 'fr' } })).code).toBe(400);
    expect(await staff.call('updateSystemLanguage', { body: {} })).toEqual({ code: 400, msg: '请选择语言' });
  });
});
