import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../index.ts';
import { md5Hex } from '../resources/users/password.ts';
import { personWith, signIn, startForTest, type Person } from './client.ts';

let sandbox: Sandbox;
let admin: Person;
beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const enter = (account: string, password: string) =>
  personWith(sandbox.url, '').call('login', { form: { account, password: md5Hex(password) } });

test.each(['ａｄｍｉｎ', 'ADMIN', 'admin\u200b', ' admin '])(
  'the account “%s” enters, and as a keyword finds the person',
  async (typed) => {
    expect((await enter(typed, 'Admin2026')).code).toBe(200);
    const { list } = await admin.data('listUsers', { query: { keyword: typed } });
    expect(list.map(({ account }) => account)).toContain('admin');
  },
);

test('a password is taken to the letter', async () => expect((await enter('admin', 'Ａdmin2026')).code).toBe(400));

test.each([
  ['createArea', { parentId: '-1', fullName: '张\u200b三', enCode: 'zhang', enabledMark: 1, sortCode: 1 }, 'fullName'],
  ['createNotice', { title: '公告\u202e' }, 'title'],
] as const)('%s refuses a name that is not what it looks like', async (operation, body, field) => {
  const { code, msg } = await admin.call(operation, { body });
  expect([code, msg]).toEqual([400, `${field} 含有看不见的字符，请删除后重试`]);
});
