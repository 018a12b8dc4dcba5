import { expect, test } from 'vitest';
import { createSize } from './size.ts';

/** Steps of a pattern of letters, groups and counts, as one who reads it tells them. */
function stepsOf(pattern: string): number {
  const size = createSize();
  for (const [part] of pattern.matchAll(/[a-z()]|\d+/g))
    if (part === '(') size.open();
    else if (part === ')') size.close();
    else if (/\d/.test(part)) size.repeat(Number(part));
    else size.add();
  return size.steps();
}

test.each([
  ['', 0],
  ['abc', 3],
  ['ab{3}', 4],
  ['a{0}', 1],
  ['(ab)c', 5],
  ['b(a){3}', 10],
  ['((a)b){2}c', 13],
  ['(a{2}){3}', 12],
  ['()', 2],
  // What is not closed yet counts, and what closes nothing too.
  ['ab(c(d', 4],
  ['a)', 3],
])('%s has %i steps', (pattern, steps) => expect(stepsOf(pattern)).toBe(steps));
