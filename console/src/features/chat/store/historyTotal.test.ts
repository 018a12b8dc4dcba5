import { expect, test } from 'vitest';
import { historyTotal } from './historyTotal.ts';

test.each([
  ['a right one', 80, 0, 30, 80],
  ['too small on a full page', 5, 30, 30, 61],
  ['0 on a full page', 0, 0, 30, 31],
  ['too small on the last page', 5, 30, 7, 37],
  ['larger than there is, on an empty page', 80, 60, 0, 60],
  ['of an empty history', 0, 0, 0, 0],
])('a total that is %s', (_, total, before, added, is) => expect(historyTotal({ total, before, added, pageSize: 30 })).toBe(is));
