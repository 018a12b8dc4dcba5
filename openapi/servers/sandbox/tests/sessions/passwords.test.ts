import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { solveCaptcha } from './captcha-reader.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let sandbox: Sandbox;
let admin: Person;
let nobody: Person;
let novice: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  nobody = personWith(sandbox.url, '');
});
afterAll(() => sandbox.close());

let password = 'Novice2026';
const login = (plain: string) => nobody.call('login', { form: { account: 'novice', password: md5Hex(plain) } });
const signInAgain = async () => personWith(sandbox.url, (await login(password)).data?.token ?? '');
const change = async (to: string, { from = password, ...more }: { from?: string; code?: string; timestamp?: string } = {}) => {
  const captcha = await solveCaptcha(nobody);
  return novice.call('modifyPassword', { body: { oldPassword: md5Hex(from), password: md5Hex(to), ...captcha, ...more } });
};

beforeEach(async () => {
  admin = await signIn(sandbox.url, 'admin');
  await admin.call('updateSystemConfig', { body: { passwordErrorsNumber: 0, disableOldPassword: 1, disableTheNumberOfOldPasswords: 2 } });
  novice = await signInAgain();
});

describe('changing the password', () => {
  it('takes the old one and the captcha, ends every session of the person, and makes the new one count', async () => {
    const other = await signInAgain();
    expect((await novice.data('getCurrentUser')).userInfo.changePasswordDate).toBeNull();
    expect(await change('Xiaotang2026')).toEqual({ code: 200, msg: '修改成功，请牢记新密码' });
    for (const person of [novice, other]) expect(await person.call('getCurrentUser')).toEqual({ code: 600, msg: '密码已修改，请重新登录' });
    expect((await login(password)).code).toBe(400);
    password = 'Xiaotang2026';
    const again = await signInAgain();
    expect((await again.data('getCurrentUser')).userInfo.changePasswordDate).toBeTypeOf('number');
  });

  it('is refused with a wrong old password, and keeps the session', async () => {
    expect(await change('Another2026', { from: 'Wrong2026' })).toEqual({ code: 400, msg: '旧密码错误，请重新输入' });
    expect((await novice.call('getCurrentUser')).code).toBe(200);
  });

  it('is refused with wrong letters, and with an image that was used', async () => {
    expect((await change('Another2026', { code: '----' })).msg).toBe('验证码错误，请重新输入');
    const used = await solveCaptcha(nobody);
    await change('Another2026', { from: 'Wrong2026', ...used });
    expect((await change('Another2026', used)).msg).toBe('验证码已过期，请刷新后重新输入');
    expect((await novice.call('modifyPassword', { body: { oldPassword: 'a', password: 'b' } })).msg).toBe('请输入验证码');
  });

  it('counts wrong old passwords as wrong passwords', async () => {
    for (let turn = 0; turn < 6; turn += 1) await change('Another2026', { from: 'Wrong2026' });
    expect(await change('Another2026')).toMatchObject({ code: 429, msg: '密码错误次数过多，请 1 秒后再试' });
    // The older call is another way to the same door.
    const body = { oldPassword: md5Hex(password), password: md5Hex('Another2026'), ...(await solveCaptcha(nobody)) };
    expect((await novice.call('updatePasswordMessage', { body })).code).toBe(429);
  });

  it('is refused to the same, to the first and to one of the last passwords', async () => {
    expect((await change(password)).msg).toContain('不能与旧密码相同');
    expect((await change('Welcome2026')).msg).toContain('初始密码');
    expect((await change('')).msg).toBe('新密码不能为空');
    const first = password;
    for (const next of ['Second2026', 'Third2026']) {
      expect((await change(next)).code).toBe(200);
      password = next;
      novice = await signInAgain();
      expect((await change(first)).msg).toBe('不能使用最近用过的密码，请更换新密码');
    }
    expect((await change('Fourth2026')).code).toBe(200);
    password = 'Fourth2026';
    novice = await signInAgain();
    expect((await change(first)).code).toBe(200);
    password = first;
  });

  it('takes the MD5 of a password only, so that nobody locks themselves out', async () => {
    const body = { oldPassword: md5Hex(password), password: 'Plain2026', ...(await solveCaptcha(nobody)) };
    expect((await novice.call('modifyPassword', { body })).msg).toContain('新密码格式不正确');
  });
});

describe('the older call', () => {
  it('changes the password when it has the four fields', async () => {
    const body = { oldPassword: md5Hex(password), password: md5Hex('Older2026'), ...(await solveCaptcha(nobody)) };
    expect((await novice.call('updatePasswordMessage', { body })).code).toBe(200);
    password = 'Older2026';
    expect((await login(password)).code).toBe(200);
    expect((await novice.call('getCurrentUser')).code).toBe(600);
  });

  it('without a body, and with an empty one, only says when the password expires', async () => {
    const msg = async () => [
      (await novice.call('updatePasswordMessage')).msg,
      (await novice.call('updatePasswordMessage', { body: {} })).msg,
    ];
    expect(await msg()).toEqual(['操作成功', '操作成功']);
    await admin.call('updateSystemConfig', {
      body: { passwordIsUpdatedRegularly: 1, updateCycle: 90, updateInAdvance: 7, tokenTimeout: '999999' },
    });
    novice = await signInAgain();
    expect(await msg()).toEqual(['操作成功', '操作成功']);
    aheadMs += 85 * DAY_MS;
    expect((await msg())[0]).toBe('您的密码将在5天后到期，请及时修改');
    aheadMs += 6 * DAY_MS;
    expect((await msg())[0]).toBe('您的密码已到期，请立即修改');
  });

  it('refuses half of the fields', async () => {
    expect((await novice.call('updatePasswordMessage', { body: { password: md5Hex('x') } })).code).toBe(400);
  });
});
