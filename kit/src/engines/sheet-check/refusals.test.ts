import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { judgeSheet } from './judgeSheet.ts';
import { sheetBytes } from './testing/sheetBytes.ts';
import type { GivenSheet } from './testing/sheetBytes.ts';
import { zipOf } from './testing/zipOf.ts';
import type { PackedPart } from './testing/zipOf.ts';
import type { SheetRules } from './types.ts';

const judged = async (bytes: Uint8Array<ArrayBuffer>, rules: SheetRules = {}, name = 'a.xlsx') =>
  judgeSheet({ file: new File([bytes], name), rules });
const problemOf = async (...given: Parameters<typeof judged>) => {
  const check = await judged(...given);
  return check.kind === 'refused' ? check.problem : null;
};
const workbook = (entries: Extract<GivenSheet, { gen: 'zip' }>['entries']) => sheetBytes({ gen: 'zip', workbook: true, entries });
const cells = (matrix: readonly (readonly string[])[]) => sheetBytes({ gen: 'cells', matrix });
const sheet = (data: string, before = '') => `<?xml version="1.0"?>${before}<worksheet><sheetData>${data}</sheetData></worksheet>`;
const asFirst = (text: string) => workbook([{ name: 'xl/worksheets/sheet1.xml', text }]);
const cell = (at: string) => `<c r="${at}"><v>1</v></c>`;

const OVERFULL = Array.from({ length: 1002 }, (_, at) => `<row r="${at + 1}">${cell(`A${at + 1}`)}</row>`).join('');
const EMPTY_CELLS = { name: 'xl/worksheets/sheet1.xml', before: '<sheetData><row>', fill: '<c/>', bytes: 4 * 200_001 };

test.each([
  ['macros', { kind: 'macros' }, () => workbook([{ name: 'xl/vbaProject.bin', text: 'x' }])],
  ['a lock', { kind: 'encrypted' }, () => sheetBytes({ gen: 'ole', streams: ['EncryptionInfo', 'EncryptedPackage'] })],
  ['200 parts', { kind: 'parts' }, () => workbook([{ name: 'xl/{n}.xml', text: 'x', times: 200 }])],
  ['a document type', { kind: 'damaged' }, () => asFirst(sheet(`<row>${cell('A1')}</row>`, '<!DOCTYPE a [<!ENTITY b "c">]>'))],
  ['a part twice a hundred times its file', { kind: 'unpacked' }, () => workbook([{ name: 'xl/a.xml', fill: ' ', bytes: 3e6 }])],
  ['1,001 rows below the head', { kind: 'rows' }, () => asFirst(sheet(OVERFULL))],
  [
    'a value in column CW',
    { kind: 'columns' },
    () => asFirst(sheet(`<row r="1">${cell('A1')}${cell('CW1')}</row><row r="2">${cell('A2')}</row>`)),
  ],
  ['200,001 cells without anything in them', { kind: 'cells' }, () => workbook([EMPTY_CELLS])],
  ['no row below the head', { kind: 'empty' }, () => cells([['name']])],
  ['no workbook in it', { kind: 'damaged' }, () => sheetBytes({ gen: 'zip', entries: [{ name: 'word/document.xml', text: '<a/>' }] })],
  ['an end that is cut off', { kind: 'damaged' }, async () => (await cells([['name'], ['a']])).slice(0, -30)],
  ['text', { kind: 'type' }, async () => new TextEncoder().encode('name,a')],
] as const)('a file with %s is refused as that', async (_, problem, bytes) => {
  expect(await problemOf(await bytes())).toMatchObject(problem);
});

test.each([
  ['a.csv', 'extension'],
  ['xlsx', 'extension'],
  ['a.xls', 'type'],
])('a workbook under the name %s is refused: %s', async (name, kind) => {
  expect(await problemOf(await cells([['name'], ['a']]), {}, name)).toEqual({ kind });
});

const PACKED = new Uint8Array([0x63, 0x00, 0x00]);
test.each([
  ['locked', { isEncrypted: true }, 'encrypted'],
  ['packed in an unknown way', { method: 9 }, 'damaged'],
  ['not packed as it says', { packed: new Uint8Array([0xff, 0xff]) }, 'damaged'],
] as const)('a workbook with a part that is %s is refused', async (_, part, kind) => {
  const parts = [{ name: 'xl/workbook.xml', method: 8, packed: PACKED, unpackedBytes: 1, ...part } as PackedPart];
  expect(await problemOf(zipOf(parts))).toMatchObject({ kind });
});

test('a part that says it is smaller than it is is stopped there', async () => {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  void writer.write(new Uint8Array(5_000_000));
  void writer.close();
  const packed = new Uint8Array(await new Response(readable).arrayBuffer());
  expect(await problemOf(zipOf([{ name: 'xl/a.xml', method: 8, packed, unpackedBytes: 20 }]))).toMatchObject({ kind: 'unpacked' });
});

test('every heading that is not as the template has it is named, and another order is none of them', async () => {
  const bytes = await cells([
    ['账户', '名字'],
    ['a', 'b'],
  ]);
  expect(await problemOf(bytes, { heads: [['账户', '姓名']] })).toEqual({
    kind: 'head',
    missing: ['姓名'],
    unknown: ['名字'],
    doubled: [],
  });
  expect(await problemOf(bytes, { heads: [['账户']] })).toEqual({ kind: 'head', missing: [], unknown: ['名字'], doubled: [] });
  expect(await judged(bytes, { heads: [['名字', '账户']] })).toMatchObject({ kind: 'fine' });
  expect(await judged(bytes, { heads: [['账户']], ignored: ['名字'] })).toMatchObject({ kind: 'fine' });
});

test('a head of two rows is judged whole, and no row of it is data', async () => {
  const bytes = await cells([
    ['名称', '明细', ''],
    ['', '桩号', '数量'],
    ['护栏', 'K1', '2'],
  ]);
  const check = await judged(bytes, {
    heads: [
      ['名称', '明细', ''],
      ['', '桩号', '数量'],
    ],
  });
  expect(check).toMatchObject({ kind: 'fine', rows: [['护栏', 'K1', '2']], flagged: [] });
});

test('a workbook of the older kind is read, and long numbers keep their digits', async () => {
  const book = utils.book_new(utils.aoa_to_sheet([['号码'], ['110105194912310021'], [13_900_260_002], ['007']]));
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
  expect(await judged(bytes, {}, 'a.xls')).toMatchObject({ kind: 'fine', rows: [['110105194912310021'], ['13900260002'], ['007']] });
});

test.each(['xlsx', 'biff8'] as const)('a hidden sheet is passed over in %s, and the one that is read is named', async (bookType) => {
  const book = utils.book_new(utils.aoa_to_sheet([['选项'], ['是']]), '选项');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name'], [], ['a']]), '数据');
  book.Workbook = { Sheets: [{ Hidden: 2 }, { Hidden: 0 }] };
  const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
  const check = await judged(bytes, { heads: [['name']] }, bookType === 'xlsx' ? 'a.xlsx' : 'a.xls');
  expect(check).toMatchObject({ kind: 'fine', rows: [['a']], sheet: { name: '数据', hiddenBefore: 1 }, cells: [{ number: 3 }] });
});

test('the first sheet of the workbook is read, whatever its part is called, and empty rows are none', async () => {
  const book = utils.book_new(utils.aoa_to_sheet([['name'], ['a'], [], ['b']]), '一');
  utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 1500 }, () => ['x'])), '二');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(await judged(bytes)).toMatchObject({ kind: 'fine', rows: [['a'], ['b']] });
});
