import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageTemplateCodecs, type MessageTemplateDraft } from '../../../../src/domains/message-template/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, gone, only, read, readRecord, refusal, told, type Api } from './client.ts';

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

const draftOf = (enCode: string, fullName: string, change: Partial<MessageTemplateDraft> = {}): MessageTemplateDraft => ({
  fullName,
  enCode,
  kind: 'own',
  messageSource: '2',
  messageType: '1',
  title: '{@Title} 已派工',
  content: '请及时处理',
  templateCode: '',
  wxSkip: '',
  xcxAppId: '',
  sortCode: 3,
  isEnabled: true,
  description: '抢修用',
  parameters: [{ id: '', field: '@Title', fieldName: '工单标题' }],
  smsFields: [],
  ...change,
});
type Query = NonNullable<Parameters<Api['listMessageTemplates']>[0]>['query'];
const rows = async (query: Query) => (await read(messageTemplateCodecs.listMessageTemplates, api.listMessageTemplates({ query }))).rows;
const record = (id: string) => readRecord(messageTemplateCodecs.getMessageTemplate, api.getMessageTemplate({ path: { id } }));
const create = (draft: MessageTemplateDraft) =>
  api.createMessageTemplate({ body: messageTemplateCodecs.createMessageTemplate.body.encode(draft) });
const update = (id: string, draft: MessageTemplateDraft) =>
  api.updateMessageTemplate({ path: { id }, body: messageTemplateCodecs.updateMessageTemplate.body.encode(draft) });
const idOf = async (enCode: string) => only(await rows({ keyword: enCode }), enCode, (row) => row.enCode === enCode).id;

async function made(draft: MessageTemplateDraft): Promise<string> {
  expect(await told(create(draft))).toBe('新建成功');
  return idOf(draft.enCode);
}

it('a template that was added is in the list and is read as it was written', async () => {
  const draft = draftOf('repair.sent', '抢修派工提醒');
  const id = await made(draft);
  expect(await rows({ keyword: '抢修派工' })).toMatchObject([
    { id, kind: 'own', messageSource: '2', messageType: '1', isEnabled: true, creatorUser: '孙婉宁/admin' },
  ]);
  expect(await record(id)).toEqual({ ...draft, id, parameters: [{ id: expect.any(String), field: '@Title', fieldName: '工单标题' }] });
});

it('the list is filtered by kind, source, channel and state, and an empty filter takes all', async () => {
  const all = await rows({ pageSize: 500 });
  expect(await rows({ pageSize: 500, templateType: '', messageType: '', messageSource: '', enabledMark: '' })).toEqual(all);
  const mail = await rows({ messageType: '2' });
  expect(mail).toEqual(all.filter(({ messageType }) => messageType === '2'));
  expect(mail.length).toBeGreaterThan(1);
  expect(await rows({ templateType: '1', messageSource: '4' })).toMatchObject([{ enCode: 'system.schedule' }]);
  expect((await rows({ enabledMark: '0' })).map(({ enCode }) => enCode)).toEqual(['patrol.chat']);
});

it('a template that was changed is changed in list and record, its source and channel stay, and its state is saved with it', async () => {
  const id = await made(draftOf('tow.sent', '清障派工提醒'));
  const before = await record(id);
  expect(await told(update(id, { ...before, fullName: '清障出发提醒', isEnabled: false }))).toBe('更新成功');
  expect(await rows({ keyword: 'tow.sent' })).toMatchObject([{ fullName: '清障出发提醒', isEnabled: false }]);
  expect(await record(id)).toEqual({ ...before, fullName: '清障出发提醒', isEnabled: false });
  expect(await refusal(update(id, { ...before, messageType: '4' }))).toBe('消息来源和消息类型保存后不能修改');
  expect(await refusal(update(id, { ...before, enCode: 'maintenance.todo' }))).toBe('编码已存在，请更换编码');
});

it('a field that its channel needs is asked for, and a source or a channel nobody knows is refused', async () => {
  expect(await refusal(create(draftOf('a', '甲', { title: '' })))).toBe('请输入消息标题');
  expect(await refusal(create(draftOf('a', '甲', { messageType: '2', content: '' })))).toBe('请输入消息内容');
  expect(await refusal(create(draftOf('a', '甲', { messageType: '3' })))).toBe('请输入模板编号');
  expect(await refusal(create(draftOf('a', '甲', { messageType: '99' })))).toBe('消息类型不存在，请重新选择');
  expect(await refusal(create(draftOf('a', '甲', { messageSource: '99' })))).toBe('消息来源不存在，请重新选择');
  expect(await refusal(create(draftOf('maintenance.todo', '甲')))).toBe('编码已存在，请更换编码');
  expect(await rows({ keyword: '甲' })).toEqual([]);
});

it('a copy is disabled, with a name and a code of its own; a copy of a system template is one of people', async () => {
  const id = await idOf('system.flow.todo');
  const system = await record(id);
  expect(await told(api.copyMessageTemplate({ path: { id } }))).toBe('复制成功');
  const copy = await record(await idOf('system.flow.todo.copy1'));
  expect(copy).toMatchObject({
    fullName: '流程待办通知副本',
    kind: 'own',
    isEnabled: false,
    title: system.title,
    parameters: system.parameters,
  });
  expect(await refusal(update(id, system))).toBe('系统模板不能修改，请复制后修改副本');
  expect(await refusal(api.removeMessageTemplate({ path: { id } }))).toBe('系统模板不能删除');
});

it('a template that was deleted is gone', async () => {
  const id = await made(draftOf('cone.sent', '锥桶派工提醒'));
  expect(await told(api.removeMessageTemplate({ path: { id } }))).toBe('删除成功');
  expect(await rows({ keyword: 'cone.sent' })).toEqual([]);
  expect(await refusal(api.getMessageTemplate({ path: { id } }))).toBe(gone('消息模板'));
});

it('the lists templates choose from are answered bare, and one that is empty is refused', async () => {
  const names = async (id: string) =>
    (await read(messageTemplateCodecs.listMessageTypes, api.listMessageTypes({ path: { id } }))).map(
      ({ enCode, fullName }) => enCode + fullName,
    );
  expect(await names('4')).toEqual(['1公告', '2流程', '3系统', '4日程']);
  expect(await names('1')).toHaveLength(7);
  expect(await refusal(api.listMessageTypes({ path: { id: '9' } }))).toBe('数据为空');
});
