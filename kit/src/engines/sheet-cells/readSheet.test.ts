import { describe, expect, test, vi } from 'vitest';
import { cellOfText, cellOfValue, cleanText, inOneLine, plainBlanks, readSheet, textOfCell, textsOfRow } from './index.ts';
import type { RawCell, RawWorkbook, ReadWorkbook, SheetCell } from './index.ts';

const BYTES = new Uint8Array();
const text = (v: string): RawCell => ({ t: 's', v });
const shown = (book: RawWorkbook) => {
  const read = vi.fn<ReadWorkbook>(() => book);
  return { content: readSheet(read, BYTES, 50), asked: read.mock.calls.map(([, { sheets, sheetRows }]) => [sheets, sheetRows]) };
};
const bookOf = (sheets: Readonly<Record<string, unknown>>, hidden: readonly (0 | 1 | 2)[] = []): RawWorkbook => ({
  SheetNames: Object.keys(sheets),
  Sheets: sheets,
  Workbook: { Sheets: hidden.map((Hidden) => ({ Hidden })) },
});
const one = (v: string) => ({ '!data': [[text(v)]] });

describe('of a workbook', () => {
  test.each<[string, RawWorkbook, string, number, readonly (readonly number[])[]]>([
    ['the first sheet is read', bookOf({ a: one('a'), b: one('b') }), 'a', 0, [[0, 50]]],
    [
      'a hidden sheet is passed over',
      bookOf({ a: one('a'), b: one('b') }, [1, 0]),
      'b',
      1,
      [
        [0, 50],
        [1, 50],
      ],
    ],
    [
      'sheets that only programs show are passed over',
      bookOf({ a: one('a'), b: one('b'), c: one('c') }, [2, 1]),
      'c',
      2,
      [
        [0, 50],
        [2, 50],
      ],
    ],
    ['the first one is read where all are hidden', bookOf({ a: one('a'), b: one('b') }, [1, 1]), 'a', 0, [[0, 50]]],
    ['that says nothing of hiding, the first one is read', { SheetNames: ['a'], Sheets: { a: one('a') } }, 'a', 0, [[0, 50]]],
  ])('%s', (_, book, name, hiddenBefore, asked) =>
    expect(shown(book)).toEqual({
      content: { name, hiddenBefore, rows: [{ number: 1, cells: [{ kind: 'text', text: name }] }] },
      asked,
    }),
  );

  test.each<[string, RawWorkbook]>([
    ['without a sheet', { SheetNames: [], Sheets: {} }],
    ['whose sheet has no cells', bookOf({ '': {} })],
  ])('%s there are no rows', (_, book) => expect(shown(book).content).toEqual({ name: '', hiddenBefore: 0, rows: [] }));

  test('rows keep their numbers, empty ones are left out, and blanks at their ends are none', () => {
    const rows = [[text('a'), undefined, text('c'), text(' '), undefined], undefined, [undefined, text('')], [text(''), text('b')]];
    expect(shown(bookOf({ a: { '!data': rows } })).content.rows).toEqual([
      { number: 1, cells: [{ kind: 'text', text: 'a' }, { kind: 'blank' }, { kind: 'text', text: 'c' }] },
      { number: 4, cells: [{ kind: 'blank' }, { kind: 'text', text: 'b' }] },
    ]);
  });

  test.each([
    [true, '2026-03-02'],
    [false, '2022-03-01'],
  ])('days are counted from 1904: %s', (date1904, day) => {
    const cell: RawCell = { t: 'n', v: 44_621, z: 'yyyy-mm-dd', w: '' };
    const book = { ...bookOf({ a: { '!data': [[cell]] } }), Workbook: { WBProps: { date1904 } } };
    expect(shown(book).content.rows[0]?.cells).toMatchObject([{ day }]);
  });
});

const number: SheetCell = { kind: 'number', number: '12.345', shown: '12.35t', format: 'other' };

test.each<[string, SheetCell, string]>([
  ['nothing', { kind: 'blank' }, ''],
  ['a formula without a value', { kind: 'uncalculated' }, ''],
  ['a text', { kind: 'text', text: 'a\nb' }, 'a\nb'],
  ['a number with every digit', number, '12.345'],
  ['a day', { kind: 'moment', day: '2026-03-02', time: null, shown: '3/2' }, '2026-03-02'],
  ['a time', { kind: 'moment', day: null, time: '08:30:00', shown: '8:30' }, '08:30:00'],
  ['a day with a time', { kind: 'moment', day: '2026-03-02', time: '08:30:00', shown: '' }, '2026-03-02 08:30:00'],
  ['a span', { kind: 'moment', day: null, time: null, shown: '36:00' }, '36:00'],
  ['yes', { kind: 'boolean', value: true }, 'TRUE'],
  ['no', { kind: 'boolean', value: false }, 'FALSE'],
  ['an error', { kind: 'error', name: '#N/A' }, '#N/A'],
])('where no kind is known, %s is the text %j', (_, cell, expected) => expect(textOfCell(cell)).toBe(expected));

test('texts of a row stand in one line each', () =>
  expect(textsOfRow({ number: 1, cells: [{ kind: 'text', text: '桩号 \n  K1' }, { kind: 'blank' }, number] })).toEqual([
    '桩号 K1',
    '',
    '12.345',
  ]));

test.each<[unknown, SheetCell]>([
  ['皖A', { kind: 'text', text: '皖A' }],
  ['', { kind: 'blank' }],
  [true, { kind: 'boolean', value: true }],
  [false, { kind: 'boolean', value: false }],
  [12.5, { kind: 'number', number: '12.5', shown: '12.5', format: 'plain', asMoment: { day: '1900-01-12', time: '12:00:00' } }],
  [null, { kind: 'blank' }],
  [{ a: 1 }, { kind: 'blank' }],
  [['a'], { kind: 'blank' }],
])('the value %j of JSON is a cell', (value, cell) => expect(cellOfValue(value)).toEqual(cell));

test.each<[string, SheetCell]>([
  [' 12 ', { kind: 'text', text: '12' }],
  ['\u200b ', { kind: 'blank' }],
  ['', { kind: 'blank' }],
])('the typed text %j is a cell', (raw, cell) => expect(cellOfText(raw)).toEqual(cell));

test.each<[string, string, boolean]>([
  [' a\tb ', 'a b', false],
  ['a\u00a0b\u202fc', 'a b c', false],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd', false],
  ['a\u0007b', 'ab', true],
  ['\u202a12\u202c', '12', true],
  ['1\u00ad2', '12', true],
])('%j is the text %j', (raw, clean, isCleaned) => expect(cleanText(raw)).toEqual({ text: clean, isCleaned }));

test('blanks are made ordinary, and controls taken out but for the ends of lines', () =>
  expect(plainBlanks('a\t\u00a0b\u0000\r\nc')).toBe('a  b\nc'));

test('lines are put one behind the other with one blank', () => expect(inOneLine('a\n\n b  \nc')).toBe('a b c'));
