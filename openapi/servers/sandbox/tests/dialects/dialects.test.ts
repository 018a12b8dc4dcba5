import { afterEach, describe, expect, it } from 'vitest';
import { SANDBOX_LOGIN_KEY } from '../../dialects/index.ts';
import { DIALECTS } from '../../index.ts';
import type { DialectName, Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { startForTest } from '../client.ts';
import { dialectClient, encrypted, login } from '../dialect-client.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());

/** A client of that version: it knows the calls by its own description only. */
const client = async (dialect: DialectName) => (await dialectClient(sandbox.url, dialect)).call;

describe.each(['net-3.6', 'java-6.1'] as const)('a client of %s', (dialect) => {
  it('signs in with the MD5 encrypted once more, and with nothing else', async () => {
    sandbox = await startForTest({ dialect });
    expect(await login(sandbox.url, encrypted('Admin2026', SANDBOX_LOGIN_KEY))).toMatchObject({ code: 200 });
    for (const password of [md5Hex('Admin2026'), encrypted('Admin2026', 'another-key-1234'), encrypted('Wrong2026', SANDBOX_LOGIN_KEY)])
      expect(await login(sandbox.url, password)).toMatchObject({ code: 400 });
  });

  it('works by its own spelling: lists, adds, exports, deletes', async () => {
    sandbox = await startForTest({ dialect });
    const call = await client(dialect);
    expect(
      await call('createDictionaryCategory', {}, { parentId: '-1', fullName: '方言', enCode: 'dialect.one', isTree: 0 }),
    ).toMatchObject({ code: 200 });
    const { data } = await call('listDictionaryCategories');
    const { id } = data.list.find(({ enCode }: { enCode: string }) => enCode === 'dialect.one');
    expect(await call('exportDictionaryCategory', { id })).toMatchObject({ code: 200, data: { name: '方言.bdd' } });
    expect(await call('removeDictionaryCategory', { id })).toMatchObject({ code: 200 });
  });

  it('finds the spelling of 3.4 gone', async () => {
    sandbox = await startForTest({ dialect });
    const { data } = await login(sandbox.url, encrypted('Admin2026', SANDBOX_LOGIN_KEY));
    const old = await fetch(`${sandbox.url}/api/system/DictionaryData/1/Action/Export`, { headers: { Authorization: data.token } });
    expect(await old.json()).toMatchObject({ code: 404 });
  });
});

describe('the envelope', () => {
  it('of .NET has extras, seconds, and a data that is never left out', async () => {
    sandbox = await startForTest({ dialect: 'net-3.6', now: () => 1_763_600_000_999 });
    const call = await client('net-3.6');
    const answer = await call('updateSystemLanguage', {}, { language: 'en' });
    expect(answer).toEqual({ code: 200, msg: expect.any(String), data: null, extras: null, timestamp: 1_763_600_000 });
    expect(await call('logout')).toEqual({ code: 200, msg: expect.any(String) });
  });

  it('of Java leaves data out where there is none', async () => {
    sandbox = await startForTest({ dialect: 'java-6.1' });
    const call = await client('java-6.1');
    expect(Object.keys(await call('updateSystemLanguage', {}, { language: 'en' }))).toEqual(['code', 'msg']);
  });

  it('names the gender as text from 3.6 on', async () => {
    sandbox = await startForTest({ dialect: 'net-3.6' });
    const { data } = await (await client('net-3.6'))('getCurrentUser');
    expect(data.userInfo.gender).toBe('2');
  });
});

describe('what these versions answer otherwise fits their own description', () => {
  it.each(['net-3.6', 'java-6.1'] as const)('%s: people, groups, positions and notices', async (dialect) => {
    sandbox = await startForTest({ dialect });
    const call = await client(dialect);
    const { data: everybody } = await call('listAllUsers');
    const people: { id: string; gender: unknown }[] = dialect === 'net-3.6' ? everybody : everybody.list;
    expect(people.length).toBeGreaterThan(1900);
    const ids = people.slice(0, 2).map(({ id }) => id);
    const { data: found } = await call('findUsers', {}, { ids });
    expect(found.list.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const [operationId, body] of [
      ['listUsers', undefined],
      ['getBaseInfo', undefined],
      ['listGroupTree', undefined],
      ['listAllowedPositions', dialect === 'net-3.6' ? { ids: [], keyword: '' } : { departIds: [], positionIds: [], keyword: '' }],
      ['listNotices', { currentPage: 1, pageSize: 20, keyword: '' }],
    ] as const)
      expect([operationId, (await call(operationId, {}, body)).code]).toEqual([operationId, 200]);
    const { data: groups } = await call('listGroupTree');
    expect(typeof groups[0].enabledMark).toBe(dialect === 'net-3.6' ? 'boolean' : 'number');
  });
});

it('the sandbox says which dialect it speaks', async () => {
  sandbox = await startForTest({ dialect: 'java-6.1' });
  expect(await (await fetch(`${sandbox.url}/__sandbox?nonce=12345678`)).json()).toMatchObject({ dialect: 'java-6.1' });
});

describe.each(DIALECTS)('%s reads what clients of other versions send', (dialect) => {
  it('page sizes of their own, filters without a text, dates as text, dates of numbers in capitals', async () => {
    sandbox = await startForTest({ dialect });
    const { call } = await dialectClient(sandbox.url, dialect);
    const page = await call('listUsers', { pageSize: '80', currentPage: '1', keyword: '', gender: '', enabledMark: '', organizeId: '' });
    expect(page.data.list).toHaveLength(80);
    for (const pageSize of ['0', '1001', 'many']) expect(await call('listUsers', { pageSize })).toMatchObject({ code: 400 });
    expect(await call('listSchedules', { startTime: '2026-11-01 00:00', endTime: '2026-11-30' })).toMatchObject({ code: 200 });
    for (const startTime of ['2026-13-41', 'soon']) expect(await call('listSchedules', { startTime })).toMatchObject({ code: 400 });
    const { data: rules } = await call('listBillRules');
    const { data: rule } = await call('getBillRule', { id: rules.list[0].id });
    for (const dateFormat of ['YYYYMM', 'yyyyMM']) {
      const made = { ...rule, fullName: dateFormat, enCode: `dialect.${dateFormat}`, dateFormat };
      expect(await call('createBillRule', {}, made)).toMatchObject({ code: 200 });
    }
    expect(await call('createBillRule', {}, { ...rule, enCode: 'dialect.mixed', dateFormat: 'yyyymmdd' })).toMatchObject({ code: 400 });
  });

  it('a gender as number or text, and no third one', async () => {
    sandbox = await startForTest({ dialect });
    const { call } = await dialectClient(sandbox.url, dialect);
    const { data } = await call('listOrganizations');
    const body = { account: 'dialect', realName: '方言', organizeId: data.list[0].id };
    for (const gender of [4, '4', 'male', true]) expect(await call('createUser', {}, { ...body, gender })).toMatchObject({ code: 400 });
    for (const [index, gender] of [1, '2', '', null].entries())
      expect(await call('createUser', {}, { ...body, account: `dialect${index}`, gender })).toMatchObject({ code: 200 });
    const { data: people } = await call('listUsers', { keyword: 'dialect', sidx: 'account', sort: 'asc' });
    expect(people.list.map(({ gender }: { gender: unknown }) => String(gender))).toEqual(['1', '2', '3', '3']);
  });

  it('only the versions of .NET read addresses in any letter case', async () => {
    sandbox = await startForTest({ dialect });
    const { send } = await dialectClient(sandbox.url, dialect);
    expect(await send('GET', '/api/oauth/currentuser')).toMatchObject({ code: dialect === 'net-3.6' ? 200 : 404 });
  });
});
