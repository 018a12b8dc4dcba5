import { expect, test } from 'vitest';
import { comparedLines, foundLines, linesOf } from './codeLines.ts';

test('lines are numbered, and the end of the last one begins no other', () => {
  expect(linesOf('a\nb\n').map(({ text, number }) => [text, number])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a file beside one that exists has the lines that came and those that went, numbered as its own', () => {
  expect(comparedLines('a\nnew\nc\n', 'a\nold\nc\n').map(({ text, as, number }) => [as, text, number])).toEqual([
    ['both', 'a', 1],
    ['went', 'old', null],
    ['came', 'new', 2],
    ['both', 'c', 3],
  ]);
});

test('line ends of another computer, and a missing one at the end, are no difference', () => {
  expect(comparedLines('a\nb\n', 'a\r\nb').filter(({ as }) => as !== 'both')).toEqual([]);
});

test('what is looked for is found whatever the case, and nothing is found for nothing', () => {
  const lines = linesOf('Place\nother\nplace\n');
  expect(foundLines(lines, ' pLACE ')).toEqual([0, 2]);
  expect(foundLines(lines, ' ')).toEqual([]);
});
