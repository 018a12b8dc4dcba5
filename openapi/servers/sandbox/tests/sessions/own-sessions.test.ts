import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';
import { connect } from '../socket-client.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

let sandbox: Sandbox;
let aheadMs = 0;
beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
});
afterAll(() => sandbox.close());

async function from(userAgent: string, account = 'staff', password = 'Staff2026'): Promise<Person> {
  const body = new URLSearchParams({ account, password: md5Hex(password) });
  const answer = await fetch(`${sandbox.url}/api/oauth/Login`, { method: 'POST', headers: { 'User-Agent': userAgent }, body });
  return personWith(sandbox.url, (await answer.json()).data.token);
}
const listed = (person: Person) => person.data('listOwnSessions');

let desk: Person;
let phone: Person;
beforeEach(async () => {
  desk = await from(CHROME);
  await desk.call('endOtherSessions');
  phone = await from(IPHONE);
});

it('are listed with browser, system, address and times, the one used last first; which one asks is said, and no token', async () => {
  aheadMs += 60_000;
  await phone.call('getCurrentUser');
  aheadMs += 60_000;
  const sessions = await listed(desk);
  expect(sessions).toMatchObject([
    { browser: 'Chrome 142', system: 'Windows', ipAddress: '127.0.0.1', isCurrent: 1 },
    { browser: 'Safari 26', system: 'iOS', isCurrent: 0 },
  ]);
  const [own, other] = sessions.map(({ loginTime, lastTime }) => Number(lastTime) - Number(loginTime));
  expect(own).toBeGreaterThanOrEqual(120_000);
  expect(other).toBeLessThan(120_000);
  expect(JSON.stringify(sessions)).not.toContain(phone.token.split(' ')[1]);
});

it('one that is ended hears it, and answers so; the one that ended it goes on', async () => {
  const { socket } = await connect(sandbox.url, phone);
  const own = await connect(sandbox.url, desk);
  const other = (await listed(desk)).find(({ isCurrent }) => isCurrent === 0);
  expect((await desk.call('endOwnSession', { path: { id: other?.id ?? '' } })).code).toBe(200);
  expect(await socket.next('logout')).toMatchObject({ msg: expect.stringContaining('其他设备') });
  expect(await phone.call('getCurrentUser')).toMatchObject({ code: 601, msg: expect.stringContaining('其他设备') });
  expect(await listed(desk)).toMatchObject([{ isCurrent: 1 }]);
  expect((await desk.call('endOwnSession', { path: { id: other?.id ?? '' } })).code).toBe(400);
  await own.socket.close();
});

it('all others are ended at once, the own one is not', async () => {
  const third = await from(IPHONE);
  expect((await desk.call('endOtherSessions')).code).toBe(200);
  for (const person of [phone, third]) expect((await person.call('getCurrentUser')).code).toBe(601);
  expect(await listed(desk)).toMatchObject([{ isCurrent: 1 }]);
  expect((await desk.call('endOwnSession', { path: { id: (await listed(desk))[0]?.id ?? '' } })).msg).toContain('当前会话');
});

it('of others are neither seen nor ended', async () => {
  const admin = await signIn(sandbox.url, 'admin');
  const [theirs] = await listed(desk);
  expect((await listed(admin)).map(({ id }) => id)).not.toContain(theirs?.id);
  expect((await admin.call('endOwnSession', { path: { id: theirs?.id ?? '' } })).code).toBe(400);
  await admin.call('endOtherSessions');
  expect(await listed(desk)).toHaveLength(2);
});
