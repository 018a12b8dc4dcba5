import { expect, test } from 'vitest';
import { readColor, writeColor } from './colorText.ts';

test.each([
  ['#1677ff', '#1677ff', '#1677ff'],
  ['1677FF', '#1677ff', '#1677ff'],
  [' #abc ', '#aabbcc', '#aabbcc'],
  ['#abcd', '#aabbcc', 'rgba(170, 187, 204, 0.87)'],
  ['#1677ff80', '#1677ff', 'rgba(22, 119, 255, 0.5)'],
  ['rgb(22,119,255)', '#1677ff', '#1677ff'],
  ['rgba(22, 119, 255, 0.5)', '#1677ff', 'rgba(22, 119, 255, 0.5)'],
  ['rgba(22 119 255 / 50%)', '#1677ff', 'rgba(22, 119, 255, 0.5)'],
  ['rgba(22, 119, 255, 1)', '#1677ff', '#1677ff'],
])('%j is %s, and with what one sees through it %s', (written, opaque, whole) => {
  const color = readColor(written);
  expect(color && writeColor(color, false)).toBe(opaque);
  expect(color && writeColor(color, true)).toBe(whole);
});

test.each(['', 'red', '#12', '#12345', '#ggg', 'rgb(256, 0, 0)', 'rgba(0,0,0,2)', 'url(#a)', '#fff; color: red'])('%j is none', (written) =>
  expect(readColor(written)).toBeNull(),
);
