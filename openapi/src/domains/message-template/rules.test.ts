import { expect, it } from 'vitest';
import { templateProblems, type MessageTemplateDraft } from './index.ts';

const SITE: MessageTemplateDraft = {
  fullName: '养护工单待办提醒',
  enCode: 'maintenance.todo',
  kind: 'own',
  messageSource: '2',
  messageType: '1',
  title: '{@Title} 待您审批',
  content: '',
  templateCode: '',
  wxSkip: '',
  xcxAppId: '',
  sortCode: 1,
  isEnabled: true,
  description: '',
  parameters: [{ id: '', field: '@Title', fieldName: '流程标题' }],
  smsFields: [],
};
const sms = (smsField: string, isTitle = false) => ({ id: '', smsField, field: '@Title', isTitle });
const problems = (change: Partial<MessageTemplateDraft>) =>
  templateProblems({ ...SITE, ...change }).map(({ field, problem }) => `${field} ${problem}`);

it.each<[string, Partial<MessageTemplateDraft>, string[]]>([
  ['a site message needs no content', {}, []],
  ['a name of signs, a code with a dot at its end', { fullName: '提醒！', enCode: 'todo.' }, ['fullName pattern', 'enCode pattern']],
  ['source and channel are chosen', { messageSource: '', messageType: '' }, ['messageSource required', 'messageType required']],
  ['an e-mail needs title and content', { messageType: '2', title: ' ' }, ['title required', 'content required']],
  ['a webhook needs content', { messageType: '6' }, ['content required']],
  ['an SMS needs the code at the provider, no title', { messageType: '3', title: '' }, ['templateCode required']],
  ['a field of the SMS twice', { messageType: '3', templateCode: 'SMS_1', smsFields: [sms('a'), sms('a')] }, ['smsFieldList pattern']],
  ['a public account opens something', { messageType: '7', templateCode: 'OPENTM1' }, ['wxSkip required']],
  ['a mini program has an id', { messageType: '7', templateCode: 'OPENTM1', wxSkip: '1' }, ['xcxAppId required']],
  [
    'one field is the title',
    { messageType: '7', templateCode: 'OPENTM1', wxSkip: '2', smsFields: [sms('a', true), sms('b', true)] },
    ['smsFieldList pattern'],
  ],
  ['a parameter without a name', { parameters: [{ id: '', field: '@Title', fieldName: '' }] }, ['templateParamList required']],
  [
    'a parameter twice',
    {
      parameters: [
        { id: '', field: '@a', fieldName: '甲' },
        { id: '', field: '@a', fieldName: '乙' },
      ],
    },
    ['templateParamList pattern'],
  ],
])('%s', (_, change, expected) => {
  expect(problems(change)).toEqual(expected);
});
