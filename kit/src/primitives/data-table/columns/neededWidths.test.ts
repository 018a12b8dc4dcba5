import { describe, expect, test } from 'vitest';
import { neededPx } from './neededWidths.ts';
import type { Column } from '../types.ts';

const column = (header: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id: 'code',
  header,
  text: String,
  width: { px: 110, mostPx: 240 },
  narrow: 'meta',
  ...more,
});
/** Width of text as it is drawn in the widest typeface we know (DejaVu Sans, 14 px). */
const DRAWN = [
  ['maintenance.measure', 156],
  ['YHGD202611010012', 147],
  ['2026-11-01 09:00', 126],
  ['Department', 85],
  ['养护工单编号', 84],
] as const;

describe('room a column needs', () => {
  test.each(DRAWN)('%s is read whole', (text, drawnPx) => {
    const px = neededPx(column('A'), [text]);
    expect(px).toBeGreaterThanOrEqual(drawnPx + 24);
    expect(px).toBeLessThan(drawnPx * 1.15 + 26 + 4);
  });
  test('the longest of the rows counts, short ones take no more than their header', () => {
    expect(neededPx(column('Code'), ['a', 'maintenance', 'bb'])).toBe(neededPx(column('Code'), ['maintenance']));
    expect(neededPx(column('Head of department'), ['何俊杰'])).toBe(neededPx(column('Head of department'), []));
  });
  test('what is drawn beside a text has room: an order, a state', () => {
    const plain = neededPx(column('Name of business'), []);
    expect(neededPx(column('Name of business', { sort: 'server' }), [])).toBe(plain + 20);
    expect(neededPx(column('A', { cell: String }), ['已启用状态'])).toBe(neededPx(column('A'), ['已启用状态']) + 20);
  });
  test('it takes no more than it may', () => {
    expect(neededPx(column('Code'), ['云望高速物流集团/渝东高速公路有限公司/渝东收费运营部'])).toBe(240);
  });
});
