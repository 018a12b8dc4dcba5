import { expect, test } from 'vitest';
import { colorOfLabel } from './index.ts';

test.each([
  ['#188ae2', 'blue'],
  ['#E15955', 'red'],
  ['#ff0000', 'red'],
  ['#00aa66', 'green'],
  ['#FFFFFF', null],
  ['#ffffff', null],
  ['', null],
  ['red', null],
  ['url(x)', null],
])('“%s” is the label %s', (color, label) => expect(colorOfLabel(color)).toBe(label));
