import fc from 'fast-check';
import { expect, test } from 'vitest';
import table from './data/pinyinRows.json' with { type: 'json' };
import { createPinyin, loadPinyin, withoutReadings } from './index.ts';

const pinyin = await loadPinyin();

test.each(table.rows)('“$query” finds $text: $match', ({ text, query, match }) => {
  expect(pinyin.find(text, query) !== null).toBe(match);
});

test.each([
  ['會計部', 'kuaiji'],
  ['調度中心', 'dd'],
  ['重慶分公司', 'cqfgs'],
  ['銀行', 'yinhang'],
  ['單雄信', 'shan'],
  ['廈門站', 'xmz'],
])('%s in traditional characters is found by %s', (text, query) => {
  expect(pinyin.find(text, query)).not.toBeNull();
});

test.each([
  ['单位管理', 'danwei', [0, 2]],
  ['查处记录', 'chachu', [0, 2]],
  ['沪蓉高速公路', 'gsgl', [2, 6]],
  ['G42高速', 'g42g', [0, 4]],
  ['𠮷野家', '野j', [2, 4]],
  ['郭振东', 'zhen d', [1, 3]],
])('what %s is found by (%s) can be marked', (text, query, [from, end]) => {
  expect(pinyin.find(text, query)).toEqual({ from, end });
});

test('typing ahead finds what begins with the letters, not what holds them', () => {
  expect(pinyin.beginsWith('张三', 'z')).toBe(true);
  expect(pinyin.beginsWith('小张', 'z')).toBe(false);
});

test('names of people stand in the order of their surnames', () => {
  expect(table.unordered.toSorted((a, b) => pinyin.compareNames(a, b))).toEqual(table.surnameAwareOrder);
});

test('without readings a name is found by its characters, whatever their width and case', () => {
  expect(withoutReadings.find('收费站Ａ区', 'a区')).toEqual({ from: 3, end: 5 });
  expect(withoutReadings.find('收费站', 'sf')).toBeNull();
});

test('every part of a text finds it, and what is marked is that part', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('路', '产', '收', '费', '会', '长', 'K', '3', '+', 'A', 'z'), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (chars, a, b) => {
        const text = chars.join('');
        const from = a % text.length;
        const part = text.slice(from, from + 1 + (b % (text.length - from)));
        const range = pinyin.find(text, part);
        expect(range).not.toBeNull();
      },
    ),
  );
});

test('every text is read once', () => {
  const read: string[] = [];
  const counted = createPinyin((text) => {
    read.push(text);
    return [];
  });
  counted.find('张三', 'zs');
  counted.find('张三', 'l');
  counted.beginsWith('张三', 'z');
  expect(read).toEqual(['张三']);
});
