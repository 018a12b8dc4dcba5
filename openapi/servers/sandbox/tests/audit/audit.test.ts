import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { fittingRequest, routes } from '../../../mock/testing/description.ts';
import { readContract } from '../../core/contract.ts';
import { snowflakes } from '../../core/ids.ts';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { RETENTION, type LogKind } from '../../resources/audit/kinds.ts';
import { createAuditLog } from '../../resources/audit/log.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { createResources } from '../../routes.ts';
import { seedSandbox } from '../../seed/index.ts';
import { startOver } from '../../start.ts';
import { personWith, signIn, type Person } from '../client.ts';
import { idOf } from '../socket-client.ts';

const SIGN_INS = '1';
const EXPORTS = '6';
const REFUSALS = '7';
const DAY_MS = 86_400_000;

let sandbox: Sandbox;
let store: Store;
let admin: Person;
let staff: Person;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY, validateAnswers: true });
  [admin, staff] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'staff')]);
});
afterAll(() => sandbox.close());

const logs = async (category: string) => (await admin.data('listLogs', { query: { category, pageSize: '500' } })).list;
const tryIn = (account: string, password: string) =>
  personWith(sandbox.url, '').call('login', { form: { account, password: md5Hex(password) } });

describe('the log of sign-ins has', () => {
  it('a try on an account there is not, by the beginning of its name: a password may have been typed there', async () => {
    await tryIn('Summer2026!', 'x');
    const [row] = await logs(SIGN_INS);
    expect(row).toMatchObject({ userName: 'Sum***', loginMark: 0, ipAddress: '127.0.0.1', abstracts: '账户或密码错误，请重新输入。' });
  });

  it('a try that has to wait', async () => {
    for (let turn = 0; turn < 7; turn += 1) await tryIn('nobody', 'x');
    expect((await logs(SIGN_INS))[0]).toMatchObject({
      userName: 'nob***',
      loginMark: 0,
      abstracts: expect.stringContaining('密码错误次数过多'),
    });
  });

  it('who left, and who was signed out, with who did that among the operations', async () => {
    const guest = await signIn(sandbox.url, 'guest');
    await guest.call('logout');
    expect((await logs(SIGN_INS))[0]).toMatchObject({ loginMark: null, abstracts: '退出成功', userName: expect.stringMatching(/guest$/) });
    const again = await signIn(sandbox.url, 'guest');
    await admin.call('signOutUser', { path: { id: await idOf(again) } });
    expect((await logs(SIGN_INS))[0]).toMatchObject({ loginMark: null, abstracts: expect.stringContaining('强制下线') });
    const [deed] = await logs('3');
    const { changes } = await admin.data('getLog', { path: { id: deed?.id ?? '' } });
    expect(deed).toMatchObject({ userName: '孙婉宁/admin', abstracts: '强制用户下线' });
    expect(changes).toMatchObject([{ action: 'delete', kind: '登录会话', name: expect.any(String) }]);
  });

  it('rows that outlive the account', async () => {
    const before = (await logs(SIGN_INS)).filter(({ userName }) => userName?.endsWith('/guest')).length;
    expect(before).toBeGreaterThan(0);
    store.run("DELETE FROM user WHERE account = 'guest'");
    expect((await logs(SIGN_INS)).filter(({ userName }) => userName?.endsWith('/guest'))).toHaveLength(before);
  });
});

describe('the log of what was handed out has', () => {
  it('who asked for which file, where and when', async () => {
    const { name } = await admin.data('exportUsers', { query: { dataType: '0', selectKey: 'account,realName' } });
    expect((await logs(EXPORTS))[0]).toMatchObject({
      userName: '孙婉宁/admin',
      moduleName: '用户管理',
      requestUrl: '/api/permission/Users/ExportExcel',
      abstracts: `下载「${name}」`,
    });
  });

  it('every operation whose answer leads to a file, and nothing else', async () => {
    const handing = readContract(document).filter(({ handsOutFile }) => handsOutFile);
    expect(handing.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['exportRecords', 'downloadUserTemplate', 'packFiles', 'createDownloadLink']),
    );
    const asked: string[] = [];
    for (const { id } of readContract(document).filter(({ isRead }) => isRead)) {
      const route = routes.find((each) => each.operationId === id);
      if (!route) throw new Error(`no operation ${id}`);
      const { address, init } = fittingRequest(route);
      const headers = new Headers(init.headers);
      headers.set('Authorization', admin.token);
      const before = await count('export');
      const links = await count('export', 'download_link');
      await (await fetch(new URL(address, sandbox.url), { ...init, headers })).arrayBuffer();
      // A file lies behind a link just when the log says so.
      if ((await count('export', 'download_link')) > links !== (await count('export')) > before) asked.push(id);
    }
    expect(asked).toEqual([]);
  });
});

async function count(kind: LogKind, table = 'audit_log'): Promise<number> {
  const where = table === 'audit_log' ? `WHERE kind = '${kind}'` : '';
  return store.one<{ total: number }>(`SELECT count(*) AS total FROM ${table} ${where}`)?.total ?? 0;
}

describe('the log of refusals has', () => {
  it('who lacked which right, for a page, for a button, for what only administrators do and for a record', async () => {
    await staff.call('listUsers');
    await staff.call('createRole', { body: {} });
    await staff.call('getShortLink', { path: { id: '1' } });
    await staff.call('getUser', { path: { id: await idOf(admin) } });
    const rows = (await logs(REFUSALS)).slice(0, 4).toReversed();
    expect(rows.map(({ userName, requestMethod, requestUrl, abstracts }) => [userName, requestMethod, requestUrl, abstracts])).toEqual([
      ['何俊杰/staff', 'GET', '/api/permission/Users', expect.stringContaining('缺少：用户管理')],
      ['何俊杰/staff', 'POST', '/api/permission/Role', expect.stringContaining('缺少：角色管理 btn_add')],
      ['何俊杰/staff', 'GET', '/api/visualdev/ShortLink/1', expect.stringContaining('缺少：系统管理员')],
      ['何俊杰/staff', 'GET', `/api/permission/Users/${await idOf(admin)}`, expect.stringContaining('缺少：用户管理 btn_edit')],
    ]);
  });

  it('nothing that was refused for another reason', async () => {
    const before = (await logs(REFUSALS)).length;
    expect((await admin.call('createRole', { body: {} })).code).toBe(400);
    expect(await logs(REFUSALS)).toHaveLength(before);
  });
});

describe('a row is kept', () => {
  const KINDS = Object.keys(RETENTION) as LogKind[];
  let nowMs = Date.parse('2026-11-20T09:00:00+08:00');
  const fresh = openStore(IN_MEMORY);
  const base = { store: fresh, now: () => nowMs, random: () => new Uint8Array(1), nextId: snowflakes(() => nowMs, 7) };
  const few = Object.fromEntries(KINDS.map((kind) => [kind, { ...RETENTION[kind], maxRows: 100 }])) as typeof RETENTION;
  migrate(fresh, seedSandbox, createResources(base, { push: () => undefined, signedOut: () => undefined }).modules);
  afterAll(() => fresh.close());
  const kept = () =>
    Object.fromEntries(
      fresh
        .all<{ kind: string; total: number }>('SELECT kind, count(*) AS total FROM audit_log GROUP BY kind ORDER BY kind')
        .map(({ kind, total }) => [kind, total]),
    );
  const write = (log: ReturnType<typeof createAuditLog>, kind: LogKind) => log.write({ kind, userId: null, ipAddress: '192.0.2.7' });

  it.each(KINDS)('whatever floods the kind %s', (kind) => {
    fresh.run('DELETE FROM audit_log');
    const log = createAuditLog(base, few);
    for (const each of KINDS) write(log, each);
    for (let turn = 0; turn < 500; turn += 1) write(log, kind);
    log.sweep();
    expect(kept()).toEqual(Object.fromEntries(KINDS.toSorted().map((each) => [each, each === kind ? 100 : 1])));
  });

  it.each(KINDS)('of the kind %s as long as it says', (kind) => {
    fresh.run('DELETE FROM audit_log');
    const log = createAuditLog(base, few);
    write(log, kind);
    nowMs += RETENTION[kind].retentionMs - DAY_MS;
    log.sweep();
    expect(kept()).toEqual({ [kind]: 1 });
    nowMs += 2 * DAY_MS;
    log.sweep();
    expect(kept()).toEqual({});
  });
});
