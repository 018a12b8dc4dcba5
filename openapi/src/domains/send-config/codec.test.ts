import { expect, it } from 'vitest';
import { sendConfigCodecs } from './index.ts';

it('a sending configuration is enabled by a text, its channels by a number', () => {
  const { data } = sendConfigCodecs.getSendMessageConfig;
  const wire = { id: '1', fullName: '拥堵预警', enabledMark: '1', sendConfigTemplateList: [{ id: '2', enabledMark: 1 }] };
  const config = data.decode(wire);
  expect([config.isEnabled, config.channels[0]?.isEnabled]).toEqual([true, true]);
  const back = data.encode(config);
  expect([back.enabledMark, back.sendConfigTemplateList[0]?.enabledMark]).toEqual(['1', 1]);
  expect(data.decode({ ...wire, enabledMark: 1 }).isEnabled).toBe(true);
});

it('a test that was filled in is sent with its values, and an outcome is a success or has a reason', () => {
  const { body, data } = sendConfigCodecs.testSendMessageConfig;
  const row = { id: '1', messageType: '1', toUser: ['7'], paramJson: [{ field: '@Title', fieldName: '标题', value: '除雪' }] };
  const [test] = body.decode([row]);
  expect(test).toMatchObject({ receivers: ['7'], parameters: [{ field: '@Title', value: '除雪' }] });
  expect(body.encode(test ? [test] : [])).toMatchObject([row]);
  expect(data.decode([{ messageType: '邮件', isSuccess: '0', result: '未发送' }])).toEqual([
    { channel: '邮件', isSuccess: false, result: '未发送' },
  ]);
});
