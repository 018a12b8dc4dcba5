import { expect, it } from 'vitest';
import { gapProblems } from './gaps.ts';

it('an operation without a row is a problem unless it is listed', () => {
  expect(gapProblems(['listRoles', 'getRole'], ['listRoles'])).toEqual([expect.stringContaining('getRole has no row')]);
});

it('the list may only get shorter: an operation that has a row leaves it', () => {
  expect(gapProblems([], ['listRoles'])).toEqual([expect.stringContaining('listRoles has a row or is gone')]);
});
