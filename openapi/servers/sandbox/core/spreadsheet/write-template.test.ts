import { read } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { TemplateColumn } from './template-column.ts';
import { lettersOf } from './template-validations.ts';
import { readRows, readTexts } from './read-rows.ts';
import { writeTemplate } from './write-template.ts';

const column = (heading: string, more: Partial<TemplateColumn> = {}): TemplateColumn => ({
  heading,
  isRequired: false,
  format: '@',
  widthChars: 16,
  choices: [],
  isMany: false,
  ...more,
});
const COLUMNS = [
  column('账户', { isRequired: true, maxChars: 50 }),
  column('性别 <&">', { choices: ['男', '女', '保密 & 其他'], widthChars: 12 }),
  column('价格', { format: '#,##0.00', min: 0, max: 10 }),
  column('日期', { format: 'yyyy-mm-dd' }),
  column('角色', { choices: ['管理员'], isMany: true }),
  column('数量', { format: '0', min: 1 }),
];
const bytes = writeTemplate('用户', COLUMNS);
const parts = unzipSync(bytes);
const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
/** Attributes and formulas of a validation of a range. */
const validation = (range: string): string | undefined =>
  part('xl/worksheets/sheet1.xml')
    .match(/<dataValidation .*?<\/dataValidation>/g)
    ?.find((one) => one.includes(`sqref="${range}"`));

test('its only visible row is the head, whose names are as they are', () => {
  expect(readTexts(bytes, 10)).toEqual([['账户', '性别 <&">', '价格', '日期', '角色', '数量']]);
  expect(readRows(bytes, 10).map(({ number }) => number)).toEqual([1]);
});

test('its lists stand in a hidden sheet, one below each column', () => {
  const book = read(bytes);
  expect(book.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 1]);
  const lists = book.Sheets['选项'] ?? {};
  expect(['B1', 'B2', 'B3', 'E1'].map((cell) => lists[cell]?.v)).toEqual(['男', '女', '保密 & 其他', '管理员']);
  expect(validation('B2:B1001')).toContain("<formula1>'选项'!$B$1:$B$3</formula1>");
  expect(validation('B2:B1001')).toContain('showErrorMessage="1"');
  expect(validation('E2:E1001')).not.toContain('showErrorMessage');
});

test('cells say whether they are required and what may stand there', () => {
  expect(validation('A2:A1001')).toContain('prompt="必填，最多50个字"');
  expect(validation('C2:C1001')).toContain('<formula1>0</formula1><formula2>10</formula2>');
  expect(validation('F2:F1001')).toContain('operator="greaterThanOrEqual"');
  expect(validation('D2:D1001')).toBeUndefined();
});

test('columns have widths and formats, and headings of required columns look otherwise', () => {
  const sheet = read(bytes, { cellStyles: true, sheetStubs: true }).Sheets['用户'] ?? {};
  expect(sheet['!cols']?.map((one) => one.width)).toEqual([16, 12, 16, 16, 16, 16]);
  const formats = [...part('xl/styles.xml').matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, , code]) => code);
  expect(formats).toEqual(['@', '#,##0.00', 'yyyy-mm-dd', '0']);
  const heads = [...part('xl/worksheets/sheet1.xml').matchAll(/<c s="(\d)"/g)].map(([, style]) => style);
  expect(heads).toEqual(['2', '1', '1', '1', '1', '1']);
});

test('a template without lists has one sheet', () => {
  expect(read(writeTemplate('a', [column('账户')])).SheetNames).toEqual(['a']);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (at, letters) => expect(lettersOf(at)).toBe(letters));
