import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordPolicy, passwordProblems, systemConfigCodecs } from '../../../../src/domains/system-config/index.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

let sandbox: Sandbox;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  staff = await signIn(sandbox.url, 'staff');
});
afterAll(() => sandbox.close());

const save = (body: object) => admin.call('updateSystemConfig', { body });

describe('the settings', () => {
  it('have 80 names, start with the figures of the specification, and are read by who has their page; others are told the rules of a password', async () => {
    const settings = await admin.data('getSystemConfig');
    expect(Object.keys(settings)).toHaveLength(80);
    expect(Object.keys(await staff.data('getSystemConfig'))).toHaveLength(8);
    expect(settings).toMatchObject({ sysVersion: '3.4.7', passwordErrorsNumber: 6, lockType: 2, lockTime: 10, singleLogin: 2 });
  });

  it('are what everybody is told about the installation', async () => {
    expect(await save({ title: '渝东运营平台', sysName: '渝东控制台', copyright: '© 渝东' })).toEqual({ code: 200, msg: '更新成功' });
    expect((await staff.data('getCurrentUser')).sysConfigInfo).toMatchObject({
      title: '渝东运营平台',
      sysName: '渝东控制台',
      copyright: '© 渝东',
    });
  });

  it('that are left out, are null, or are not known change nothing', async () => {
    const before = await admin.data('getSystemConfig');
    await save({ title: null, constructor: 'x', unheardOf: 1 });
    expect(await admin.data('getSystemConfig')).toEqual(before);
  });

  it('keep their type, however they are sent', async () => {
    await save({ singleLogin: '2', tokenTimeout: 600, emailSmtpPort: 587 });
    expect(await admin.data('getSystemConfig')).toMatchObject({ singleLogin: 2, tokenTimeout: '600', emailSmtpPort: '587' });
  });

  it('go through the form and come back the same', async () => {
    const before = await admin.data('getSystemConfig');
    const { getSystemConfig, updateSystemConfig } = systemConfigCodecs;
    await save(updateSystemConfig.body.encode(getSystemConfig.data.decode(before)));
    expect(await admin.data('getSystemConfig')).toEqual(before);
  });

  it('hold the policy of passwords', async () => {
    await save({ passwordStrengthLimit: 1, passwordLengthMin: 1, passwordLengthMinNumber: 8, containsCharacters: 1 });
    const policy = passwordPolicy(systemConfigCodecs.getSystemConfig.data.decode(await staff.data('getSystemConfig')));
    expect(passwordProblems(policy, 'abc123').map(({ kind }) => kind)).toEqual(['tooShort', 'needsSpecial']);
  });

  it.each([
    [{ lockTime: 0 }, '锁定时间应在1到1440分钟之间'],
    [{ lockType: 3 }, '错误策略只能为账号锁定或延时登录'],
    [{ passwordErrorsNumber: -1 }, '密码错误次数应在0到100之间'],
    [{ tokenTimeout: '0' }, '超时时间应为1到999999分钟'],
    [{ sysName: '长'.repeat(101) }, '系统名称最多为100个字符！'],
    [{ sysName: '' }, '请输入系统名称'],
    [{ title: '  ' }, '请输入窗口标题'],
    [{ companyEmail: 'zzz' }, '请输入正确的公司邮箱'],
    [{ emailSmtpPort: 99_999 }, 'SMTP端口应在1到65535之间'],
    [{ emailPop3Port: '0' }, 'POP3端口应在1到65535之间'],
    [{ emailPop3Port: 'x' }, 'POP3端口应在1到65535之间'],
    [{ passwordLengthMinNumber: 0 }, '密码最小长度应在1到64之间'],
    [{ verificationCodeNumber: 9 }, '验证码位数应在3到6之间'],
    [{ firstDay: 9 }, '一周的第一天只能为周日或周一'],
    [{ isClick: -1 }, 'isClick 超出允许的范围，请修改后重试'],
    [{ linkTime: '0' }, '链接有效期应在1到9999小时之间'],
    [{ companyAddress: '长'.repeat(201) }, '公司地址最多为200个字符！'],
    [{ newUserDefaultPassword: 'a' }, '新用户初始密码不符合密码策略，请按密码策略重新填写'],
    [{ passwordLengthMinNumber: 20, newUserDefaultPassword: 'Welcome2027' }, '新用户初始密码不符合密码策略，请按密码策略重新填写'],
    [{ whitelistSwitch: 1, whiteListIp: '' }, '请输入白名单地址'],
  ])('%j are refused, and change nothing', async (body, msg) => {
    const before = await admin.data('getSystemConfig');
    expect(await save({ title: '不应保存', ...body })).toEqual({ code: 400, msg });
    expect(await admin.data('getSystemConfig')).toEqual(before);
  });

  it('are changed by nobody without the button', async () => {
    expect(await staff.call('updateSystemConfig', { body: { title: 'x' } })).toMatchObject({
      code: 400,
      msg: expect.stringMatching(NO_RIGHT),
    });
  });
});

describe('secrets', () => {
  const SECRET = 'vT6mQ2xJ8sK4nB1c';

  it('are answered empty to everybody, and an empty one keeps the one that is kept', async () => {
    await save({ qyhAgentSecret: SECRET, emailPassword: SECRET });
    expect(await admin.data('getSystemConfig')).toMatchObject({ qyhAgentSecret: '', emailPassword: '', newUserDefaultPassword: '' });
    await save(await admin.data('getSystemConfig'));
    expect(JSON.stringify(await admin.data('getSystemConfig'))).not.toContain(SECRET);
    expect(JSON.stringify((await staff.data('getCurrentUser')).sysConfigInfo)).not.toContain('Welcome2026');
  });
});

describe('connections', () => {
  it('to other services are never opened, and it is said so', async () => {
    const weChat = await admin.call('testWeChatConnection', { path: { type: '0' }, body: { qyhCorpId: 'ww1' } });
    const dingTalk = await admin.call('testDingTalkConnection', { body: { dingSynAppKey: 'ding1' } });
    for (const answer of [weChat, dingTalk]) expect(answer).toEqual({ code: 400, msg: '沙箱不连接外部服务，无法测试连接' });
    expect((await admin.call('testWeChatConnection', { path: { type: '2' }, body: { qyhCorpId: 'ww1' } })).msg).toContain('type');
    expect((await staff.call('testDingTalkConnection', { body: { dingSynAppKey: 'ding1' } })).msg).toMatch(NO_RIGHT);
  });
});

describe('administrators', () => {
  const idOf = async (person: Person) => (await person.data('getCurrentUser')).userInfo.userId;
  const accounts = async () => (await admin.data('listAdministrators')).map(({ account }) => account);

  it('get every right when they are named, and lose it when they are not', async () => {
    const [adminId, staffId] = [await idOf(admin), await idOf(staff)];
    const small = (await staff.data('getCurrentUser')).permissionList?.length ?? 0;
    expect((await admin.call('setAdministrators', { body: { adminIds: [adminId, staffId] } })).code).toBe(200);
    expect(await accounts()).toEqual(expect.arrayContaining(['admin', 'staff']));
    const now = await staff.data('getCurrentUser');
    expect(now.userInfo.isAdministrator).toBe(true);
    expect(now.permissionList?.length ?? 0).toBeGreaterThan(small);
    expect((await staff.call('updateSystemConfig', { body: { title: '由新管理员保存' } })).code).toBe(200);

    await admin.call('setAdministrators', { body: { adminIds: [adminId] } });
    expect(await accounts()).toEqual(['admin']);
    const after = await staff.data('getCurrentUser');
    expect([after.userInfo.isAdministrator, after.permissionList?.length]).toEqual([false, small]);
    expect((await staff.call('updateSystemConfig', { body: { title: 'x' } })).code).toBe(400);
  });

  it('are never none: an empty list, a stranger and a locked account are refused and change nothing', async () => {
    const before = await accounts();
    const lockedId = (await admin.data('listUsers', { query: { keyword: 'locked' } })).list.find(({ account }) => account === 'locked')?.id;
    for (const adminIds of [[], ['1'], [lockedId ?? '']])
      expect((await admin.call('setAdministrators', { body: { adminIds } })).code).toBe(400);
    expect(await accounts()).toEqual(before);
  });
});
