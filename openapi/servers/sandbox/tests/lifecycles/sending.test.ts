import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageAccountCodecs } from '../../../../src/domains/message-account/index.ts';
import { messageMonitorCodecs } from '../../../../src/domains/message-monitor/index.ts';
import { messageTemplateCodecs } from '../../../../src/domains/message-template/index.ts';
import { messageCodecs } from '../../../../src/domains/message/index.ts';
import {
  sendConfigCodecs,
  type SendConfigChannelDraft,
  type SendConfigDraft,
  type SendTest,
} from '../../../../src/domains/send-config/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, gone, only, read, readRecord, refusal, told, type Api } from './client.ts';
import { NO_RIGHT } from '../no-right.ts';

const OFFLINE = '沙箱不连接外部服务，仅写入消息监控，未真正发送';

let folder: string;
let sandbox: Sandbox;
let api: Api;
let staff: Api;
let staffId: string;
async function start(): Promise<void> {
  sandbox = await startForTest({ data: folder });
  ({ api } = await enter(sandbox.url, 'admin'));
  const other = await enter(sandbox.url, 'staff');
  staff = other.api;
  staffId = other.person.user.userId;
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-sending-'));
  await start();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const templateId = async (enCode: string) =>
  only(
    (await read(messageTemplateCodecs.listMessageTemplates, api.listMessageTemplates({ query: { keyword: enCode } }))).rows,
    enCode,
    (row) => row.enCode === enCode,
  ).id;
const accountId = async (enCode: string) =>
  only(
    (await read(messageAccountCodecs.listMessageAccounts, api.listMessageAccounts({ query: { keyword: enCode } }))).rows,
    enCode,
    (row) => row.enCode === enCode,
  ).id;
const channel = (messageType: string, template: string, accountConfigId = ''): SendConfigChannelDraft => ({
  id: '',
  messageType,
  templateId: template,
  accountConfigId,
  isEnabled: true,
  sortCode: 0,
  description: '',
});
const draftOf = (enCode: string, channels: SendConfigChannelDraft[], change: Partial<SendConfigDraft> = {}): SendConfigDraft => ({
  fullName: '抢修流程通知',
  enCode,
  kind: 'own',
  messageSource: '2',
  sortCode: 3,
  isEnabled: true,
  description: '',
  channels,
  ...change,
});
const { body } = sendConfigCodecs.createSendMessageConfig;
type Query = NonNullable<Parameters<Api['listSendMessageConfigs']>[0]>['query'];
const rows = async (query: Query) => (await read(sendConfigCodecs.listSendMessageConfigs, api.listSendMessageConfigs({ query }))).rows;
const record = (id: string) => readRecord(sendConfigCodecs.getSendMessageConfig, api.getSendMessageConfig({ path: { id } }));
const create = (draft: SendConfigDraft) => api.createSendMessageConfig({ body: body.encode(draft) });
const update = (id: string, draft: SendConfigDraft) => api.updateSendMessageConfig({ path: { id }, body: body.encode(draft) });
const idOf = async (enCode: string) => only(await rows({ keyword: enCode }), enCode, (row) => row.enCode === enCode).id;
const inboxOf = async (who: Api) =>
  (await read(messageCodecs.listMessages, who.listMessages({ query: { pageSize: 100 } }))).rows.map(({ title }) => title);
type MonitorQuery = NonNullable<Parameters<Api['listSentMessages']>[0]>['query'];
const sent = async (query: MonitorQuery = {}) =>
  (await read(messageMonitorCodecs.listSentMessages, api.listSentMessages({ query: { pageSize: 500, ...query } }))).rows;

async function made(enCode: string, change: Partial<SendConfigDraft> = {}): Promise<string> {
  const channels = [
    channel('1', await templateId('maintenance.todo')),
    channel('2', await templateId('maintenance.todo.mail'), await accountId('mail.main')),
  ];
  expect(await told(create(draftOf(enCode, channels, change)))).toBe('新建成功');
  return idOf(enCode);
}

it('a configuration that was added is in the list with its channels, and is read with the names of template and account', async () => {
  const id = await made('repair.notify');
  expect(await rows({ keyword: 'repair.notify', messageSource: '2', enabledMark: '1', templateType: '0' })).toMatchObject([
    { id, channels: [{ fullName: '站内信' }, { fullName: '邮件' }], creatorUser: '孙婉宁/admin' },
  ]);
  expect((await record(id)).channels).toMatchObject([
    { sendConfigId: id, templateName: '养护工单待办提醒', accountName: '' },
    { templateCode: 'maintenance.todo.mail', accountCode: 'mail.main', accountName: '养护中心邮箱' },
  ]);
});

it('a channel keeps its id when the configuration is changed, and its source stays', async () => {
  const id = await made('repair.change');
  const before = await record(id);
  const [site] = before.channels;
  if (!site) throw new Error('a channel was expected');
  expect(await told(update(id, { ...before, fullName: '抢修提醒', isEnabled: false, channels: [site] }))).toBe('更新成功');
  expect(await record(id)).toEqual({ ...before, fullName: '抢修提醒', isEnabled: false, channels: [site] });
  expect(await refusal(update(id, { ...before, messageSource: '3' }))).toBe('消息来源保存后不能修改');
});

it('channels are answered by their sort order, each with its own description', async () => {
  const [site, mail] = [
    channel('1', await templateId('maintenance.todo')),
    channel('2', await templateId('maintenance.todo.mail'), await accountId('mail.main')),
  ];
  const channels = [
    { ...site, sortCode: 2, description: '站内信在后' },
    { ...mail, sortCode: 1 },
  ];
  const id = await made('repair.order', { channels });
  expect((await record(id)).channels).toMatchObject([
    { messageType: '2', sortCode: 1, description: '' },
    { messageType: '1', sortCode: 2, description: '站内信在后' },
  ]);
});

it('what names a template or an account is told to who may change it, to nobody else', async () => {
  const ofTemplate = async (who: Api, enCode: string) => who.listMessageTemplateUsages({ path: { id: await templateId(enCode) } });
  const ofAccount = async (who: Api, enCode: string) => who.listMessageAccountUsages({ path: { id: await accountId(enCode) } });
  const used = await made('repair.uses');
  const off = { ...(await record(used)), isEnabled: false };
  expect(await told(update(used, off))).toBe('更新成功');
  const named = { id: used, fullName: off.fullName, enCode: 'repair.uses', isEnabled: false };
  expect(await read(messageTemplateCodecs.listMessageTemplateUsages, ofTemplate(api, 'maintenance.todo'))).toContainEqual(named);
  expect(await read(messageAccountCodecs.listMessageAccountUsages, ofAccount(api, 'mail.main'))).toContainEqual(named);
  expect(await read(messageAccountCodecs.listMessageAccountUsages, ofAccount(api, 'sms.aliyun'))).not.toContainEqual(named);
  const refused = expect.stringMatching(NO_RIGHT);
  expect([await refusal(ofTemplate(staff, 'maintenance.todo')), await refusal(ofAccount(staff, 'mail.main'))]).toEqual([refused, refused]);
});

it('what does not fit a channel is refused', async () => {
  const mail = await templateId('maintenance.todo.mail');
  const site = await templateId('maintenance.todo');
  const refused = async (channels: SendConfigChannelDraft[], change = {}) => refusal(create(draftOf('x', channels, change)));
  expect(await refused([])).toBe('请至少添加一个消息类型');
  expect(await refused([channel('2', mail)])).toBe('请选择账号配置');
  expect(await refused([channel('1', mail)])).toBe('消息模板不属于此消息类型，请重新选择');
  expect(await refused([channel('1', await templateId('system.notice'))])).toBe('消息模板不属于此消息来源，请重新选择');
  expect(await refused([channel('2', mail, await accountId('sms.aliyun'))])).toBe('账号不属于此消息类型，请重新选择');
  expect(await refused([channel('1', '404')])).toBe(gone('消息模板'));
  expect(await refused([channel('1', site), channel('1', site)])).toBe('同一消息模板不能重复添加');
  expect(await refused([channel('1', site)], { enCode: 'maintenance.notify' })).toBe('编码已存在，请更换编码');
});

it('a copy is disabled and has the channels of its original; those of the system are copied only', async () => {
  const id = await idOf('system.notice');
  expect(await told(api.copySendMessageConfig({ path: { id } }))).toBe('复制成功');
  const copy = await record(await idOf('system.notice.copy1'));
  expect(copy).toMatchObject({ kind: 'own', isEnabled: false, channels: [{ templateCode: 'system.notice' }] });
  expect(await refusal(update(id, await record(id)))).toBe('系统发送配置不能修改，请复制后修改副本');
  expect(await refusal(api.removeSendMessageConfig({ path: { id } }))).toBe('系统发送配置不能删除');
});

it('a template or an account in use is not deleted, nor is a configuration a draft of a notice names', async () => {
  expect(await refusal(api.removeMessageTemplate({ path: { id: await templateId('maintenance.todo') } }))).toBe(
    '此模板已被发送配置引用，无法删除',
  );
  expect(await refusal(api.removeMessageAccount({ path: { id: await accountId('mail.main') } }))).toBe('此账号已被发送配置引用，无法删除');
  const id = await made('repair.used');
  const notice = { title: '待发公告', toUserIds: '', remindCategory: 2, sendConfigId: id } as const;
  expect(await told(api.createNotice({ body: notice }))).toBe('新建成功');
  expect(await refusal(api.removeSendMessageConfig({ path: { id } }))).toBe('此发送配置已被公告引用，无法删除');
  const free = await made('repair.free');
  expect(await told(api.removeSendMessageConfig({ path: { id: free } }))).toBe('删除成功');
  expect(await refusal(api.getSendMessageConfig({ path: { id: free } }))).toBe(gone('发送配置'));
});

it('only what people have made and enabled is offered to choose', async () => {
  const options = await read(sendConfigCodecs.listSendMessageConfigOptions, api.listSendMessageConfigOptions({ query: {} }));
  const codes = options.rows.map(({ enCode }) => enCode);
  expect(codes).toContain('maintenance.notify');
  expect(codes).not.toContain('patrol.notify');
  expect(codes).not.toContain('system.notice');
});

it('a test delivers the site message, writes the other channels into the monitor and says that they were not sent', async () => {
  const id = await made('repair.test');
  const tests = await read(sendConfigCodecs.getSendMessageTest, api.getSendMessageTest({ path: { id } }));
  expect(tests.map(({ parameters }) => parameters.map(({ field }) => field))).toEqual([
    ['@Title', '@CreatorUserName', '@FlowLink'],
    ['@Title', '@CreatorUserName', '@FlowLink'],
  ]);
  const filled = tests.map((test) => ({
    ...test,
    receivers: [staffId],
    parameters: test.parameters.map((parameter) => ({ ...parameter, value: `<${parameter.field}>` })),
  }));
  const run = (each: readonly SendTest[]) =>
    api.testSendMessageConfig({ body: sendConfigCodecs.testSendMessageConfig.body.encode([...each]) });
  expect(await read(sendConfigCodecs.testSendMessageConfig, run(filled))).toEqual([
    { channel: '站内信', isSuccess: true, result: '' },
    { channel: '邮件', isSuccess: false, result: OFFLINE },
  ]);
  expect(await inboxOf(staff)).toContain('<@Title> 待您审批');
  const [mail, site] = await sent({ keyword: '<@Title>' });
  expect(mail).toMatchObject({ messageType: '2', messageSource: '2', result: OFFLINE });
  expect(site).toMatchObject({ messageType: '1', messageSource: '2', result: '' });
  const detail = await read(messageMonitorCodecs.getSentMessage, api.getSentMessage({ path: { id: mail?.id ?? '' } }));
  expect(detail).toMatchObject({ accountName: '养护中心邮箱', receivers: expect.stringContaining('/staff') });
  // What people type is no markup in a text that is shown as HTML.
  expect(detail.content).toContain('&lt;@CreatorUserName&gt; 提交的养护工单');
  expect(await refusal(run(tests))).toBe('请选择接收人');
  expect(await refusal(run(filled.map((test) => ({ ...test, receivers: ['404'] }))))).toBe('接收人不存在或已停用，请重新选择接收人');
});

it('a notice with a sending configuration of its own goes through its channels, too', async () => {
  const notice = { title: '汛期值守', bodyText: '<p>加强<b>巡查</b></p>', toUserIds: staffId, remindCategory: 2 } as const;
  expect(await told(api.createNotice({ body: { ...notice, sendConfigId: await idOf('notice.mail') } }))).toBe('新建成功');
  const { rows: notices } = await read(messageCodecs.listNotices, api.listNotices({ body: { keyword: '汛期值守' } }));
  await api.releaseNotice({ path: { id: notices[0]?.id ?? '' } });
  const entries = await sent({ keyword: '汛期值守', messageSource: '1' });
  expect(entries.map(({ messageType }) => messageType).toSorted()).toEqual(['1', '2']);
  const mail = only(entries, 'the mail', ({ messageType }) => messageType === '2');
  expect(await read(messageMonitorCodecs.getSentMessage, api.getSentMessage({ path: { id: mail.id } }))).toMatchObject({
    content: '<p>加强 巡查</p>',
    result: OFFLINE,
  });
  expect((await inboxOf(staff)).filter((title) => title === '汛期值守')).toHaveLength(1);
});

it('the monitor has the messages of the first start, filtered by channel, source, title and time', async () => {
  const all = await sent();
  expect(new Set(all.map(({ messageSource }) => messageSource))).toEqual(new Set(['1', '2', '3', '4']));
  expect(await sent({ messageType: '2' })).toEqual(all.filter(({ messageType }) => messageType === '2'));
  expect(await sent({ messageSource: '4' })).toEqual(all.filter(({ messageSource }) => messageSource === '4'));
  const oldest = all.at(-1)?.sendTime ?? 0;
  expect(await sent({ endTime: oldest })).toEqual(all.filter(({ sendTime }) => sendTime === oldest));
  expect(await sent({ sort: 'asc' })).toEqual(all.toReversed());
});

it('configurations, channels and the monitor are there after a restart', async () => {
  const before = [await rows({ pageSize: 500 }), await record(await idOf('repair.notify')), await sent()];
  await sandbox.close();
  await start();
  expect([await rows({ pageSize: 500 }), await record(await idOf('repair.notify')), await sent()]).toEqual(before);
});

it('entries of the monitor are deleted one by one and all at once, and inboxes keep their messages', async () => {
  const [first, second] = await sent();
  expect(await told(api.removeSentMessages({ body: { ids: [first?.id ?? '', second?.id ?? ''] } }))).toBe('删除成功');
  expect((await sent()).map(({ id }) => id)).not.toContain(first?.id);
  expect(await refusal(api.getSentMessage({ path: { id: first?.id ?? '' } }))).toBe('消息记录不存在，可能已被删除，请刷新后重试');
  const inbox = await inboxOf(staff);
  expect(await told(api.clearSentMessages())).toBe('删除成功');
  expect(await sent()).toEqual([]);
  expect(await inboxOf(staff)).toEqual(inbox);
});
