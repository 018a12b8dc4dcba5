import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { flatten, personWith, signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { addPerson, enter, FIRST_PASSWORD, organizationId, rowOf, trySignIn } from '../people-client.ts';

let sandbox: Sandbox;
let admin: Person;
let road: string;
let adminRole: string;
let person: { id: string; account: string };

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  road = await organizationId(admin, '路产管理部');
  adminRole = (await record((await rowOf(admin, 'admin')).id)).roleId ?? '';
});
beforeEach(async () => {
  person = await addPerson(admin, road);
});
afterAll(() => sandbox.close());

const record = (id: string) => admin.data('getUser', { path: { id } });
const toggle = (id: string, by = admin) => by.call('setUserState', { path: { id } });
const remove = (id: string, by = admin) => by.call('removeUser', { path: { id } });
const unlock = (id: string) => admin.call('unlockUser', { path: { id } });
const reset = (id: string, password: string, repeated = password) =>
  admin.call('resetUserPassword', { path: { id }, body: { id, userPassword: md5Hex(password), validatePassword: md5Hex(repeated) } });
const isAlive = async (somebody: Person) => (await somebody.call('getCurrentUser')).code;

describe('a disabled person', () => {
  it('is signed out at once and cannot sign in again until enabled', async () => {
    const session = await enter(sandbox.url, person.account);
    expect(await isAlive(session)).toBe(200);
    expect((await toggle(person.id)).code).toBe(200);
    expect((await record(person.id)).enabledMark).toBe(0);
    expect(await isAlive(session)).toBe(600);
    expect((await trySignIn(sandbox.url, person.account, FIRST_PASSWORD)).msg).toContain('禁用');
    await toggle(person.id);
    expect(await isAlive(session)).toBe(600);
    expect(await isAlive(await enter(sandbox.url, person.account))).toBe(200);
  });

  it('leaves the pickers, but what was chosen before can still be read', async () => {
    const offered = async () => flatten((await admin.data('listUserOptions')).list).some(({ id }) => id === person.id);
    expect(await offered()).toBe(true);
    await toggle(person.id);
    expect(await offered()).toBe(false);
    expect((await admin.data('listUserTree', { path: { id: '0' }, body: { keyword: person.account } })).list).toEqual([]);
    const { list } = await admin.data('findUsers', { body: { userId: [person.id] } });
    expect(list.map(({ id }) => id)).toEqual([person.id]);
  });

  it('is disabled by the dialog just as by the switch', async () => {
    const session = await enter(sandbox.url, person.account);
    await admin.call('updateUser', { path: { id: person.id }, body: { ...(await record(person.id)), enabledMark: 0 } });
    expect(await isAlive(session)).toBe(600);
  });
});

describe('a deleted person', () => {
  it('is signed out and gone from lists, trees, pickers and chat contacts', async () => {
    const session = await enter(sandbox.url, person.account);
    const contacts = async () => (await admin.data('listChatContacts', { query: { keyword: person.account } })).list;
    expect((await contacts()).map(({ id }) => id)).toEqual([person.id]);
    expect(await remove(person.id)).toEqual({ code: 200, msg: '删除成功' });
    expect(await isAlive(session)).toBe(600);
    expect((await trySignIn(sandbox.url, person.account, FIRST_PASSWORD)).msg).toContain('账户或密码错误');
    expect((await admin.call('getUser', { path: { id: person.id } })).msg).toContain('用户不存在');
    expect((await admin.data('listUsers', { query: { keyword: person.account } })).list).toEqual([]);
    expect(flatten((await admin.data('listUserOptions')).list).some(({ id }) => id === person.id)).toBe(false);
    expect((await admin.data('listSelectedUsers', { body: { userId: [`${person.id}--user`] } })).list).toEqual([]);
    expect((await admin.data('listAllUsers')).some(({ id }) => id === person.id)).toBe(false);
    expect((await contacts()).some(({ id }) => id === person.id)).toBe(false);
  });

  it('leaves the subordinates without a manager', async () => {
    const below = await addPerson(admin, road, { managerId: person.id });
    await remove(person.id);
    expect((await record(below.id)).managerId).toBeNull();
    expect((await (await enter(sandbox.url, below.account)).data('getCurrentUser')).userInfo).toMatchObject({
      managerId: null,
      manager: null,
    });
  });

  it('may give the account to somebody else', async () => {
    await remove(person.id);
    const next = await addPerson(admin, road, { account: person.account });
    expect(next.id).not.toBe(person.id);
  });

  it('is not deleted while it heads a department', async () => {
    const head = await rowOf(admin, 'double');
    expect((await remove(head.id)).msg).toContain('部门主管');
    expect((await record(head.id)).account).toBe('double');
  });
});

describe('whoever administers', () => {
  it('does not lock the own account out', async () => {
    const own = await rowOf(admin, 'admin');
    expect((await toggle(own.id)).msg).toContain('自己的账户');
    expect((await remove(own.id)).msg).toContain('自己的账户');
    const body = { ...(await record(own.id)), enabledMark: 0 };
    expect((await admin.call('updateUser', { path: { id: own.id }, body })).msg).toContain('自己的账户');
    expect(await isAlive(admin)).toBe(200);
  });

  it('does not give the last administrator role away', async () => {
    const own = await rowOf(admin, 'admin');
    const answer = await admin.call('updateUser', { path: { id: own.id }, body: { ...(await record(own.id)), roleId: '' } });
    expect(answer.msg).toContain('至少需要一个可用的管理员');
    expect((await record(own.id)).roleId).toBe(adminRole);
  });

  it('may be replaced by another administrator, who is then the last', async () => {
    const second = await addPerson(admin, road, { roleId: adminRole });
    const successor = await enter(sandbox.url, second.account);
    const own = await rowOf(admin, 'admin');
    expect((await toggle(own.id, successor)).code).toBe(200);
    expect((await toggle(second.id, successor)).msg).toContain('自己的账户');
    expect((await toggle(own.id, successor)).code).toBe(200);
    admin = await signIn(sandbox.url, 'admin');
    expect((await remove(second.id)).code).toBe(200);
  });
});

describe('buttons', () => {
  it('are asked for before anything else, and nothing changes', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const before = await record(person.id);
    const path = { id: person.id };
    const digest = md5Hex('Abc12345');
    const answers = await Promise.all([
      staff.call('createUser', { body: { nonsense: true } }),
      staff.call('updateUser', { path, body: before }),
      staff.call('removeUser', { path }),
      staff.call('setUserState', { path }),
      staff.call('unlockUser', { path }),
      staff.call('resetUserPassword', { path, body: { userPassword: digest, validatePassword: digest } }),
      staff.call('previewUserImport', { query: { fileName: 'x' } }),
      staff.call('importUsers', { body: { list: [] } }),
      staff.call('exportUserImportErrors', { body: { list: [] } }),
    ]);
    expect(answers).toEqual(answers.map(() => ({ code: 400, msg: expect.stringMatching(NO_RIGHT) })));
    expect(await record(person.id)).toEqual(before);
    expect((await personWith(sandbox.url, '').call('listUsers')).code).toBe(600);
  });
});

describe('a locked account', () => {
  it('is unlocked for signing in', async () => {
    const locked = await rowOf(admin, 'locked');
    expect(locked).toMatchObject({ enabledMark: 2, lockMark: 1 });
    expect((await trySignIn(sandbox.url, 'locked', 'Locked2026')).msg).toContain('锁定');
    expect(await unlock(locked.id)).toEqual({ code: 200, msg: '解锁成功' });
    expect((await trySignIn(sandbox.url, 'locked', 'Locked2026')).code).toBe(200);
    expect(await rowOf(admin, 'locked')).toMatchObject({ enabledMark: 1, lockMark: 0 });
    expect((await unlock(locked.id)).msg).toContain('未被锁定');
  });

  it('has its wrong passwords forgotten', async () => {
    for (let times = 0; times < 7; times += 1) await trySignIn(sandbox.url, person.account, 'Wrong2026');
    expect((await trySignIn(sandbox.url, person.account, FIRST_PASSWORD)).code).toBe(429);
    expect((await unlock(person.id)).code).toBe(200);
    expect((await trySignIn(sandbox.url, person.account, FIRST_PASSWORD)).code).toBe(200);
  });
});

describe('another password', () => {
  it.each(['', 'MD5 of nothing'])('is never empty (%j): it is refused, and an empty one enters nowhere', async (kind) => {
    const sent = kind === '' ? '' : md5Hex('');
    const answer = await admin.call('resetUserPassword', {
      path: { id: person.id },
      body: { id: person.id, userPassword: sent, validatePassword: sent },
    });
    expect(answer.code).toBe(400);
    expect((await trySignIn(sandbox.url, person.account, '')).code).toBe(400);
  });

  it('ends the sessions, works, and must be changed', async () => {
    const session = await enter(sandbox.url, person.account);
    expect(await reset(person.id, 'Night2026')).toEqual({ code: 200, msg: '重置密码成功' });
    expect(await isAlive(session)).toBe(600);
    expect((await trySignIn(sandbox.url, person.account, FIRST_PASSWORD)).code).toBe(400);
    const after = await enter(sandbox.url, person.account, 'Night2026');
    expect((await after.data('getCurrentUser')).userInfo.changePasswordDate).toBeNull();
  });

  it('must come twice the same, as a digest', async () => {
    expect((await reset(person.id, 'Night2026', 'Night2027')).msg).toContain('不一致');
    const plain = { userPassword: 'Night2026', validatePassword: 'Night2026' };
    expect((await admin.call('resetUserPassword', { path: { id: person.id }, body: plain })).code).toBe(400);
    expect((await trySignIn(sandbox.url, person.account, FIRST_PASSWORD)).code).toBe(200);
  });
});
