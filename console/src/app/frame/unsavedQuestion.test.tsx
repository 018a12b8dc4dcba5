import { setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { speakApp } from '../../i18n/appCatalogs.ts';

test.each([
  ['zh', ['此页面上填写的内容尚未保存。', '这 3 个页面上填写的内容尚未保存。']],
  ['zhtw', ['此頁面上填寫的內容尚未儲存。', '這 3 個頁面上填寫的內容尚未儲存。']],
  ['en', ['What you typed on this page has not been saved.', 'What you typed on these 3 pages has not been saved.']],
] as const)('in %s the question about unsaved pages does not count the one page one is on', async (locale, words) => {
  const i18n = setupI18n();
  await speakApp(i18n, locale);
  const said = [['a'], ['a', 'b', 'c']].map((held) =>
    i18n._(
      msg`${plural(held.length, { one: 'What you typed on this page has not been saved.', other: 'What you typed on these # pages has not been saved.' })}`,
    ),
  );
  expect(said).toEqual(words);
});
