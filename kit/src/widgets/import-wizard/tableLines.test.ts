import { expect, test } from 'vitest';
import { textOfTable } from '../../engines/table-text/index.ts';
import { judged, renoted, sheetOf, withText, withoutRow } from './sheet.ts';
import { tableCheck, tableLinesOf, withTableLines } from './tableLines.ts';
import type { ImportCheck, ImportNote } from './types.ts';

const table = (...texts: readonly string[]) =>
  textOfTable({ isInSheet: true, rows: texts.map((sum, at) => ({ number: at + 5, values: { sum } })) });
/** Note of the server: the cell of a row is no sum. */
const note = (row: number): ImportNote => ({
  row: 0,
  columnId: 'works',
  level: 'error',
  message: `工程，第 ${row + 5} 行，数量：不是数字`,
  cell: { row, columnId: 'sum', message: '不是数字' },
});
const sheet = (text: string, notes: readonly ImportNote[] = []) => sheetOf([{ title: 'a', works: text }], undefined, notes);
const said = (lines: ReturnType<typeof sheet>) => lines[0]?.problems.map(({ cell, message }) => [cell?.row, message]);

test('what was told of a row stays with it when another one is removed, and goes when its cell is corrected', () => {
  const [line] = sheet(table('1', '2', 'x'), [note(2)]);
  if (!line) throw new Error('There is no line.');
  const removed = withTableLines(line, 'works', withoutRow(tableLinesOf(line, 'works'), 0));
  expect(said(judged([removed]))).toEqual([[1, '工程，第 7 行，数量：不是数字']]);
  const corrected = withTableLines(removed, 'works', withText(tableLinesOf(removed, 'works'), { row: 1, columnId: 'sum' }, '3'));
  expect(said(judged([corrected]))).toEqual([]);
  expect(corrected.values['works']).toBe(
    textOfTable({
      isInSheet: true,
      rows: [
        { number: 6, values: { sum: '2' } },
        { number: 7, values: { sum: '3' } },
      ],
    }),
  );
});

test('a server that is asked once more speaks of the rows as they are now', () => {
  const asked = sheet(table('1', 'y', 'x'), [note(1), note(2)]);
  const [line] = asked;
  if (!line) throw new Error('There is no line.');
  const rows = withText(withoutRow(tableLinesOf(line, 'works'), 0), { row: 0, columnId: 'sum' }, '2');
  const now = renoted([withTableLines(line, 'works', rows)], new Map([[2, line]]));
  expect(said(judged(now))).toEqual([[1, '工程，第 7 行，数量：不是数字']]);
});

test('rows are judged by the check of the sheet', () => {
  const check: ImportCheck = (lines) =>
    lines.map(({ works = '' }) =>
      works.includes('"sum":"9"') ? [{ columnId: 'works', message: 'w', cell: { row: 1, columnId: 'sum', message: '太大' } }] : [],
    );
  const [line] = sheet(table('1', '2'));
  if (!line) throw new Error('There is no line.');
  expect(tableCheck(line, 'works', check)([{ sum: '1' }, { sum: '9' }], [5, 6])).toEqual([[], [{ columnId: 'sum', message: '太大' }]]);
});
