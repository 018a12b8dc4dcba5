import { expect, test } from 'vitest';
import { FIXED_ICONS } from './fixedIcons.map.ts';
import { fixedByPath } from '../routes/fixedPages.ts';

test('every page at a fixed route has a tag icon of its own', () => {
  expect([...FIXED_ICONS.keys()].toSorted()).toEqual([...fixedByPath.keys()].toSorted());
  expect(new Set(FIXED_ICONS.values()).size).toBe(fixedByPath.size);
});
