import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docName, piecesOf, textOf, thousands, tokensOf } from './index.ts';
import { tableOfRow, valueAt } from './values.ts';

test.each([
  ['编号：{billNo}', ['{billNo}']],
  ['{a}{b:thousands}{c:capital}', ['{a}', '{b:thousands}', '{c:capital}']],
  ['{childrenDataTable0.day}', ['{childrenDataTable0.day}']],
  ['{} { {a} } {a:b:c} {a\nb}', ['{a}']],
])('%j holds the tokens %j', (text, tokens) => expect(tokensOf(text).map((token) => token.text)).toEqual(tokens));

test('cut into words and tokens, a text loses nothing', () => {
  const texts = fc.array(fc.constantFrom('{', '}', ':', 'a', '名', 'thousands', ' ', '\n', '.')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(joined(text)).toBe(text);
    }),
  );
});

const joined = (text: string) =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');

const VALUES = {
  station: '北站',
  status: 1,
  childrenDataTable0: [
    { day: '1', cars: 10 },
    { day: '2', cars: 20 },
  ],
  childrenDataTable1: [{ cars: 30, trucks: 4 }],
};
const AT = { values: VALUES, row: null };

test.each([
  ['station', '北站'],
  ['headTable.station', '北站'],
  ['childrenDataTable1.cars', 30],
  ['childrenDataTable0.cars', '10、20'],
  ['trucks', 4],
])('outside a row %s is %j', (name, value) => expect(valueAt(name, AT)).toEqual({ kind: 'value', value }));

test.each(['nobody', '__proto__', 'constructor', 'childrenDataTable0.constructor', 'childrenDataTable9.day', 'toString'])(
  '%s is nobody’s own, and missing',
  (name) => expect(valueAt(name, AT)).toEqual({ kind: 'missing' }),
);

test.each<[string[], string | null]>([
  [['day', 'cars'], 'childrenDataTable0'],
  [['station', 'day'], 'childrenDataTable0'],
  [['childrenDataTable1.cars'], 'childrenDataTable1'],
  [['cars', 'trucks'], 'childrenDataTable1'],
  [['station', 'status'], null],
  [['nobody'], null],
  [[], null],
])('a row with %j stands for %j', (names, table) => expect(tableOfRow(names, AT)?.name ?? null).toBe(table));

test('a row of names nobody has belongs to a sub-table without rows, where there is one', () =>
  expect(tableOfRow(['day'], { values: { station: '北站', childrenDataTable0: [] }, row: null })).toEqual({ name: null }));

test.each([
  ['1234567.5', '1,234,567.5'],
  ['1234567.50', '1,234,567.50'],
  [-1234, '-1,234'],
  ['999999999999999.99', '999,999,999,999,999.99'],
  ['12 辆', null],
  ['', null],
  [true, null],
  [null, null],
])('%j with commas is %j', (value, text) => expect(thousands(value)).toBe(text));

test.each([
  ['文', '文'],
  [0, '0'],
  [null, ''],
  [{ a: 1 }, ''],
  [['一', null, 2], '一、2'],
])('%j in words is %j', (value, text) => expect(textOf(value)).toBe(text));

test.each([
  ['a/../../b\u0000\u202ecod.exe', 'a_.._.._b_cod.exe.doc'],
  ['路产赔（补）偿通知书', '路产赔（补）偿通知书.doc'],
  ['', '下载文档.doc'],
  ['..', '下载文档.doc'],
])('the document of %j is %j', (name, file) => expect(docName(name, '下载文档')).toBe(file));
