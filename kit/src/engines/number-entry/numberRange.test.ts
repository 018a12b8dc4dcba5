import { expect, test } from 'vitest';
import { isTurned, rangeOf } from './numberRange.ts';

test.each([
  [null, null, [], false],
  ['0', null, ['0', null], false],
  [null, '-1', [null, '-1'], false],
  ['0', '0', ['0', '0'], false],
  ['5', '2', ['5', '2'], true],
  ['-2', '-5', ['-2', '-5'], true],
  ['999999999999999.99', '999999999999999.98', ['999999999999999.99', '999999999999999.98'], true],
])('from %s to %s is %j, turned round: %s', (min, max, range, turned) => {
  expect(rangeOf(min, max)).toEqual(range);
  expect(isTurned(rangeOf(min, max))).toBe(turned);
});
