import fc from 'fast-check';
import { expect, test } from 'vitest';
import table from './data/pinyinRows.json' with { type: 'json' };
import { createPinyin, loadPinyin, withoutReadings } from './index.ts';
import type { CharReading } from './index.ts';
import { createReadText } from './readText.ts';

const { rows } = table;
/** Nothing is known of a text that another test has read. */
const anew = () => createPinyin(createReadText());

test('the readings are fetched once', async () => {
  const pinyin = await loadPinyin();
  expect(pinyin.find('单位管理', 'danwei')).toEqual({ from: 0, end: 2 });
  expect(await loadPinyin()).toBe(pinyin);
});

test.each(rows)('“$query” finds $text: $match', ({ text, query, match }) => {
  expect(anew().find(text, query) !== null).toBe(match);
});

test.each([
  ['會計部', 'kuaiji'],
  ['調度中心', 'dd'],
  ['重慶分公司', 'cqfgs'],
  ['銀行', 'yinhang'],
  ['單雄信', 'shan'],
  ['廈門站', 'xmz'],
])('%s in traditional characters is found by %s', (text, query) => {
  expect(anew().find(text, query)).not.toBeNull();
});

test.each([
  ['单位管理', 'danwei', [0, 2]],
  ['查处记录', 'chachu', [0, 2]],
  ['沪蓉高速公路', 'gsgl', [2, 6]],
  ['G42高速', 'g42g', [0, 4]],
  ['𠮷野家', '野j', [2, 4]],
  ['郭振东', 'zhen d', [1, 3]],
  ['郭振东', 'zhen’d', [1, 3]],
  ['郭振东', 'd', [2, 3]],
  ['郭 振东', '郭 振', [0, 3]],
  ['郭 振东', '郭振', null],
  ['张三', '', null],
  ['张三', ' ', null],
  ['张三', 'zhangsanx', null],
  ['张三', 'zs z', null],
  ['张三', 'zhsan', [0, 2]],
  ['张三', 'zhas', null],
  ['张三', 'zhanga', null],
  ['张三', 'san ', [1, 2]],
  ['李三', 'lsh', null],
  ['吕布', 'LÜ', [0, 1]],
  ['吕布', 'lu:bu', [0, 2]],
  ['安安', 'ana', [0, 2]],
  ['西安', 'xian', [0, 2]],
  ['县', 'xian', [0, 1]],
])('of %s (%s) marks the part %j', (text, query, part) => {
  const [from, end] = part ?? [];
  expect(anew().find(text, query)).toEqual(part && { from, end });
});

test('typing ahead finds what begins with the letters, not what holds them', () => {
  const pinyin = anew();
  expect(['z', 'zhangs', '张', ''].map((query) => pinyin.beginsWith('张三', query))).toEqual([true, true, true, false]);
  expect(pinyin.beginsWith('小张', 'z')).toBe(false);
});

test.each([
  ['路面病害', 'lmbh'],
  ['单雄信', 'sxx'],
  ['K98-1号', 'k981h'],
  ['Ａ区', 'aq'],
  ['（）', ''],
  ['𠮷野', 'y'],
])('the first letters of %s are %j', (text, initials) => expect(anew().initials(text)).toBe(initials));

test('names of people stand in the order of their surnames', () => {
  const pinyin = anew();
  expect(table.unordered.toSorted((a, b) => pinyin.compareNames(a, b))).toEqual(table.surnameAwareOrder);
});

test.each([
  ['张', '张三'],
  ['1号', '2号'],
  ['李', '𠮷'],
  ['张', '章'],
  ['张a', '张b'],
])('%s comes before %s', (one, other) => {
  const pinyin = anew();
  expect(Math.sign(pinyin.compareNames(one, other))).toBe(-1);
  expect(Math.sign(pinyin.compareNames(other, one))).toBe(1);
  expect(pinyin.compareNames(one, one)).toBe(0);
});

test('without readings a name is found by its characters, whatever their width and case', () => {
  expect(withoutReadings.find('收费站Ａ区', 'a区')).toEqual({ from: 3, end: 5 });
  expect(withoutReadings.find('收费站', 'sf')).toBeNull();
});

test('every part of a text finds it, and what is marked is that part', () => {
  const pinyin = anew();
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

/** A way to read that notes what it was given, and finds nothing to read. */
function counted() {
  const read: string[] = [];
  const pinyin = createPinyin((text): readonly CharReading[] => {
    read.push(text);
    return [];
  });
  return { read, pinyin };
}

test('every text is read once', () => {
  const { read, pinyin } = counted();
  pinyin.find('张三', 'zs');
  pinyin.find('张三', 'l');
  pinyin.beginsWith('张三', 'z');
  pinyin.initials('张三');
  expect(read).toEqual(['张三']);
});

test.each([60, 61])('a text of %i characters: up to 60 it is read by its sound, longer ones are found by their characters', (length) => {
  const { read, pinyin } = counted();
  const range = pinyin.find('路'.repeat(length), '路路');
  expect([read.length, range]).toEqual(length > 60 ? [0, { from: 0, end: 2 }] : [1, null]);
});

test.each([60, 61])('a query of %i characters: longer ones than 60 are typed by nobody, and are found by their characters', (length) => {
  const { read, pinyin } = counted();
  const text = '路'.repeat(50);
  expect([pinyin.find(text, 'l'.repeat(length)), read.length]).toEqual([null, length > 60 ? 0 : 1]);
});

test('of very many texts not all are kept', () => {
  const { read, pinyin } = counted();
  for (let at = 0; at <= 20_000; at += 1) pinyin.initials(String(at));
  pinyin.initials('20000');
  expect(read).toHaveLength(20_001);
  pinyin.initials('0');
  expect(read).toHaveLength(20_002);
});
