import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const SIGN_INS = { category: '1' };
const CALLS = { category: '2' };

let sandbox: Sandbox;
let staff: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  staff = await signIn(sandbox.url, 'staff');
});
afterAll(() => sandbox.close());

const logs = (query: Record<string, string>, person = staff) => person.data('listSystemLogs', { query });

describe('the log of a person', () => {
  it('has every sign-in, also those that were refused', async () => {
    await personWith(sandbox.url, '').call('login', { form: { account: 'staff', password: md5Hex('Wrong2026') } });
    const { list, pagination } = await logs(SIGN_INS);
    expect(pagination).toEqual({ currentPage: 1, pageSize: 20, total: 2 });
    expect(list.map(({ loginMark }) => loginMark)).toEqual([0, 1]);
    expect(list[1]).toMatchObject({ userName: '何俊杰/staff', ipaddress: '127.0.0.1', abstracts: '登录成功', requestURL: null });
    expect(list[0]?.abstracts).toContain('密码错误');
  });

  it('has every call that changed something, with path, method and duration, and no call that only read', async () => {
    await staff.call('getCurrentUser');
    await staff.call('updateSystemLanguage', { body: { language: 'en' } });
    await staff.call('updateSystemTheme', { body: { theme: 'plain' } });
    const { list } = await logs(CALLS);
    expect(list.map(({ requestURL }) => requestURL)).toEqual([
      '/api/permission/Users/Current/SystemTheme',
      '/api/permission/Users/Current/SystemLanguage',
    ]);
    expect(list[0]).toMatchObject({ requestMethod: 'PUT', loginMark: null, platForm: 'pc' });
    expect(list[0]?.requestDuration).toBeGreaterThanOrEqual(0);
  });

  it('has no call that was refused: it changed nothing', async () => {
    const before = (await logs(CALLS)).pagination.total;
    expect((await staff.call('updateSystemLanguage', { body: { language: 'fr' } })).code).toBe(400);
    expect((await logs(CALLS)).pagination.total).toBe(before);
  });

  it('holds no password and no token', async () => {
    await staff.call('lockScreen', { body: { account: 'staff', password: md5Hex('Staff2026') } });
    const text = JSON.stringify([await logs(SIGN_INS), await logs(CALLS)]);
    for (const secret of [md5Hex('Staff2026'), staff.token.split(' ')[1] ?? '']) expect(text).not.toContain(secret);
  });

  it('is searched, cut to a time, ordered and paged', async () => {
    expect((await logs({ ...CALLS, keyword: 'systemtheme' })).list).toHaveLength(1);
    const [newest] = (await logs(CALLS)).list;
    aheadMs += 60_000;
    await staff.call('updateSystemTheme', { body: { theme: 'classic' } });
    expect((await logs({ ...CALLS, startTime: String(Number(newest?.creatorTime) + 1) })).list).toHaveLength(1);
    const { total } = (await logs(CALLS)).pagination;
    expect((await logs({ ...CALLS, endTime: String(newest?.creatorTime) })).pagination.total).toBe(total - 1);
    expect((await logs({ ...CALLS, sort: 'asc' })).list.at(-1)?.requestURL).toContain('SystemTheme');
    expect((await logs({ ...CALLS, currentPage: '2' })).list).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const admin = await signIn(sandbox.url, 'admin');
    expect((await logs(CALLS, admin)).list).toEqual([]);
    expect((await logs(SIGN_INS, admin)).list.map(({ userName }) => userName)).toEqual(['孙婉宁/admin']);
  });
});
