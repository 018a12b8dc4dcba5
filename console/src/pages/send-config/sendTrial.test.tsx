import type { Text } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import { sendConfigCodecs, sendTestProblems } from '@milepost/openapi/domains/send-config';
import { expect, test } from 'vitest';
import { sendConfigs } from './sendConfigs.ts';
import { filledTests, receiversOf, trialDraft, trialSpec } from './sendTrial.ts';

const tests = sendConfigCodecs.getSendMessageTest.data.decode([
  { id: '1', messageType: '1', msgTemplateName: '待办提醒', toUser: [], paramJson: [{ field: '@Title', fieldName: '标题', value: '' }] },
  { id: '2', messageType: '6', msgTemplateName: '应急群', toUser: [], paramJson: [{ field: 'constructor', fieldName: '', value: '' }] },
]);

test('every channel but a webhook asks for receivers, every parameter for a value, whatever its name is', () => {
  const store = createFormStore(trialSpec(tests), trialDraft(tests));
  expect(store.tryToSave()).toBe(false);
  expect(store.summary().problems.map(({ control }) => control.field)).toEqual([
    'channel0.receivers',
    'channel0.values.value0',
    'channel1.values.value0',
  ]);
  store.set('channel0.receivers', ['7']);
  store.set('channel0.values.value0', '巡查');
  store.set('channel1.values.value0', '拥堵');
  expect(store.tryToSave()).toBe(true);
  const filled = filledTests(tests, store.snapshot());
  expect(sendTestProblems(filled)).toEqual([]);
  expect(filled).toMatchObject([
    { id: '1', receivers: ['7'], parameters: [{ field: '@Title', value: '巡查' }] },
    { id: '2', receivers: [], parameters: [{ field: 'constructor', value: '拥堵' }] },
  ]);
});

test('channels of a configuration are named in the language of the page, one nobody knows by the server', () => {
  const column = sendConfigs.list.columns.find(({ id }) => id === 'channels');
  const [row] = sendConfigCodecs.listSendMessageConfigs.data.decode({
    list: [
      {
        id: '1',
        messageType: [
          { type: '2', fullName: '邮件' },
          { type: '99', fullName: '传呼' },
        ],
      },
    ],
    pagination: { total: 1 },
  } as never).rows;
  const words = { text: (one: Text) => (typeof one === 'string' ? one : (one.message ?? '')), moment: String };
  expect(column?.text(row as never, words)).toBe('Mail, 传呼');
});

test('before a test it is known how many people it reaches, each once, and nobody by a webhook', () => {
  const [site, webhook] = tests as [(typeof tests)[number], (typeof tests)[number]];
  const draft = { channel0: { receivers: ['7', '8'], values: {} }, channel1: { receivers: ['8', '9'], values: {} } };
  expect(receiversOf([site, { ...site, id: '3' }], draft).size).toBe(3);
  expect(receiversOf([site, webhook], draft).size).toBe(2);
});
