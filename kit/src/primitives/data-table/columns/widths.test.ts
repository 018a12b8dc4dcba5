import { expect, test } from 'vitest';
import { widthAfterKey } from './widths.ts';

test.each([
  ['ArrowRight', false, 200, 208],
  ['ArrowLeft', false, 200, 192],
  ['ArrowRight', true, 200, 240],
  ['ArrowLeft', true, 200, 160],
  ['PageUp', false, 200, 240],
  ['PageDown', false, 200, 160],
  ['ArrowLeft', false, 66, 64],
  ['ArrowRight', true, 620, 640],
  ['Home', false, 200, 64],
  ['End', false, 200, 640],
  ['Enter', false, 200, 'fit'],
  ['ArrowDown', false, 200, null],
  ['Escape', false, 200, null],
] as const)('%s with Shift %s on a column of %i px gives %s', (key, hasShift, widthPx, next) => {
  expect(widthAfterKey(key, hasShift, widthPx)).toBe(next);
});
