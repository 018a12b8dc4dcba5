import { expect, test } from 'vitest';
import { areaProblems } from './index.ts';

const good = { parentId: '500235', fullName: '双江街道', enCode: '500235001', sortCode: 10 };

test('a complete draft has no problem', () => expect(areaProblems(good)).toEqual([]));

test.each([
  ['the parent, before one is chosen', { parentId: undefined }, 'parentId', 'required'],
  ['the name', { fullName: ' ' }, 'fullName', 'required'],
  ['a name of 51 characters', { fullName: '县'.repeat(51) }, 'fullName', 'tooLong'],
  ['the code', { enCode: '' }, 'enCode', 'required'],
  ['a code of 51 characters', { enCode: '5'.repeat(51) }, 'enCode', 'tooLong'],
  ['a code with a hyphen', { enCode: '5002-35' }, 'enCode', 'pattern'],
  ['a code that ends with a dot', { enCode: '500235.' }, 'enCode', 'pattern'],
  ['a sort below 0', { sortCode: -1 }, 'sortCode', 'range'],
  ['a sort above 999999', { sortCode: 1_000_000 }, 'sortCode', 'range'],
] as const)('%s is a problem', (_, change, field, problem) => {
  expect(areaProblems({ ...good, ...change })).toEqual([{ field, problem }]);
});

test.each([
  ['the top', { parentId: null }],
  ['a name of 50 rare characters', { fullName: '𠮷'.repeat(50) }],
  ['no sort', { sortCode: null }],
])('%s is fine', (_, change) => expect(areaProblems({ ...good, ...change })).toEqual([]));
