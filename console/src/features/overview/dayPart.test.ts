import { expect, test } from 'vitest';
import { dayPartOf } from './dayPart.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, part) => expect(dayPartOf(hour)).toBe(part));
