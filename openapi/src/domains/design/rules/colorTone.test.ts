import { expect, test } from 'vitest';
import { colorTone } from './colorTone.ts';

test.each<[string, ReturnType<typeof colorTone>]>([
  [' Red ', 'danger'],
  ['transparent', null],
  ['constructor', undefined],
  ['#f00', 'danger'],
  // Between red and violet: pinks are reds, violets are blues.
  ['#ff0080', 'danger'],
  ['#8000ff', 'info'],
  // Ends of the hues, to the degree.
  ['rgb(255, 76, 0)', 'danger'],
  ['rgb(255, 81, 0)', 'warning'],
  ['rgb(213, 255, 0)', 'warning'],
  ['rgb(211, 255, 0)', 'success'],
  ['rgb(0, 255, 212)', 'success'],
  ['rgb(0, 255, 217)', 'info'],
  ['#00f', 'info'],
  ['#F56C6C', 'danger'],
  ['#E6A23C', 'warning'],
  ['#67C23A', 'success'],
  ['#409EFF', 'info'],
  // Greys by their lightness: those near black and white are the page.
  ['#808080', 'off'],
  ['#404040', 'off'],
  ['#3f3f3f', null],
  ['#e5e5e5', 'off'],
  ['#e6e6e6', null],
  ['#ffffff', null],
  ['#000', null],
  // Pale, though its channels are apart: saturation says it is a grey. Dark, though saturated: its channels are together.
  ['rgb(110, 128, 140)', 'off'],
  ['rgb(100, 128, 145)', 'info'],
  ['rgb(9, 0, 0)', null],
  ['rgb(255, 246, 246)', null],
  ['rgb(255, 235, 235)', 'danger'],
  ['rgba(255, 0, 0, 0.5)', 'danger'],
  ['rgb(256, 0, 0)', undefined],
  ['rgb(0, 0, 256)', undefined],
  ['#ff00', undefined],
  ['red;', undefined],
])('a look of %s has the tone %s', (color, tone) => expect(colorTone(color)).toBe(tone));
