import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { connect, idOf } from '../socket-client.ts';

let sandbox: Sandbox;
let admin: Person;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const MSG = '您的帐号已被强制下线，请联系管理员';

it('several people who are signed out hear it, lose their session and their socket, and are online no more', async () => {
  const people = await Promise.all([signIn(sandbox.url, 'staff'), signIn(sandbox.url, 'guest')]);
  const ids = await Promise.all(people.map(idOf));
  const sockets = await Promise.all(people.map((person) => connect(sandbox.url, person)));
  const online = async () => (await admin.data('listOnlineUsers', { query: { pageSize: '500' } })).list.map(({ userId }) => userId);
  expect(await online()).toEqual(expect.arrayContaining(ids));
  expect((await admin.call('signOutUsers', { body: { ids: [...ids, ...ids] } })).code).toBe(200);
  for (const { socket } of sockets) expect(await socket.next('logout')).toMatchObject({ msg: MSG });
  for (const person of people) expect(await person.call('getCurrentUser')).toMatchObject({ code: 601, msg: MSG });
  expect((await online()).filter((id) => ids.includes(id))).toEqual([]);
});

it('oneself among them refuses all of them, and so does a missing right', async () => {
  const staff = await signIn(sandbox.url, 'staff');
  const ids = [await idOf(staff), await idOf(admin)];
  expect((await admin.call('signOutUsers', { body: { ids } })).msg).toBe('不能强制下线自己');
  expect((await admin.call('signOutUsers', { body: { ids: [] } })).code).toBe(400);
  const guest = await signIn(sandbox.url, 'guest');
  expect((await guest.call('signOutUsers', { body: { ids } })).code).not.toBe(200);
  expect((await staff.call('getCurrentUser')).code).toBe(200);
});
