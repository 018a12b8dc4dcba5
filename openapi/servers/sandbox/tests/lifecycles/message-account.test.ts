import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageAccountCodecs, type MessageAccountDraft } from '../../../../src/domains/message-account/index.ts';
import type { Sandbox } from '../../index.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import { startOver } from '../../start.ts';
import { enter, gone, only, read, readRecord, refusal, refusals, told, type Api } from './client.ts';

let sandbox: Sandbox;
let store: Store;
let api: Api;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY, validateAnswers: true });
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

const { body } = messageAccountCodecs.createMessageAccount;
const mailOf = (enCode: string, fullName: string, change: Partial<MessageAccountDraft> = {}): MessageAccountDraft => ({
  ...body.decode({ type: '2', fullName, enCode }),
  addressorName: '路政大队',
  smtpServer: 'smtp.example.com',
  smtpPort: 25,
  smtpUser: 'patrol@example.com',
  smtpPassword: 'first-password',
  sortCode: 7,
  isEnabled: true,
  ...change,
});
type Query = NonNullable<Parameters<Api['listMessageAccounts']>[0]>['query'];
const rows = async (query: Query) => (await read(messageAccountCodecs.listMessageAccounts, api.listMessageAccounts({ query }))).rows;
const record = (id: string) => readRecord(messageAccountCodecs.getMessageAccount, api.getMessageAccount({ path: { id } }));
const create = (draft: MessageAccountDraft) => api.createMessageAccount({ body: body.encode(draft) });
const update = (id: string, draft: MessageAccountDraft) => api.updateMessageAccount({ path: { id }, body: body.encode(draft) });
const idOf = async (enCode: string) => only(await rows({ keyword: enCode }), enCode, (row) => row.enCode === enCode).id;
const storedText = (id: string) => store.one<{ settings: string }>('SELECT settings FROM message_account WHERE id = ?', id)?.settings;

async function made(draft: MessageAccountDraft): Promise<string> {
  expect(await told(create(draft))).toBe('新建成功');
  return idOf(draft.enCode);
}

it('an account that was added is in the list by its channel, and is read as it was written but for its secret', async () => {
  const draft = mailOf('mail.patrol', '路政邮箱');
  const id = await made(draft);
  expect((await rows({ type: '2' })).map(({ enCode }) => enCode)).toEqual(['mail.patrol', 'mail.main']);
  expect(await rows({ keyword: '路政邮箱', enabledMark: '1' })).toMatchObject([{ id, type: '2', creatorUser: '孙婉宁/admin' }]);
  expect(await record(id)).toEqual({ ...draft, id, smtpPassword: '' });
});

it('no secret of any channel is ever answered', async () => {
  const all = await rows({ pageSize: 100 });
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['2', '3', '4', '5', '6', '7']));
  const shown = JSON.stringify([all, await Promise.all(all.map(({ id }) => record(id)))]);
  expect(all.map(({ id }) => storedText(id)).join('')).toMatch(/seed-sms-secret.*seed-public-aes-key/);
  expect(shown).not.toMatch(/seed-|first-password/);
});

it('an empty secret keeps the stored one, a new one takes its place', async () => {
  const id = await made(mailOf('mail.toll', '收费邮箱'));
  expect(await told(update(id, { ...(await record(id)), addressorName: '收费中心' }))).toBe('更新成功');
  expect(await record(id)).toMatchObject({ addressorName: '收费中心', smtpPassword: '' });
  expect(storedText(id)).toContain('first-password');
  await update(id, mailOf('mail.toll', '收费邮箱', { smtpPassword: 'second-password', isEnabled: false }));
  expect(storedText(id)).toMatch(/second-password/);
  expect(await rows({ keyword: 'mail.toll' })).toMatchObject([{ isEnabled: false }]);
});

it('an account that lacks something, takes a code or changes its channel is refused', async () => {
  expect(await refusal(create(mailOf('mail.a', '甲', { smtpPassword: '' })))).toBe('请输入发件人密码');
  expect(await refusal(create(mailOf('mail.a', '甲', { type: '6', webhookType: '1', approveType: '1', webhookAddress: 'ftp://a' })))).toBe(
    'WebHook地址应以 http:// 或 https:// 开头',
  );
  expect(await refusal(create(mailOf('mail.main', '甲')))).toBe('编码已存在，请更换编码');
  const id = await made(mailOf('mail.fixed', '固定邮箱'));
  expect(await refusal(update(id, mailOf('mail.fixed', '固定邮箱', { type: '4' })))).toBe('账号类型保存后不能修改');
});

it('a copy has the secret of its original, a code of its own, and is disabled', async () => {
  const id = await idOf('sms.aliyun');
  expect(await told(api.copyMessageAccount({ path: { id } }))).toBe('复制成功');
  const copy = await idOf('sms.aliyun.copy1');
  expect(await record(copy)).toMatchObject({ fullName: '阿里云短信副本', isEnabled: false, appSecret: '' });
  expect(storedText(copy)).toBe(storedText(id));
});

it('nobody is called to try an account, and an account that was deleted is gone', async () => {
  const { smtpServer, smtpUser } = mailOf('', '');
  const mail = { smtpServer, smtpPort: 25, smtpUser, testSendEmail: ['a@example.com'], testEmailTitle: '测试' };
  expect(
    await refusals(
      api.testMailAccount({ body: mail }),
      api.testWeChatAccount({ body: { enterpriseId: 'ww', agentId: '1', appSecret: 's' } }),
      api.testDingTalkAccount({ body: { appId: 'd', agentId: '1', appSecret: 's' } }),
    ),
  ).toEqual(['沙箱不连接外部服务，无法测试连接']);
  const id = await made(mailOf('mail.short', '临时邮箱'));
  expect(await told(api.removeMessageAccount({ path: { id } }))).toBe('删除成功');
  expect(await refusal(api.getMessageAccount({ path: { id } }))).toBe(gone('账号配置'));
});
