import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { digitsOf } from './captcha-reader.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const EXPIRED = '验证码已过期，请刷新后重新输入';
const MINUTE_MS = 60_000;

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

const setting = (body: object) => admin.data('updateSystemConfig', { body }).catch(() => undefined);
/** Asks for an image; answers its digits. */
const image = async (timestamp: string, length = 4): Promise<string> => {
  await nobody.response('getLoginCaptcha', { path: { length: String(length), timestamp } });
  return digitsOf(sandbox.url, timestamp);
};
const login = (more: Record<string, string>, plain = 'Staff2026') =>
  nobody.call('login', { form: { account: 'staff', password: md5Hex(plain), ...more } });

describe('the image', () => {
  it('is a PNG, and another one every time', async () => {
    const response = await nobody.response('getLoginCaptcha', { path: { length: '5', timestamp: '0.31' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(await digitsOf(sandbox.url, '0.31')).toMatch(/^\d{5}$/);
    expect(
      Buffer.from(await (await nobody.response('getLoginCaptcha', { path: { length: '5', timestamp: '0.31' } })).arrayBuffer()),
    ).not.toEqual(bytes);
  });

  it('never has fewer digits than the settings ask for', async () => {
    expect(await image('0.32', 1)).toHaveLength(4);
  });

  it('of the password dialog is one too', async () => {
    await nobody.response('getPasswordCaptcha', { path: { timestamp: '0.33' } });
    expect(await digitsOf(sandbox.url, '0.33')).toHaveLength(4);
  });

  it('is refused with an envelope when it is asked for wrongly', async () => {
    for (const path of [
      { length: '0', timestamp: '1' },
      { length: 'many', timestamp: '1' },
      { length: '4', timestamp: '9'.repeat(65) },
    ])
      expect(await (await nobody.response('getLoginCaptcha', { path })).json()).toMatchObject({ code: 400 });
  });
});

describe('the digits spoken', () => {
  const spoken = (timestamp: string, language: string) =>
    fetch(`${sandbox.url}/api/oauth/SpokenCode/${timestamp}`, { headers: { 'Accept-Language': language } });

  it.each(['zh-CN', 'zh-TW', 'en'])(
    'in %s are those of the image, as often as one likes, and hearing them uses nothing up',
    async (language) => {
      const code = await image('0.35');
      const sounds = await Promise.all([spoken('0.35', language), spoken('0.35', language)]);
      expect(sounds.map(({ headers }) => headers.get('content-type'))).toEqual(['audio/wav', 'audio/wav']);
      const [one, other] = await Promise.all(sounds.map((sound) => sound.arrayBuffer()));
      expect(Buffer.from(one ?? new ArrayBuffer())).not.toEqual(Buffer.from(other ?? new ArrayBuffer()));
      expect(await digitsOf(sandbox.url, '0.35')).toBe(code);
    },
  );

  it('are drawn where no image was asked for', async () => {
    await spoken('0.36', 'en');
    expect(await digitsOf(sandbox.url, '0.36')).toMatch(/^\d{4}$/);
  });
});

describe('signing in while the captcha is switched on', () => {
  beforeEach(() => setting({ enableVerificationCode: 1, verificationCodeNumber: 4 }));
  afterAll(() => setting({ enableVerificationCode: 0 }));

  it('is announced to whoever asks for an account, known or not', async () => {
    for (const account of ['staff', 'inventedname'])
      expect(await nobody.data('getAccountConfig', { path: { account } })).toEqual({
        enableVerificationCode: 1,
        verificationCodeNumber: 4,
      });
  });

  it('takes the digits of the image whose value goes along, also in groups', async () => {
    const code = await image('0.41');
    expect(await login({ code: ` ${code.slice(0, 2)} ${code.slice(2)} `, timestamp: '0.41' })).toMatchObject({ code: 200 });
  });

  it('is refused without them, with wrong ones, and with those of another image', async () => {
    await image('0.42');
    expect(await login({})).toEqual({ code: 400, msg: EXPIRED });
    expect(await login({ code: '----', timestamp: '0.42' })).toEqual({ code: 400, msg: '验证码错误，请重新输入' });
    const other = await image('0.43');
    expect(await login({ code: other, timestamp: '0.44' })).toEqual({ code: 400, msg: EXPIRED });
  });

  it('uses an image up, whether the sign-in worked or not', async () => {
    const code = await image('0.45');
    expect((await login({ code, timestamp: '0.45' }, 'Wrong2026')).msg).toContain('密码错误');
    expect(await login({ code, timestamp: '0.45' })).toEqual({ code: 400, msg: EXPIRED });
    const again = await image('0.46');
    expect((await login({ code: again, timestamp: '0.46' })).code).toBe(200);
    expect(await login({ code: again, timestamp: '0.46' })).toEqual({ code: 400, msg: EXPIRED });
  });

  it('takes no image older than five minutes', async () => {
    const code = await image('0.47');
    aheadMs += 5 * MINUTE_MS + 1;
    expect(await login({ code, timestamp: '0.47' })).toEqual({ code: 400, msg: EXPIRED });
  });

  it('counts no wrong letters as a wrong password', async () => {
    for (let turn = 0; turn < 7; turn += 1) await login({ code: 'none', timestamp: '0.48' });
    const code = await image('0.49');
    expect((await login({ code, timestamp: '0.49' })).code).toBe(200);
  });

  it('ends with the setting', async () => {
    await setting({ enableVerificationCode: 0 });
    expect((await login({})).code).toBe(200);
    expect((await nobody.data('getAccountConfig', { path: { account: 'staff' } })).enableVerificationCode).toBe(0);
  });
});
