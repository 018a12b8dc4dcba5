import { expect, test } from 'vitest';
import { asCell, toTsv } from './copyRows.ts';
import type { Column } from '../types.ts';

const columns: Column<readonly [string, string]>[] = [
  { id: 'name', header: '名称', text: ([name]) => name, width: { px: 1 }, narrow: 'title' },
  { id: 'code', header: '编码', text: ([, code]) => code, width: { px: 1 }, narrow: 'meta' },
];

test('rows are copied as lines with tabs, and a tab or line break in a cell stays in its cell', () => {
  const rows = [
    ['波形梁\t护栏', 'guardrail.wbeam'],
    ['两行\r\n名称', ''],
  ] as const;
  expect(toTsv(rows, columns)).toBe('波形梁 护栏\tguardrail.wbeam\n两行 名称\t');
});

test.each([
  ['=1+1', "'=1+1"],
  ['  =HYPERLINK("x")', '\'  =HYPERLINK("x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['+86 138 0013 8000', "'+86 138 0013 8000"],
  ['-1,234.50', '-1,234.50'],
  ['+5', '+5'],
  ['-3.5%', '-3.5%'],
  ['K98+500', 'K98+500'],
  ['', ''],
  ['云阳至青溪路段中央分隔带新泽西型预制混凝土护栏', '云阳至青溪路段中央分隔带新泽西型预制混凝土护栏'],
])('%s is copied as %s: a text in full, never a formula', (text, cell) => {
  expect(asCell(text)).toBe(cell);
});
