import { describe, expect, test } from 'vitest';
import { companyProblems, departmentProblems, namedProblems } from './index.ts';

const good = { fullName: '云阳收费站', enCode: 'yw.east.toll.yunyang', sortCode: 10 };

describe('a place', () => {
  test('that is complete has no problem', () => {
    expect(namedProblems(good)).toEqual([]);
    expect(companyProblems({ ...good, parentId: null })).toEqual([]);
    expect(departmentProblems({ ...good, parentId: '577260180234240001' })).toEqual([]);
  });

  test.each([
    ['no name', { fullName: '' }, 'fullName', 'required'],
    ['a name of blanks', { fullName: '  ' }, 'fullName', 'required'],
    ['a name of 51 characters', { fullName: '站'.repeat(51) }, 'fullName', 'tooLong'],
    ['a name with brackets', { fullName: '云阳站（西）' }, 'fullName', 'pattern'],
    ['a name with a space', { fullName: 'ETC 专班' }, 'fullName', 'pattern'],
    ['no code', { enCode: '' }, 'enCode', 'required'],
    ['a code of 51 characters', { enCode: 'a'.repeat(51) }, 'enCode', 'tooLong'],
    ['a code that starts with a dot', { enCode: '.a' }, 'enCode', 'pattern'],
    ['a code with a hyphen', { enCode: 'a-b' }, 'enCode', 'pattern'],
    ['a sort below 0', { sortCode: -1 }, 'sortCode', 'range'],
    ['a sort above 999999', { sortCode: 1_000_000 }, 'sortCode', 'range'],
    ['a broken sort', { sortCode: 0.5 }, 'sortCode', 'range'],
  ] as const)('with %s has that one problem', (_, change, field, problem) => {
    expect(namedProblems({ ...good, ...change })).toEqual([{ field, problem }]);
  });

  test.each([
    ['50 characters', { fullName: '站'.repeat(50) }],
    ['50 rare characters, which are 100 units of UTF-16', { fullName: '𠮷'.repeat(50) }],
    ['a code of one letter', { enCode: 'a' }],
    ['sort 0', { sortCode: 0 }],
    ['sort 999999', { sortCode: 999_999 }],
    ['no sort', { sortCode: null }],
  ])('with %s is fine', (_, change) => {
    expect(namedProblems({ ...good, ...change })).toEqual([]);
  });
});

describe('the parent', () => {
  const parent = { field: 'parentId', problem: 'required' };

  test('has to be chosen', () => {
    expect(companyProblems({ ...good, parentId: undefined })).toEqual([parent]);
    expect(departmentProblems({ ...good, parentId: '' })).toEqual([parent]);
  });

  test('may be the top for a company, not for a department', () => {
    expect(companyProblems({ ...good, parentId: null })).toEqual([]);
    expect(departmentProblems({ ...good, parentId: null })).toEqual([parent]);
  });
});
