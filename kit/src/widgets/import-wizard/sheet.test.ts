import { expect, test } from 'vitest';
import {
  changedPlace,
  equalPlaces,
  nextProblem,
  judged,
  problemCount,
  refusedSheet,
  repeatedIn,
  sheetOf,
  withBlock,
  withEqualText,
  withText,
  withoutRow,
} from './sheet.ts';
import type { ImportValues } from './types.ts';

/** A kind must be one of two; a name must be there. */
const check = (rows: readonly ImportValues[]) =>
  rows.map(({ name, kind }) => [
    ...(name ? [] : [{ columnId: 'name', message: '不能为空' }]),
    ...(kind === '护栏' || kind === '标志' ? [] : [{ columnId: 'kind', message: '没有这个类型' }]),
  ]);
const rowsOf = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([name, kind]) => ({ name, kind }));
const COLUMNS = [null, 'name', 'kind'];
const SHEET = [
  { id: 'name', label: '名称', isUnique: true },
  { id: 'kind', label: '类型' },
];
const start = () => sheetOf(rowsOf(['a', '护栏'], ['', '户栏'], ['c', '户栏'], ['d', '标牌']), check);

test('problems are those of the check, cell by cell', () => {
  expect([problemCount(start()), start().map(({ problems }) => problems.map(({ columnId }) => columnId))]).toEqual([
    4,
    [[], ['name', 'kind'], ['kind'], ['kind']],
  ]);
});

test('what could not be read is a problem until its cell is corrected; a warning is none', () => {
  const notes = [
    { row: 1, columnId: 'kind', level: 'error', message: '错误值 #N/A' },
    { row: 0, columnId: 'name', level: 'warning', message: '已四舍五入' },
  ] as const;
  const lines = sheetOf(rowsOf(['a', '护栏'], ['b', '#N/A']), undefined, notes);
  expect(lines.map(({ problems }) => problems.map(({ message }) => message))).toEqual([[], ['错误值 #N/A']]);
  expect(problemCount(withText(lines, { row: 1, columnId: 'name' }, 'c'))).toBe(1);
  expect(problemCount(withText(lines, { row: 1, columnId: 'kind' }, '护栏'))).toBe(0);
});

test('a corrected cell loses its problem, and other lines stay the same objects', () => {
  const before = start();
  const after = withText(before, { row: 2, columnId: 'kind' }, '护栏', check);
  expect(after[2]).toMatchObject({ values: { name: 'c', kind: '护栏' }, problems: [] });
  expect([after[0], after[1], after[3]].map((line, at) => line === before[at === 2 ? 3 : at])).toEqual([true, true, true]);
  expect(withText(before, { row: 2, columnId: 'kind' }, '户栏', check)).toBe(before);
});

test('the same wrong text of a column is corrected everywhere at once, another one is not', () => {
  expect(equalPlaces(start(), SHEET, { row: 1, columnId: 'kind' })).toEqual([1, 2]);
  const after = withEqualText(start(), SHEET, { row: 1, columnId: 'kind' }, '护栏', check);
  expect(after.map(({ values }) => values['kind'])).toEqual(['护栏', '护栏', '护栏', '标牌']);
  expect(problemCount(after)).toBe(2);
});

test('where no two lines may hold the same, a wrong text is corrected in its own line alone', () => {
  const lines = sheetOf(rowsOf(['', '护栏'], ['', '护栏']), check);
  expect(equalPlaces(lines, SHEET, { row: 0, columnId: 'name' })).toEqual([]);
  expect(withEqualText(lines, SHEET, { row: 0, columnId: 'name' }, 'a', check).map(({ values }) => values['name'])).toEqual(['a', '']);
});

test('a right cell has no equals: it is changed alone', () => {
  const lines = sheetOf(rowsOf(['a', '护栏'], ['b', '护栏']), check);
  expect(equalPlaces(lines, SHEET, { row: 0, columnId: 'kind' })).toEqual([]);
  expect(withEqualText(lines, SHEET, { row: 0, columnId: 'kind' }, '标志', check).map(({ values }) => values['kind'])).toEqual([
    '标志',
    '护栏',
  ]);
});

test('a block is put down to the right and below; what has no room is counted, and so is what is wrong', () => {
  const before = start();
  const put = withBlock(
    before,
    COLUMNS,
    { row: 2, column: 1 },
    [
      ['x', '护栏', 'over'],
      ['', '户栏'],
      ['y', '护栏'],
    ],
    check,
  );
  expect(put).toMatchObject({ cells: 4, wrong: 2, skipped: 3 });
  expect(put.lines.map(({ values }) => values)).toEqual(rowsOf(['a', '护栏'], ['', '户栏'], ['x', '护栏'], ['', '户栏']));
  expect([put.lines[0], put.lines[1]]).toEqual([before[0], before[1]]);
  expect(withBlock(before, COLUMNS, { row: 0, column: 0 }, [['reason', 'a', '护栏']], check).lines).toBe(before);
});

test('the place of a change is its first cell, or the line that went', () => {
  const before = start();
  expect(changedPlace(before, before)).toBeNull();
  expect(changedPlace(before, withText(before, { row: 2, columnId: 'kind' }, '标志', check))).toEqual({ row: 2, columnId: 'kind' });
  expect(changedPlace(withoutRow(before, 1, check), before)).toEqual({ row: 1, columnId: null });
});

test('lines have the numbers of the file, and a value that may stand there once is found where it stands again', () => {
  const rows = [{ name: 'a' }, { name: ' a ' }, { name: '' }, { name: '' }, { name: 'b' }];
  expect(sheetOf(rows, undefined, [], [2, 5, 6, 7, 9]).map(({ number }) => number)).toEqual([2, 5, 6, 7, 9]);
  const columns = [{ id: 'name', label: '名称', isUnique: true }];
  expect([...repeatedIn(columns, rows)]).toEqual([[1, [{ columnId: 'name', first: 0 }]]]);
  expect([...repeatedIn([{ id: 'name', label: '名称' }], rows)]).toEqual([]);
  const plates = ['皖Z20001', '皖ｚ２０００１', '皖z20001\u200b', '皖Z20002'].map((name) => ({ name }));
  expect([...repeatedIn(columns, plates).keys()]).toEqual([1, 2]);
});

test('a sheet whose problems are what they were is the same sheet', () => {
  const lines = start();
  expect(judged(lines, check)).toBe(lines);
  expect(judged(lines, (rows) => rows.map(() => [{ columnId: 'name', message: '格式不正确' }]))).not.toBe(lines);
});

test('a removed line takes its problems with it, and the others keep their numbers', () => {
  const after = withoutRow(start(), 1, check);
  expect([problemCount(after), after.map(({ number }) => number)]).toEqual([2, [2, 4, 5]]);
});

test.each([
  [{ row: 0, columnId: null }, 1, { row: 1, columnId: 'name' }],
  [{ row: 1, columnId: 'name' }, 1, { row: 1, columnId: 'kind' }],
  [{ row: 3, columnId: 'kind' }, 1, { row: 1, columnId: 'name' }],
  [{ row: 2, columnId: 'kind' }, -1, { row: 1, columnId: 'kind' }],
  [{ row: 1, columnId: 'name' }, -1, { row: 3, columnId: 'kind' }],
] as const)('from %j the next problem by %d is %j', (from, step, to) => {
  expect(nextProblem(start(), COLUMNS, from, step)).toEqual(to);
});

test('without problems there is no next one; the only one is its own', () => {
  expect(nextProblem(sheetOf(rowsOf(['a', '护栏']), check), COLUMNS, { row: 0, columnId: 'name' }, 1)).toBeNull();
  const one = sheetOf(rowsOf(['', '护栏']), check);
  expect(nextProblem(one, COLUMNS, { row: 0, columnId: 'name' }, 1)).toEqual({ row: 0, columnId: 'name' });
});

test('what the server has told of a cell holds until the cell is changed, what it told of the line until anything is', () => {
  const lines = refusedSheet(
    [
      {
        number: 7,
        values: { name: 'a', kind: '护栏' },
        problems: [
          { columnId: 'name', message: '名称已存在' },
          { columnId: null, message: '没有权限' },
        ],
      },
    ],
    check,
  );
  expect([lines[0]?.number, problemCount(lines)]).toEqual([7, 2]);
  const other = withText(lines, { row: 0, columnId: 'kind' }, '标志', check);
  expect(other[0]?.problems).toEqual([{ columnId: 'name', message: '名称已存在' }]);
  expect(withText(other, { row: 0, columnId: 'name' }, 'b', check)[0]?.problems).toEqual([]);
});

test('a cell has one problem where check and server mean the same', () => {
  const lines = refusedSheet(
    [{ number: 1, values: { name: '', kind: '护栏' }, problems: [{ columnId: 'name', message: '请填写' }] }],
    check,
  );
  expect(lines[0]?.problems).toEqual([{ columnId: 'name', message: '不能为空' }]);
});
