import { expect, test } from 'vitest';
import { notRun } from './tests.ts';

const ROW = { fullName: '‹1› is refused', status: 'passed' };
const outcome = (name: string, message = '', assertionResults = [ROW]) => ({ name: `/repo/${name}`, message, assertionResults });

test.each([
  ['that has no outcome', []],
  ['that broke before its first test', [outcome('kit/b.test.ts', 'Failed to fetch dynamically imported module', [])]],
])('a test file %s did not run, whatever others say of the same rows', (_, broken) => {
  expect(notRun(['kit/a.test.ts', 'kit/b.test.ts'], [outcome('kit/a.test.ts'), ...broken])).toEqual(['kit/b.test.ts']);
});

test('a file no row was given for has run', () => {
  const empty = [outcome('kit/a.test.ts', 'No test suite found in file /repo/kit/a.test.ts', [])];
  expect(notRun(['kit/a.test.ts'], empty)).toEqual([]);
});
