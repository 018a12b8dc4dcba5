import { expect, test } from 'vitest';
import { parentProblem, present, sortProblem, textProblem } from './fields.ts';
import { needIn, waysOf } from './need.ts';
import type { Need } from './need.ts';

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['abc', null],
  ['𠮷𠮷𠮷', null],
  ['abcd', 'tooLong'],
  ['ab1', 'pattern'],
])('the text “%s” of at most three letters: %s', (text, problem) =>
  expect(textProblem('name', text, 3, /^\D+$/)).toEqual(problem && { field: 'name', problem }),
);
test('a text without a pattern fits', () => expect(textProblem('name', '1', 3)).toBeNull());

test.each<[number | null, boolean]>([
  [null, true],
  [0, true],
  [999_999, true],
  [1.5, false],
  [-1, false],
  [1_000_000, false],
])('the sort order %j is fine: %j', (sortCode, isFine) =>
  expect(sortProblem(sortCode)).toEqual(isFine ? null : { field: 'sortCode', problem: 'range' }),
);

test('the top is a parent, nothing is none', () => {
  const missing = { field: 'parentId', problem: 'required' };
  expect([null, 'p1', '', undefined].map(parentProblem)).toEqual([null, null, missing, missing]);
  expect(present([null, 'a', null, 'b'])).toEqual(['a', 'b']);
});

const PAGE = { page: 'area', button: 'btn_add' };
test.each<[unknown, Need | null]>([
  ['nothing', 'nothing'],
  ['session', 'session'],
  ['self', 'self'],
  ['administrator', 'administrator'],
  ['anything', null],
  [null, null],
  [{ page: 'area' }, { page: 'area' }],
  [PAGE, PAGE],
  [
    { model: 'id', button: 'b' },
    { model: 'id', button: 'b' },
  ],
  [{ entryOf: 'dictionary' }, { entryOf: 'dictionary' }],
  [{ entryOf: 'another' }, null],
  [{ page: '' }, null],
  [{ page: 'area', button: '' }, null],
  [{ page: 'area', button: 7 }, null],
  [{ page: 'area', other: 'x' }, null],
  [{ page: 'area', model: 'id' }, null],
  [{ button: 'b' }, null],
  [{ model: 7 }, null],
  [
    [PAGE, { model: 'id' }],
    [PAGE, { model: 'id' }],
  ],
  [[PAGE], null],
  [[PAGE, 'session'], null],
  [[PAGE, null, { model: 'id' }], null],
])('the right %j of the description is %j', (value, need) => expect(needIn(value)).toEqual(need));

test.each<[Need, readonly unknown[]]>([
  ['session', []],
  [PAGE, [PAGE]],
  [
    [PAGE, { model: 'id' }],
    [PAGE, { model: 'id' }],
  ],
])('of %j each way is enough', (need, ways) => expect(waysOf(need)).toEqual(ways));
