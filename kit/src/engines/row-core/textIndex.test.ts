import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textIndex } from './index.ts';

const labels = ['京沪高速 JH-01', '沪昆高速 hk-02', 'İzmir ferry', '桥\nbridge', '', 'JH jh'];

test.each([
  ['高速', [0, 1]],
  ['jh', [0, 5]],
  ['JH', [0, 5]],
  ['-02', [1]],
  ['ferry', [2]],
  ['bridge', [3]],
  ['隧道', []],
  ['', [0, 1, 2, 3, 4, 5]],
])('“%s” is found in rows %o', (keyword, rows) => {
  expect(textIndex(labels).find(keyword)).toEqual(rows);
});

test('any keyword is found where the lower-case text holds it, in the same index again and again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'ß', 'İ', '路', '-', '7', ' '), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), fc.array(text, { minLength: 1, maxLength: 4 }), (texts, keywords) => {
      const index = textIndex(texts);
      for (const keyword of keywords) {
        const wanted = keyword.toLowerCase();
        const plain = texts.flatMap((each, row) => (each.toLowerCase().includes(wanted) ? [row] : []));
        expect(index.find(keyword)).toEqual(plain);
      }
    }),
  );
});
