import { expect, test } from 'vitest';
import { countChars } from './countChars.ts';

test.each([
  ['', 0],
  ['护栏 A', 4],
  ['𠮷野家', 3],
  ['第一行\n第二行', 7],
])('“%s” has %i characters', (text, chars) => {
  expect(countChars(text)).toBe(chars);
});
