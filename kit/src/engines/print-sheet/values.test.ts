import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docName, isNumeric, piecesOf, textOf, thousands, tokenText, tokensOf } from './index.ts';
import { rowsOf, tableOfRow, valueAt } from './values.ts';
import type { PrintRow, PrintValues } from './values.ts';

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

const inRow = (values: PrintRow, table = 'childrenDataTable0') => ({ values: VALUES, row: { table, values } });

test.each([
  ['cars', 7],
  ['childrenDataTable0.cars', 7],
  ['childrenDataTable1.cars', 30],
  ['station', '北站'],
  ['trucks', 4],
])('in a row %s is %j', (name, value) => expect(valueAt(name, inRow({ cars: 7 }))).toEqual({ kind: 'value', value }));

test.each<[unknown, readonly PrintRow[] | null]>([
  [[{ a: 1 }], [{ a: 1 }]],
  [[], []],
  [[{ a: 1 }, 1], null],
  [[null], null],
  [[[1]], null],
  ['rows', null],
  [null, null],
])('rows of the sub-table %j are %j', (list, rows) => expect(rowsOf({ list }, 'list')).toEqual(rows));

test.each([
  'childrenDataTable0',
  'nobody',
  '__proto__',
  'constructor',
  'childrenDataTable0.constructor',
  'childrenDataTable9.day',
  'toString',
])('%s is nobody’s own, and missing', (name) => expect(valueAt(name, AT)).toEqual({ kind: 'missing' }));

test.each<[string[], string | null]>([
  [['day', 'cars'], 'childrenDataTable0'],
  [['station', 'day'], 'childrenDataTable0'],
  [['childrenDataTable1.cars'], 'childrenDataTable1'],
  [['cars', 'trucks'], 'childrenDataTable1'],
  [['station', 'status'], null],
  [['nobody'], null],
  [[], null],
])('a row with %j stands for %j', (names, name) => expect(tableOfRow(names, AT)).toEqual(name && { name }));

test.each<[string[], string | null]>([
  [['day'], null],
  [['day', 'trucks'], 'childrenDataTable1'],
  [['station', 'day'], null],
])('a row within a row, with %j, stands for %j', (names, name) => expect(tableOfRow(names, inRow({ day: '1' }))).toEqual(name && { name }));

test.each<[string[], PrintValues, boolean]>([
  [['day'], { station: '北站', list: [] }, true],
  [['station', 'day'], { station: '北站', list: [] }, true],
  [['day'], { list: [], other: [{ cars: 1 }] }, true],
  [['station'], { station: '北站', list: [] }, false],
  [['day'], { list: [{ cars: 1 }] }, false],
  [['table9.day'], { list: [] }, false],
  [['day', 'table9.day'], { list: [] }, false],
])('a row of %j of %j is one of a sub-table without rows: %s', (names, values, isEmpty) =>
  expect(tableOfRow(names, { values, row: null })).toEqual(isEmpty ? { name: null } : null),
);

test.each([
  ['1234567.5', '1,234,567.5'],
  ['1234567.50', '1,234,567.50'],
  [-1234, '-1,234'],
  ['999999999999999.99', '999,999,999,999,999.99'],
  [' 12.50 ', '12.50'],
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
  ['  通知书  ', '通知书.doc'],
  ['文'.repeat(81), `${'文'.repeat(80)}.doc`],
])('the document of %j is %j', (name, file) => expect(docName(name, '下载文档')).toBe(file));

test.each([
  ['12.5', true],
  [0, true],
  ['12 辆', false],
  [null, false],
])('%j is a number: %s', (value, isNumber) => expect(isNumeric(value)).toBe(isNumber));

test('a token is written as it is read', () => {
  expect([tokenText('day'), tokenText('cars', 'thousands')]).toEqual(['{day}', '{cars:thousands}']);
  expect(tokensOf('{cars:thousands}{day}')).toEqual([
    { kind: 'token', text: '{cars:thousands}', name: 'cars', format: 'thousands' },
    { kind: 'token', text: '{day}', name: 'day', format: null },
  ]);
});
