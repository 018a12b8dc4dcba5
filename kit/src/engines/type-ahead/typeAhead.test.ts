import { expect, test } from 'vitest';
import { findTyped, isLetter, nothingTyped, typeLetter } from './typeAhead.ts';

const labels = ['交通事件', '路产设施', '养护工程', '收费业务', '收费车型', 'toll', 'tunnel'];
const find = (text: string, from: number) =>
  findTyped(text, from, labels.length, (position, word) => labels[position]?.startsWith(word) ?? false);

test.each([
  ['收', 0, 3],
  ['收', 3, 4],
  ['收', 4, 3],
  ['收费车', 3, 4],
  ['收费业', 3, 3],
  ['T', 0, 5],
  ['tu', 5, 6],
  ['桥', 0, -1],
])('“%s” typed on row %i finds row %i', (text, from, found) => {
  expect(find(text, from)).toBe(found);
});

test('letters within a second are one word, later ones begin a new word', () => {
  const first = typeLetter(nothingTyped, 't', 0);
  expect(typeLetter(first, 'u', 900).text).toBe('tu');
  expect(typeLetter(first, 'u', 1000).text).toBe('u');
});

test('the same letter again asks for the next row', () => {
  expect(typeLetter(typeLetter(nothingTyped, '收', 0), '收', 100).text).toBe('收');
});

test.each([
  ['张', {}, true],
  ['a', {}, true],
  ['𠮷', {}, true],
  [' ', {}, false],
  ['Enter', {}, false],
  ['a', { ctrlKey: true }, false],
])('%s with %o types a letter: %s', (key, over, expected) => {
  expect(isLetter({ key, ctrlKey: false, metaKey: false, altKey: false, ...over })).toBe(expected);
});
