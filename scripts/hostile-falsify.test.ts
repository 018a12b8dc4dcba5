import { expect, test } from 'vitest';
import { falsified } from './hostile-falsify.ts';
import { shapeOf, type HostileRow } from './hostile-rows.ts';

const row = (expected: HostileRow['expected']): HostileRow => ({ area: 'upload', id: 'x', input: { kind: 'name', name: 'a' }, expected });
const expectationsOf = (expected: HostileRow['expected']) => falsified(row(expected)).map((one) => one.expected);

test.each([
  ['a verdict alone', { verdict: 'rejected' }, [{ verdict: 'allowed' }]],
  ['a text', { verdict: 'value', value: 'a.png' }, [{ verdict: 'value', value: 'a.png‹wrong›' }]],
  ['a number', { verdict: 'value', total: 3 }, [{ verdict: 'value', total: 10 }]],
  ['a bound', { verdict: 'capped', maxMs: 200 }, [{ verdict: 'capped', maxMs: -1_000_000 }]],
  ['nobody', { verdict: 'path', user: null }, [{ verdict: 'path', user: '‹wrong›' }]],
  ['what must not be there', { verdict: 'sanitised', mustNotContain: ['b'] }, [{ verdict: 'sanitised', mustNotContain: [''] }]],
  [
    'each member alone',
    { verdict: 'value', files: 1, states: ['success'] },
    [
      { verdict: 'value', files: 8, states: ['success'] },
      { verdict: 'value', files: 1, states: ['success', '‹wrong›'] },
    ],
  ],
  [
    'each member of a value alone',
    { verdict: 'default', value: { span: 24, width: '1' } },
    [
      { verdict: 'default', value: { span: 31, width: '1' } },
      { verdict: 'default', value: { span: 24, width: '1‹wrong›' } },
    ],
  ],
] as const)('an expectation is made wrong: %s', (_, right, wrong) => expect(expectationsOf(right)).toEqual(wrong));

test('a row with a wrong expectation is run by the tests of the shape it had', () =>
  expect(falsified(row({ verdict: 'rejected' })).map(shapeOf)).toEqual(['upload name rejected']));
