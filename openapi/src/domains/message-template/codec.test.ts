import { expect, it } from 'vitest';
import { messageTemplateCodecs } from './index.ts';

it('codes of channels and sources are texts, also where a server sends numbers', () => {
  const { rows } = messageTemplateCodecs.listMessageTemplates.data.decode({
    list: [{ id: '1', fullName: '提醒', messageType: 3, messageSource: 1, templateType: 1 }],
  });
  expect(rows).toMatchObject([{ messageType: '3', messageSource: '1', kind: 'system' }]);
});
