import { expect, it } from 'vitest';
import { messageTemplateCodecs } from './index.ts';

it('a sending configuration is enabled by a text, its channels by a number', () => {
  const { data } = messageTemplateCodecs.getSendMessageConfig;
  const wire = { id: '1', fullName: '拥堵预警', enabledMark: '1', sendConfigTemplateList: [{ id: '2', enabledMark: 1 }] };
  const config = data.decode(wire);
  expect([config.isEnabled, config.templates[0]?.isEnabled]).toEqual([true, true]);
  const back = data.encode(config);
  expect([back.enabledMark, back.sendConfigTemplateList[0]?.enabledMark]).toEqual(['1', 1]);
  expect(data.decode({ ...wire, enabledMark: 1 }).isEnabled).toBe(true);
});

it('codes of channels and sources are texts, also where a server sends numbers', () => {
  const { rows } = messageTemplateCodecs.listMessageTemplates.data.decode({
    list: [{ id: '1', fullName: '提醒', messageType: 3, messageSource: 1, templateType: 1 }],
  });
  expect(rows).toMatchObject([{ messageType: '3', messageSource: '1', kind: 'system' }]);
});
