import { isSame } from '@milepost/kit/forms/grammar';

type Rows = readonly unknown[];

/** True where one side has taken rows away and the other has changed rows: nobody knows then which row is which. */
const isAmbiguous = (before: Rows, one: Rows, other: Rows): boolean =>
  one.length < before.length && before.some((row, at) => !isSame(row, other[at]));

/** New rows of both sides; what both have added alike is one. */
const added = (theirs: Rows, mine: Rows): Rows => (isSame(theirs, mine) ? theirs : [...theirs, ...mine]);

/**
 * Rows that hold what two people have done to a table since both had it, row by row; null where both have changed the same row,
 * or where it cannot be told. What either has added is kept.
 */
export function mergedRows(before: unknown, theirs: unknown, mine: unknown): Rows | null {
  if (!Array.isArray(before) || !Array.isArray(theirs) || !Array.isArray(mine)) return null;
  if (isAmbiguous(before, theirs, mine) || isAmbiguous(before, mine, theirs)) return null;
  const kept: unknown[] = [];
  for (const [at, was] of before.entries()) {
    const [their, my] = [theirs[at] as unknown, mine[at] as unknown];
    if (!isSame(their, was) && !isSame(my, was) && !isSame(their, my)) return null;
    const is = isSame(my, was) ? their : my;
    if (is !== undefined) kept.push(is);
  }
  return [...kept, ...added(theirs.slice(before.length), mine.slice(before.length))];
}
