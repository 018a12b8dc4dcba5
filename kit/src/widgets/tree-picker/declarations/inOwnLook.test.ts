import { expect, test } from 'vitest';
import type { PickerSpec } from '../types.ts';
import { inOwnLook } from './inOwnLook.ts';

const spec = { name: 'x', title: '选择用户', look: { surface: 'dialog', widthPx: 800 } } as PickerSpec;

test.each([
  [undefined, 800],
  [640, 640],
  [400, 400],
  [1200, 1200],
  [120, 400],
  [9000, 1200],
])('a width of %s px becomes %s px', (widthPx, shown) => {
  expect(inOwnLook({ widthPx }, spec).look).toEqual({ surface: 'dialog', widthPx: shown });
});

test('a title of its own stands over the open picker', () => {
  expect([inOwnLook({}, spec).title, inOwnLook({ title: '选择值班人' }, spec).title]).toEqual(['选择用户', '选择值班人']);
});
