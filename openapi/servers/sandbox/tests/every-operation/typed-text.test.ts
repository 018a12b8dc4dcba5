import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

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

const modelOf = async (enCode: string): Promise<string> =>
  (await admin.data('listModels', { query: { pageSize: '100' } }))?.list.find((each) => each.enCode === enCode)?.id ?? '';
const record = (values: object) => ({ data: JSON.stringify({ phone: '13800000000', ...values }) });

test.each([
  ['a zero-width space', '路桥\u200b公司'],
  ['a byte order mark', '\ufeff路桥公司'],
  ['a mark that turns what follows', '路桥\u202e公司'],
  ['an isolate that is not closed', '路桥\u2066公司'],
])('a text of a record with %s is refused with the name of its field, on every way to write it', async (what, name) => {
  const id = await modelOf('contractor');
  const refusal = { code: 400, msg: '名称 含有看不见的字符，请删除后重试' };
  expect(await admin.call('createRecord', { path: { id }, body: record({ name }) })).toMatchObject(refusal);
  const recordId = (await admin.data('createRecord', { path: { id }, body: record({ name: `甲 ${what}` }) })) ?? '';
  const body = { id: recordId, ...record({ name }) };
  expect(await admin.call('updateRecord', { path: { id, recordId }, body })).toMatchObject(refusal);
});

test('a text of a record keeps joiners of emoji, closed isolates, wide marks and lines', async () => {
  const id = await modelOf('contractor');
  const name = '👨\u200d👩 \u2066abc\u2069（乙）';
  const recordId = (await admin.data('createRecord', { path: { id }, body: record({ name }) })) ?? '';
  const { data } = (await admin.data('getRecord', { path: { id, recordId } })) ?? {};
  expect(JSON.parse(data ?? '{}').name).toBe(name);
});
