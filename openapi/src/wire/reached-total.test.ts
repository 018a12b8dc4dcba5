import { expect, onTestFinished, test } from 'vitest';
import { id, onAnswerOddity, paged, reachedTotal } from './index.ts';

const heardWhile = <T>(run: () => T) => {
  let count = 0;
  const stop = onAnswerOddity(() => (count += 1));
  onTestFinished(stop);
  const value = run();
  return { value, isReported: count > 0 };
};

test.each<[string, unknown, number, number, number, boolean]>([
  // what is sent, page, rows on it, the total, whether that is reported
  ['a right one', 57, 1, 20, 57, false],
  ['the last page', 57, 3, 17, 57, false],
  ['a text of a number', '57', 1, 20, 57, false],
  ['smaller than the rows on a full page', 5, 1, 20, 21, true],
  ['0 over rows', 0, 1, 20, 21, true],
  ['0 over rows of the second page', 0, 2, 20, 41, true],
  ['0 over rows of the last page', 0, 3, 17, 57, true],
  ['negative', -1, 1, 7, 7, true],
  ['none over a full page', undefined, 1, 20, 21, true],
  ['none over the only page', null, 1, 7, 7, false],
  ['words', 'many', 1, 20, 21, true],
  ['no number', Number.NaN, 1, 7, 7, true],
  ['an object', {}, 1, 7, 7, true],
  ['larger than there is, on an empty page', 100, 3, 0, 40, true],
  ['of a list that has become shorter', 40, 3, 0, 40, false],
  ['an empty list', 0, 1, 0, 0, false],
  ['a number with a part', 57.9, 1, 20, 57, false],
  ['a text of a number with blanks', ' 57 ', 1, 20, 57, false],
  ['an empty text', '', 1, 7, 7, true],
  ['blanks', '  ', 1, 7, 7, true],
  ['a truth', true, 1, 7, 7, true],
  ['as many rows as there are', 20, 1, 20, 20, false],
  ['one row short', 56, 3, 17, 57, true],
  ['missing on an empty page', undefined, 3, 0, 40, true],
  ['negative on an empty page', -1, 3, 0, 40, true],
  ['of a list that has become much shorter', 0, 3, 0, 0, false],
  ['missing on the second page, which is the last', undefined, 2, 7, 27, false],
  ['missing over more rows than asked for', undefined, 1, 25, 26, true],
])('a total that is %s', (_, sent, page, rows, total, isReported) =>
  expect(heardWhile(() => reachedTotal(sent, { page, pageSize: 20, rows }))).toEqual({ value: total, isReported }),
);

test.each([
  ['a page without a size', null, 2, 7, 14],
  ['a page of size 0', 0, 2, 7, 14],
  ['a page number with a part', 20, 2.5, 7, 27],
  ['a page before the first', 20, -3, 7, 7],
])('of %s the rows before it are guessed by what is known', (_, pageSize, page, rows, total) =>
  expect(reachedTotal(undefined, { page, pageSize, rows })).toBe(total),
);

test('of a page without a size nothing is added, and a list without pages has its rows', () => {
  expect(reachedTotal(undefined, { page: 1, pageSize: null, rows: 57 })).toBe(57);
  expect(paged(id).decode({ list: ['a', 'b'] })).toEqual({ rows: ['a', 'b'], total: 2, pageSize: 2, currentPage: 1 });
});
