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
])('a total that is %s', (_, sent, page, rows, total, isReported) =>
  expect(heardWhile(() => reachedTotal(sent, { page, pageSize: 20, rows }))).toEqual({ value: total, isReported }),
);

test('of a page without a size nothing is added, and a list without pages has its rows', () => {
  expect(reachedTotal(undefined, { page: 1, pageSize: null, rows: 57 })).toBe(57);
  expect(paged(id).decode({ list: ['a', 'b'] })).toEqual({ rows: ['a', 'b'], total: 2, pageSize: 2, currentPage: 1 });
});
