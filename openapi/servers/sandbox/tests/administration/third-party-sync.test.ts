import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

const SYNC_MS = 5000;

let folder: string;
let sandbox: Sandbox;
let admin: Person;
let aheadMs = 0;
async function start(): Promise<void> {
  sandbox = await startForTest({ data: folder, now: () => Date.parse('2026-11-20T09:00:00+08:00') + aheadMs });
  admin = await signIn(sandbox.url, 'admin');
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-sync-'));
  await start();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const totals = (type: '1' | '2') => admin.data('listSyncTotals', { path: { type } });
const none = { synSuccessCount: 0, synFailCount: 0, synDate: null, synUser: null };

it('before a run nothing is in step, and a messenger that is not set up is not called', async () => {
  const [organizations, people] = (await totals('1')) ?? [];
  expect(organizations).toMatchObject({ synType: '组织', ...none, unSynCount: organizations?.recordTotal });
  expect(people).toMatchObject({ synType: '用户', ...none, unSynCount: people?.recordTotal });
  expect((await admin.call('listSyncTotals', { path: { type: '3' } })).code).toBe(400);
  expect(people?.recordTotal).toBeGreaterThan(organizations?.recordTotal ?? 0);
  expect(await admin.call('syncUsersToWeChat')).toEqual({ code: 400, msg: '请先在系统配置中填写企业微信的同步设置' });
});

it('a run calls nobody and says so: everything counts as failed, and who is added later is not in step', async () => {
  await admin.call('updateSystemConfig', { body: { qyhCorpId: 'ww1', qyhCorpSecret: 's', dingSynAppKey: 'd', dingSynAppSecret: 's' } });
  const { code, msg, data } = await admin.call('syncOrganizationsToWeChat', { query: { type: '0' } });
  expect([code, msg]).toEqual([200, '沙箱不连接外部服务，未向企业微信同步任何数据，全部记为失败']);
  expect(data).toMatchObject({
    synSuccessCount: 0,
    synFailCount: data?.recordTotal,
    unSynCount: 0,
    synDate: expect.any(Number),
    synUser: '孙婉宁/admin',
  });
  expect(await totals('1')).toMatchObject([data, none]);
  expect(await totals('2')).toMatchObject([none, none]);
  const body = { parentId: '-1', fullName: '同步后新建公司', enCode: 'sync.later', category: 'company', sortCode: 0, enabledMark: 1 };
  expect(await admin.call('createOrganization', { body })).toMatchObject({ code: 200 });
  expect((await totals('1'))?.[0]).toMatchObject({ recordTotal: (data?.recordTotal ?? 0) + 1, unSynCount: 1 });
});

it('what failed is told one by one, with its reason, to who may synchronise; one of them is tried again', async () => {
  const path = { type: '1', kind: 'organization' } as const;
  const failures = async (query = {}) => admin.data('listSyncFailures', { path, query });
  const { list, pagination } = await failures({ pageSize: '500' });
  expect(pagination?.total).toBe((await totals('1'))?.[0]?.synFailCount);
  const [first] = list;
  expect(first).toMatchObject({ fullName: expect.any(String), reason: '沙箱不连接外部服务', synDate: expect.any(Number) });
  expect((await failures({ keyword: first?.enCode ?? '' })).list.map(({ id }) => id)).toContain(first?.id);
  aheadMs += 1000;
  const id = list.at(-1)?.id ?? '';
  expect(await admin.call('retrySync', { path: { ...path, id } })).toEqual({ code: 400, msg: '同步失败：沙箱不连接外部服务' });
  expect((await failures()).list[0]).toMatchObject({ id, synDate: (first?.synDate as number) + 1000 });
  expect((await admin.call('retrySync', { path: { ...path, kind: 'user', id } })).msg).toBe('没有失败的同步记录，请刷新后重试');
  const staff = await signIn(sandbox.url, 'staff');
  expect((await staff.call('listSyncFailures', { path })).msg).toMatch(NO_RIGHT);
});

it('a second run of the same messenger is busy, another messenger is not; afterwards it runs again', async () => {
  const before = await totals('1');
  const busy = await admin.call('syncUsersToWeChat');
  expect(busy).toMatchObject({ code: 200, msg: '企业微信正在进行同步，请稍后再试', data: before?.[1] });
  expect(await totals('1')).toEqual(before);
  expect(await admin.call('syncUsersToDingTalk', { query: { type: '1' } })).toMatchObject({
    code: 200,
    msg: '沙箱不连接外部服务，未取回钉钉的任何数据',
    // Nothing was sent, and yet it was asked for.
    data: { synSuccessCount: 0, synFailCount: 0, synDate: expect.any(Number), synUser: '孙婉宁/admin' },
  });
  aheadMs += SYNC_MS;
  expect((await admin.call('syncUsersToWeChat')).data).toMatchObject({ synType: '用户', unSynCount: 0 });
});

it('numbers and the busy messenger are there after a restart', async () => {
  const before = await totals('1');
  await sandbox.close();
  await start();
  expect(await totals('1')).toEqual(before);
  expect((await admin.call('syncOrganizationsToWeChat')).msg).toBe('企业微信正在进行同步，请稍后再试');
});

it('the load of the machine is for who has its page', async () => {
  const state = await admin.data('getServerState');
  expect(state?.system).toMatchObject({
    os: expect.any(String),
    ip: expect.stringMatching(/^[\d.]+$/),
    day: expect.stringContaining('小时'),
  });
  expect(state?.cpu.coreNumber).toBeGreaterThan(0);
  for (const usage of [state?.memory, state?.disk]) {
    expect(Number(usage?.used) + Number(usage?.available)).toBeLessThanOrEqual(Number(usage?.total));
    expect(Number(usage?.usageRate)).toBeGreaterThanOrEqual(0);
  }
  const staff = await signIn(sandbox.url, 'staff');
  expect(await staff.call('getServerState')).toEqual({ code: 400, msg: expect.stringMatching(NO_RIGHT) });
});
