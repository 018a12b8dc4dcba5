import { setupI18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { plainSentences } from './index.ts';
import type { Pieces } from './index.ts';

const catalogue: Readonly<Record<string, Pieces>> = {
  plain: ['Cleared'],
  named: ['Remove ', ['name'], ', now'],
  counted: ['At least ', ['count', 'plural', { one: ['#', ' row of ', ['name']], other: ['#', ' rows'] }]],
  exact: [['count', 'plural', { 0: ['none'], other: ['#'] }]],
  numbered: ['#', ['0']],
};

test.each(['en', 'zh-Hans-CN', 'zh-Hant-TW', 'pl', 'ar'])('sentences in %s read as Lingui reads them', (lang) => {
  const plain = plainSentences(lang, catalogue);
  const copied: Messages = JSON.parse(JSON.stringify(catalogue));
  const lingui = setupI18n({ locale: lang, messages: { [lang]: copied } });
  for (const id of [...Object.keys(catalogue), 'missing'])
    for (const count of [0, 1, 2, 3, 21, 1234, -1, 0.5])
      for (const name of ['S26 门架', '', '#', undefined, null]) {
        const values = { count, name, 0: count };
        expect([id, count, name, plain._({ id, values })]).toEqual([id, count, name, lingui._(id, values)]);
      }
});

test('a sentence without values needs none', () => {
  expect(plainSentences('en', catalogue)._({ id: 'plain' })).toBe('Cleared');
});
