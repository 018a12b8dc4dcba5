import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf, pageAfterResize, pageCountOf, pageList, typedPage } from './pageList.ts';

describe('page list', () => {
  test.each([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 15, [1, 2, 3, 4, 5, 'gapAfter', 15]],
    [4, 15, [1, 2, 3, 4, 5, 'gapAfter', 15]],
    [5, 15, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 15]],
    [11, 15, [1, 'gapBefore', 10, 11, 12, 'gapAfter', 15]],
    [12, 15, [1, 'gapBefore', 11, 12, 13, 14, 15]],
    [15, 15, [1, 'gapBefore', 11, 12, 13, 14, 15]],
  ])('page %i of %i', (page, pageCount, marks) => {
    expect(pageList(page, pageCount)).toEqual(marks);
  });
  test('first, last, current and neighbours are there, in order, and no gap hides fewer than two pages', () => {
    const place = fc
      .integer({ min: 1, max: 5_000 })
      .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));
    fc.assert(
      fc.property(place, ([page, pageCount]) => {
        const marks = pageList(page, pageCount);
        expect(marks.length).toBe(Math.min(pageCount, 7));
        const numbers = marks.filter((mark) => typeof mark === 'number');
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        const wanted = [1, page - 1, page, page + 1, pageCount].filter((near) => near >= 1 && near <= pageCount);
        expect(numbers).toEqual(expect.arrayContaining(wanted));
        const steps = numbers
          .slice(1)
          .map((number, index) => ({ by: number - (numbers[index] ?? 0), hasGap: typeof marks[marks.indexOf(number) - 1] === 'string' }));
        expect(steps.every(({ by, hasGap }) => (hasGap ? by > 2 : by === 1))).toBe(true);
      }),
    );
  });
});

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [233, 20, 12],
])('%i items, %i a page, are %i pages', (total, size, pages) => {
  expect(pageCountOf(total, size)).toBe(pages);
});

test.each([
  [3, 20, 233, 41, 60],
  [12, 20, 233, 221, 233],
  [1, 20, 0, 0, 0],
])('page %i of %i a page holds items of %i', (page, size, total, first, last) => {
  expect(itemsOf(page, size, total)).toEqual({ first, last });
});

test('after another size is chosen the first item is still on the page', () => {
  const sizes = fc.constantFrom(20, 50, 100, 500);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), sizes, sizes, (page, before, after) => {
      const first = itemsOf(page, before, 1_000_000).first;
      const now = itemsOf(pageAfterResize(page, before, after), after, 1_000_000);
      expect(now.first <= first && first <= now.last).toBe(true);
    }),
  );
});

test.each([
  ['3', 3],
  ['１２', 12],
  [' 7 ', 7],
  ['99', 12],
  ['0', 1],
  ['', null],
  ['第三', null],
  ['1.5', null],
  ['-2', null],
])('“%s” typed as a page of 12', (text, page) => {
  expect(typedPage(text, 12)).toBe(page);
});
