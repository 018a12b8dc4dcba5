import { expect, test } from 'vitest';
import { categoryProblems, entryProblems } from './index.ts';

const good = { parentId: null, fullName: '车型分类', enCode: 'vehicle.class', sortCode: 10 };

test('a complete draft has no problem', () => {
  expect(categoryProblems(good)).toEqual([]);
  expect(entryProblems(good)).toEqual([]);
});

test.each([
  ['the parent, before one is chosen', { parentId: undefined }, 'parentId', 'required'],
  ['the name', { fullName: '' }, 'fullName', 'required'],
  ['a name of blanks', { fullName: '  ' }, 'fullName', 'required'],
  ['a name of 51 characters', { fullName: '车'.repeat(51) }, 'fullName', 'tooLong'],
  ['the code', { enCode: '' }, 'enCode', 'required'],
  ['a code of 51 characters', { enCode: 'a'.repeat(51) }, 'enCode', 'tooLong'],
  ['a code that starts with a dot', { enCode: '.a' }, 'enCode', 'pattern'],
  ['a code that ends with a dot', { enCode: 'a.' }, 'enCode', 'pattern'],
  ['a code with an underscore', { enCode: 'a_b' }, 'enCode', 'pattern'],
  ['a code in Chinese', { enCode: '车型' }, 'enCode', 'pattern'],
  ['a sort below 0', { sortCode: -1 }, 'sortCode', 'range'],
  ['a sort above 999999', { sortCode: 1_000_000 }, 'sortCode', 'range'],
  ['a broken sort', { sortCode: 1.5 }, 'sortCode', 'range'],
  ['a sort that is no number', { sortCode: Number.NaN }, 'sortCode', 'range'],
] as const)('%s is a problem of categories and entries alike', (_, change, field, problem) => {
  expect(categoryProblems({ ...good, ...change })).toEqual([{ field, problem }]);
  expect(entryProblems({ ...good, ...change })).toEqual([{ field, problem }]);
});

test.each([
  ['50 characters', { fullName: '车'.repeat(50) }],
  ['50 rare characters, which are 100 units of UTF-16', { fullName: '𠮷'.repeat(50) }],
  ['a code of one digit', { enCode: '1' }],
  ['dots inside a code', { enCode: 'a..b' }],
  ['sort 0', { sortCode: 0 }],
  ['sort 999999', { sortCode: 999_999 }],
  ['no sort', { sortCode: null }],
])('%s is fine', (_, change) => {
  expect(categoryProblems({ ...good, ...change })).toEqual([]);
  expect(entryProblems({ ...good, ...change })).toEqual([]);
});

test.each(['车型-A', '车型 A', '<b>', 'café', '😀'])('%s may name an entry, but not a category', (fullName) => {
  expect(categoryProblems({ ...good, fullName })).toEqual([{ field: 'fullName', problem: 'pattern' }]);
  expect(entryProblems({ ...good, fullName })).toEqual([]);
});
