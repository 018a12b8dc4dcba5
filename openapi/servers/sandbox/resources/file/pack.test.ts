import { expect, it } from 'vitest';
import { distinctNames } from './pack.ts';

it.each([
  [
    ['a.pdf', 'a.pdf', 'a.pdf'],
    ['a.pdf', 'a(1).pdf', 'a(2).pdf'],
  ],
  [
    ['a.pdf', 'a(1).pdf', 'a.pdf'],
    ['a.pdf', 'a(1).pdf', 'a(2).pdf'],
  ],
  [
    ['A.pdf', 'a.PDF'],
    ['A.pdf', 'a(1).PDF'],
  ],
  [
    ['noext', 'noext'],
    ['noext', 'noext(1)'],
  ],
  [
    ['.txt', '.txt'],
    ['.txt', '.txt(1)'],
  ],
  [
    ['清单.txt', '清单.doc'],
    ['清单.txt', '清单.doc'],
  ],
])('the names %j are packed as %j', (names, packed) => {
  expect(distinctNames(names)).toEqual(packed);
});
