import { expect, it } from 'vitest';
import { sendConfigProblems, sendTestProblems, type SendConfigChannelDraft, type SendConfigDraft, type SendTest } from './index.ts';

const channel = (change: Partial<SendConfigChannelDraft> = {}): SendConfigChannelDraft => ({
  id: '',
  messageType: '1',
  templateId: '1',
  accountConfigId: '',
  isEnabled: true,
  sortCode: 0,
  description: '',
  ...change,
});
const CONFIG: SendConfigDraft = {
  fullName: '养护流程通知',
  enCode: 'maintenance.notify',
  kind: 'own',
  messageSource: '2',
  sortCode: 1,
  isEnabled: true,
  description: '',
  channels: [channel()],
};

it.each<[string, Partial<SendConfigDraft>, string[]]>([
  ['a site message needs no account', {}, []],
  ['without a channel', { channels: [] }, ['sendConfigTemplateList required']],
  ['without a template', { channels: [channel({ templateId: '' })] }, ['templateId required']],
  ['a mail without an account', { channels: [channel({ messageType: '2' })] }, ['accountConfigId required']],
  ['a webhook with one', { channels: [channel({ messageType: '6', accountConfigId: '9' })] }, []],
  ['the same template twice', { channels: [channel(), channel()] }, ['sendConfigTemplateList pattern']],
  ['without a source and a name', { fullName: '', messageSource: '' }, ['fullName required', 'messageSource required']],
])('%s', (_, change, expected) => {
  expect(sendConfigProblems({ ...CONFIG, ...change }).map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
});

it('a test needs receivers but for a webhook, and a value for every parameter', () => {
  const test = (messageType: string, receivers: string[], value: string): SendTest => ({
    id: '1',
    sendConfigId: '',
    messageType,
    templateId: '1',
    templateName: '',
    accountConfigId: '',
    receivers,
    parameters: [{ field: '@Title', fieldName: '标题', value }],
  });
  const fields = (...rows: SendTest[]) => sendTestProblems(rows).map(({ field }) => field);
  expect(fields(test('1', ['7'], '除雪'), test('6', [], '除雪'))).toEqual([]);
  expect(fields(test('1', [], ' '))).toEqual(['toUser', 'paramJson']);
});
