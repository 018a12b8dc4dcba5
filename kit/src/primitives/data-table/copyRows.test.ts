import { expect, test } from 'vitest';
import { toTsv } from './copyRows.ts';
import type { Column } from './types.ts';

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
