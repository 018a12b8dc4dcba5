import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { browserOf } from './browser.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WRONG = md5Hex('Wrong2026');
const TRIES = 500;
const PER_ACCOUNT = 30;
const PER_ADDRESS = 100;

let sandbox: Sandbox;
let aheadMs = 0;
beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs, trustedProxies: ['127.0.0.1', '::1'] });
});
afterAll(() => sandbox.close());
// What was tried before is forgotten; known browsers are not.
beforeEach(() => void (aheadMs += HOUR_MS + 1));

/** So many wrong passwords over an hour; answers how many of them were looked at. */
async function attack(accountAt: (turn: number) => string, addressAt: (turn: number) => string): Promise<number> {
  let judged = 0;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { status } = await browserOf(sandbox.url, addressAt(turn)).login(accountAt(turn), 'Wrong2026');
    if (status === 200) judged += 1;
    aheadMs += HOUR_MS / TRIES;
  }
  return judged;
}

describe('five hundred wrong passwords within an hour', () => {
  it.each([
    ['one address', () => '198.51.100.1'],
    ['fifty addresses', (turn: number) => `198.51.100.${turn % 50}`],
  ])('for an administrator from %s: few are looked at, the known browser signs in meanwhile, another one waits', async (_, addressAt) => {
    const own = browserOf(sandbox.url, '203.0.113.5');
    expect((await own.login('admin')).code).toBe(200);
    const judged = await attack(() => 'admin', addressAt);
    expect(judged).toBeGreaterThan(5);
    expect(judged).toBeLessThanOrEqual(PER_ACCOUNT);
    const stranger = browserOf(sandbox.url, '203.0.113.6');
    for (let turn = 0; turn < 20; turn += 1) await stranger.login('admin', 'Wrong2026');
    expect(await stranger.login('admin')).toMatchObject({ status: 429, code: 429 });
    expect(await own.login('admin')).toMatchObject({ status: 200, code: 200 });
    // As does one in the same office as the attack.
    expect((await browserOf(sandbox.url, addressAt(0)).login('staff')).code).toBeOneOf([200, 429]);
  });

  it('from one address for five hundred accounts: few are looked at, and a known browser behind that address signs in', async () => {
    const own = browserOf(sandbox.url, '198.51.100.9');
    await own.login('staff');
    const judged = await attack(
      (turn) => `invented${turn}`,
      () => '198.51.100.9',
    );
    expect(judged).toBeLessThanOrEqual(PER_ADDRESS);
    for (let turn = 0; turn < 40; turn += 1) await browserOf(sandbox.url, '198.51.100.9').login(`more${turn}`, 'Wrong2026');
    expect((await browserOf(sandbox.url, '198.51.100.9').login('guest')).status).toBe(429);
    expect((await own.login('staff')).code).toBe(200);
  });

  it('a header that stands before that of the proxy changes no address', async () => {
    let forged = 0;
    const judged = await attack(
      (turn) => `forged${turn}`,
      () => `10.1.2.${(forged += 1) % 250}, 198.51.100.77`,
    );
    expect(judged).toBeLessThanOrEqual(PER_ADDRESS);
  });
});

describe('who has to wait', () => {
  it.each([
    ['zh-CN', '密码错误次数过多，请 10 分钟后再试'],
    ['zh-TW', '密碼錯誤次數過多，請 10 分鐘後再試'],
    ['en', 'Too many wrong passwords. Try again in 10 minutes'],
  ])('learns until when, in words and in the header, the same for a name nobody has: %s', async (language, sentence) => {
    for (const account of ['guest', 'inventedname']) {
      const browser = browserOf(sandbox.url, '203.0.113.30');
      for (let turn = 0; turn < 6; turn += 1) {
        await browser.login(account, 'Wrong2026');
        aheadMs += 1000;
      }
      const answer = await browser.login(account, undefined, language);
      expect(answer).toMatchObject({ status: 429, code: 429, msg: sentence });
      expect(Number(answer.retryAfter)).toBeGreaterThan(9 * 60);
      expect(Number(answer.retryAfter)).toBeLessThanOrEqual(10 * 60);
    }
  });

  it('a browser that is known has its own wrong passwords counted', async () => {
    const own = browserOf(sandbox.url);
    await own.login('staff');
    for (let turn = 0; turn < 6; turn += 1) expect((await own.login('staff', 'Wrong2026')).code).toBe(400);
    expect((await own.login('staff')).status).toBe(429);
    aheadMs += 1000;
    expect((await own.login('staff')).code).toBe(200);
  });
});

describe('the mark of a known browser', () => {
  it('is for one account, cannot be read by scripts, is made anew at each sign-in, and a reset of the password ends it', async () => {
    const own = browserOf(sandbox.url);
    await own.login('staff');
    const first = own.cookie();
    await own.login('guest');
    expect(own.cookie()).not.toBe(first);
    const admin = await signIn(sandbox.url, 'admin');
    const staffId =
      (await admin.data('listUsers', { query: { keyword: 'staff' } })).list.find(({ account }) => account === 'staff')?.id ?? '';
    const shut = async (account: string) => {
      for (let turn = 0; turn < 20; turn += 1) await browserOf(sandbox.url, `198.51.100.${turn}`).login(account, 'Wrong2026');
    };
    for (const account of ['staff', 'guest', 'novice']) await shut(account);
    expect((await own.login('guest')).code).toBe(200);
    expect((await own.login('staff')).code).toBe(200);
    expect((await own.login('novice')).status).toBe(429);
    const stolen = browserOf(sandbox.url);
    expect((await stolen.login('staff')).status).toBe(429);
    const password = md5Hex('Staff2026');
    const body = { userPassword: password, validatePassword: password };
    expect((await admin.call('resetUserPassword', { path: { id: staffId }, body: { id: staffId, ...body } })).code).toBe(200);
    await shut('staff');
    expect((await own.login('staff')).status).toBe(429);
  });

  it.each([
    ['over TLS, as a trusted proxy says', { 'X-Forwarded-Proto': 'https' }, '; Secure'],
    ['in the clear', {}, ''],
  ])('is a cookie for the addresses of signing in, %s', async (_, headers, end) => {
    const response = await fetch(`${sandbox.url}/api/oauth/Login`, {
      method: 'POST',
      headers: new Headers(headers),
      body: new URLSearchParams({ account: 'double', password: md5Hex('Double2026') }),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^milepost-browser=[\\w-]{43}; Path=/api/oauth; Max-Age=7776000; HttpOnly; SameSite=Strict${end}$`),
    );
  });
});

describe('within an open session', () => {
  const DOORS: readonly (readonly [string, (person: Person, password: string) => Promise<{ code: number; msg: string }>])[] = [
    ['unlocking', (person, password) => person.call('lockScreen', { body: { account: 'staff', password } })],
  ];
  it.each(DOORS)('%s waits after wrong passwords, and tries of strangers make it wait for nothing', async (_, open) => {
    const person = await signIn(sandbox.url, 'staff');
    for (let turn = 0; turn < 20; turn += 1) await browserOf(sandbox.url, '198.51.100.4').login('staff', 'Wrong2026');
    expect((await open(person, md5Hex('Staff2026'))).code).toBe(200);
    for (let turn = 0; turn < 6; turn += 1) expect((await open(person, WRONG)).code).toBe(400);
    expect(await open(person, md5Hex('Staff2026'))).toMatchObject({ code: 429, msg: '密码错误次数过多，请 1 秒后再试' });
    aheadMs += 1000;
    expect((await open(person, md5Hex('Staff2026'))).code).toBe(200);
  });

  it('the password of somebody else is not looked at', async () => {
    const person = await signIn(sandbox.url, 'staff');
    for (let turn = 0; turn < 40; turn += 1)
      expect(
        (await person.call('lockScreen', { body: { account: 'guest', password: turn === 20 ? md5Hex('Guest2026') : WRONG } })).msg,
      ).toBe('密码错误，请重新输入');
    expect((await personWith(sandbox.url, '').call('login', { form: { account: 'guest', password: md5Hex('Guest2026') } })).code).toBe(200);
  });
});
