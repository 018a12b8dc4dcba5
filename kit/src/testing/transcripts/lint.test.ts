import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishIn, lintSpoken, simplifiedIn } from './lint.ts';

test.each([
  ['已载入 2 項', ['载']],
  ['資訊、預設、使用者、儲存、搜尋、選單、裡面、一個', []],
  ['信息', []],
  ['打印数据', ['数', '据']],
])('Simplified characters of “%s”', (text, found) => {
  expect(simplifiedIn(text)).toEqual(found);
});

test.each([
  ['row, 第 1 班组，T00001, level 1, position 1, not selected, set size 3', []],
  ['已清空，可撤销 Ctrl+Z', []],
  ['button, Close', ['Close']],
  ['row, Select 9f3…', ['Select']],
  ['K36+500 至 K37', []],
])('English words of “%s”', (text, found) => {
  expect(englishIn(text)).toEqual(found);
});

test('names of records are not judged', () => {
  expect(lintSpoken('row, ETC 门架', 'zh', ['ETC 门架'])).toEqual([]);
  expect(lintSpoken('row, ETC 门架', 'zh', [])).toHaveLength(1);
  expect(lintSpoken('button, 关闭', 'en', [])).toHaveLength(1);
});

test.each(['kit/src/locales', 'console/src/locales', 'console/src/locales/pages'])(
  'the catalogue of %s for Taiwan holds no Simplified character',
  (room) => {
    const text = readFileSync(new URL(`../../../../${room}/zhtw.po`, import.meta.url), 'utf8');
    const wrong = [...text.matchAll(/^msgstr "(.*)"$/gm)].flatMap(([, words = '']) =>
      simplifiedIn(words).map((character) => `${character} in “${words}”`),
    );
    expect(wrong).toEqual([]);
  },
);
