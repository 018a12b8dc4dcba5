import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordPolicy, passwordProblems, systemConfigCodecs, type SystemSettings } from '../../../../src/domains/system-config/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, read, refusal, told, type Api } from './client.ts';

let sandbox: Sandbox;
let api: Api;
let adminId: string;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  const admin = await enter(sandbox.url, 'admin');
  api = admin.api;
  adminId = admin.person.user.userId;
});

const settings = (of = api) => read(systemConfigCodecs.getSystemConfig, of.getSystemConfig());
const save = (changed: SystemSettings) =>
  told(api.updateSystemConfig({ body: systemConfigCodecs.updateSystemConfig.body.encode(changed) }));

it('settings that were saved as they were read are the same, and secrets are never answered', async () => {
  const before = await settings();
  expect(await save({ ...before, emailPassword: 'Mail2026' })).toBe('更新成功');
  expect(await settings()).toEqual(before);
  expect(before.emailPassword).toBe('');
});

it('a password policy that was changed judges new passwords, and changed back it no longer does', async () => {
  const before = await settings();
  const problems = async () => passwordProblems(passwordPolicy(await settings()), 'Road26').map(({ kind }) => kind);
  expect(await problems()).toEqual([]);
  await save({ ...before, passwordLengthMin: 1, passwordLengthMinNumber: 10, containsCharacters: true });
  expect(await problems()).toEqual(['tooShort', 'needsSpecial']);
  await save(before);
  expect([await problems(), await settings()]).toEqual([[], before]);
});

it('names of the system that were changed greet everybody at the next look', async () => {
  const before = await settings();
  await save({ ...before, sysName: '云望养护云', title: '养护云' });
  const { person } = await enter(sandbox.url, 'guest');
  expect(person.systemConfig).toMatchObject({ sysName: '云望养护云', title: '养护云' });
  await save(before);
});

it('a session policy that lets only the newest sign-in stay ends the one before with code 601', async () => {
  const before = await settings();
  await save({ ...before, singleLogin: 'newestOnly' });
  const first = await enter(sandbox.url, 'staff');
  const second = await enter(sandbox.url, 'staff');
  await expect(first.api.getSystemConfig()).rejects.toMatchObject({
    kind: 'session',
    code: 601,
    msg: '您的帐号在其他地方已登录,被强制踢出',
  });
  expect([first.ended, second.ended]).toEqual([[601], []]);
  ({ api } = await enter(sandbox.url, 'admin'));
  await save(before);
});

it('an administrator who was named has every right until somebody else is named', async () => {
  const staff = await enter(sandbox.url, 'staff');
  const staffId = staff.person.user.userId;
  const name = (...adminIds: string[]) =>
    told(api.setAdministrators({ body: systemConfigCodecs.setAdministrators.body.encode({ adminIds }) }));
  const administrators = async () =>
    (await read(systemConfigCodecs.listAdministrators, api.listAdministrators())).map(({ account }) => account);

  expect(await administrators()).toEqual(['admin']);
  expect(await name(adminId, staffId)).toBe('设置成功');
  expect((await administrators()).toSorted()).toEqual(['admin', 'staff']);
  expect((await enter(sandbox.url, 'staff')).person.user.isAdministrator).toBe(true);
  await name(adminId);
  expect((await enter(sandbox.url, 'staff')).person.user.isAdministrator).toBe(false);
  expect(await refusal(name())).toBe('请至少选择一名启用的管理员');
});

it('a connection test is refused, because the sandbox calls nobody', async () => {
  const { testWeChatConnection, testDingTalkConnection } = systemConfigCodecs;
  const weChat = { qyhCorpId: 'ww26', qyhAgentId: '1', qyhAgentSecret: 's', qyhCorpSecret: 's' };
  const dingTalk = { dingSynAppKey: 'ding26', dingSynAppSecret: 's', dingAgentId: '1' };
  const calls = [
    () => api.testWeChatConnection({ path: { type: 0 }, body: testWeChatConnection.body.encode(weChat) }),
    () => api.testDingTalkConnection({ body: testDingTalkConnection.body.encode(dingTalk) }),
  ];
  for (const call of calls) expect(await refusal(call())).toBe('沙箱不连接外部服务，无法测试连接');
});
