import { expect, test } from 'vitest';
import { openingOf } from './openingOf.ts';

test.each([
  [['edit', 'detail', 'remove'], 'detail'],
  [['edit', 'remove'], 'edit'],
  [['open', 'recall'], 'open'],
  [['remove', 'reset'], undefined],
])('a row with %j is opened by %s', (ids, opening) => expect(openingOf(ids.map((id) => ({ id })))).toBe(opening));
