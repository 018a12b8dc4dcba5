import { describe, expect, test } from 'vitest';
import { exportCell, exportCsvCell } from './export-cell.ts';
import rows from './testing/hostile-cells.json' with { type: 'json' };
import { switchTest } from './testing/switch-test.ts';

type Row = (typeof rows)[number];
interface Guard {
  readonly sheet: (text: string) => string;
  readonly csv: (text: string) => string;
}

function judge({ sheet, csv }: Guard, { input, expected }: Row): string | null {
  if (input.format !== 'xlsx' && input.format !== 'csv') throw new Error(`unknown format ${input.format}`);
  const written =
    input.format === 'xlsx' ? input.cells.map((row) => row.map(sheet)) : input.cells.map((row) => row.map(csv).join(',')).join('\r\n');
  return JSON.stringify(written) === JSON.stringify(expected.value) ? null : `written as ${JSON.stringify(written)}`;
}

describe('a cell that is handed out is never a formula', () => {
  const quoted = (text: string) => `"${text}"`;
  switchTest(rows, judge, { on: { sheet: exportCell, csv: exportCsvCell }, off: { sheet: (text) => text, csv: quoted }, leastRed: 2 });
});

test.each([
  ['', ''],
  ['护栏', '护栏'],
  ['a=1', 'a=1'],
  ["'=1", "'=1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['\u0000=1', "'\u0000=1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM', "'＠SUM"],
])('%j is handed out as %j', (text, cell) => expect(exportCell(text)).toBe(cell));

test.each([
  ['a,b', '"a,b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['say "=1"', '"say ""=1"""'],
  ['=1,2', `"'=1,2"`],
])('%j stands in comma separated values as %j', (text, cell) => expect(exportCsvCell(text)).toBe(cell));
