import { expect, test } from 'vitest';
import { growthOf, sizesIn, tableOf } from './sizes.ts';

const of = (js: number, css = 1) => [{ door: './tree', js, css }];

test('a table that is written is read as it was', () => {
  expect(sizesIn(tableOf([...of(11.2, 0), { door: './engines/pick', js: 2, css: 0 }]))).toEqual([
    ...of(11.2, 0),
    { door: './engines/pick', js: 2, css: 0 },
  ]);
});

test.each([
  ['0.4 kB more of 35', of(35.1), of(35.5), ['./tree: 35.1 kB of modules have become 35.5']],
  ['0.2 kB more of 3, more than a thirtieth', of(3), of(3.2), ['./tree: 3 kB of modules have become 3.2']],
  ['0.2 kB more of 20', of(20), of(20.2), []],
  ['0.1 kB more of 1', of(1), of(1.1), []],
  ['less', of(20), of(12), []],
  ['styles that have grown', of(20, 4), of(20, 4.4), ['./tree: 4 kB of styles have become 4.4']],
  ['a new door', [], of(2), ['./tree is not in the table']],
  ['a door that is gone', of(2), [], ['./tree is in the table and leads nowhere']],
])('%s', (_title, known, measured, said) => {
  expect(growthOf(known, measured)).toEqual(said);
});
