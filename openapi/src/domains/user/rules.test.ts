import { describe, expect, test } from 'vitest';
import { hashPassword } from '../oauth/index.ts';
import { passwordProblem, passwordResetOf, userProblems } from './index.ts';

const good = {
  account: 'liminghui0413',
  realName: '李明辉',
  organizeIds: ['533000000000000011'],
  mobilePhone: '13800260413',
  email: 'liminghui@yunwang-expressway.example',
  sortCode: 10,
};

describe('a person', () => {
  test('who is complete has no problem', () => expect(userProblems(good)).toEqual([]));

  test.each([
    ['no account', { account: '' }, 'account', 'required'],
    ['an account of blanks', { account: '  ' }, 'account', 'required'],
    ['an account of 51 characters', { account: 'a'.repeat(51) }, 'account', 'tooLong'],
    ['an underscore in the account', { account: 'li_ming' }, 'account', 'pattern'],
    ['an account in Chinese', { account: '李明' }, 'account', 'pattern'],
    ['no name', { realName: '' }, 'realName', 'required'],
    ['a name of 51 characters', { realName: '李'.repeat(51) }, 'realName', 'tooLong'],
    ['markup in the name', { realName: '<b>李</b>' }, 'realName', 'pattern'],
    ['no organisation', { organizeIds: [] }, 'organizeId', 'required'],
    ['a telephone of ten digits', { mobilePhone: '1380026041' }, 'mobilePhone', 'pattern'],
    ['a telephone that starts with 12', { mobilePhone: '12800260413' }, 'mobilePhone', 'pattern'],
    ['an address without a domain', { email: 'li@' }, 'email', 'pattern'],
    ['a sort below 0', { sortCode: -1 }, 'sortCode', 'range'],
    ['a sort above 999999', { sortCode: 1_000_000 }, 'sortCode', 'range'],
    ['a broken sort', { sortCode: 0.5 }, 'sortCode', 'range'],
  ] as const)('with %s is a problem', (_, change, field, problem) => {
    expect(userProblems({ ...good, ...change })).toEqual([{ field, problem }]);
  });

  test.each([
    ['50 rare characters as the name', { realName: '𠮷'.repeat(50) }],
    ['the dot between the parts of a name', { realName: '阿依努尔·买买提' }],
    ['no telephone and no address', { mobilePhone: '', email: '' }],
    ['no sort', { sortCode: null }],
    ['several organisations', { organizeIds: ['1', '2'] }],
  ])('may have %s', (_, change) => expect(userProblems({ ...good, ...change })).toEqual([]));

  test('is told one problem per field, in the order of the dialog', () => {
    const fields = userProblems({ account: '', realName: '', organizeIds: [], mobilePhone: '1', email: '1', sortCode: -1 }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['account', 'realName', 'organizeId', 'mobilePhone', 'email', 'sortCode']);
  });
});

describe('a password', () => {
  test.each([
    ['Abc123', 'Abc123', null],
    ['', '', { field: 'password', problem: 'required' }],
    ['Abc12', 'Abc12', { field: 'password', problem: 'pattern' }],
    ['abcdef', 'abcdef', { field: 'password', problem: 'pattern' }],
    ['12345678', '12345678', { field: 'password', problem: 'pattern' }],
    ['Abcdefghijklmn123', 'Abcdefghijklmn123', { field: 'password', problem: 'pattern' }],
    ['Abc123', '', { field: 'repeatedPassword', problem: 'required' }],
    ['Abc123', 'Abc124', { field: 'repeatedPassword', problem: 'differs' }],
  ])('%j typed again as %j', (password, repeated, problem) => expect(passwordProblem(password, repeated)).toEqual(problem));

  test('travels as its digest, never as itself', () => {
    const reset = passwordResetOf('534000000000000101', 'Abc123');
    expect(reset).toEqual({ id: '534000000000000101', password: hashPassword('Abc123'), repeatedPassword: hashPassword('Abc123') });
    expect(JSON.stringify(reset)).not.toContain('Abc123');
  });
});
