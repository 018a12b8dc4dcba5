import { describe, expect, test } from 'vitest';
import { emojiByCode, emojiIn } from './data/emoji.ts';
import { nextCell } from './nextCell.ts';

const COUNT = 120;

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 119, false, 119],
  ['ArrowLeft', 0, false, 0],
  ['ArrowLeft', 10, false, 9],
  ['ArrowDown', 3, false, 13],
  ['ArrowDown', 115, false, 115],
  ['ArrowUp', 13, false, 3],
  ['ArrowUp', 3, false, 3],
  ['Home', 17, false, 10],
  ['End', 17, false, 19],
  ['Home', 17, true, 0],
  ['End', 17, true, 119],
  ['Tab', 17, false, null],
])('%s from cell %d leads to the right cell', (key, from, isCtrl, to) => expect(nextCell(from, key, COUNT, isCtrl)).toBe(to));

describe.each(['zh', 'zhtw', 'en'] as const)('the emoji in %s', (locale) => {
  test('are 120, each with a code and a label, none twice', () => {
    const all = emojiIn(locale);
    expect(all).toHaveLength(COUNT);
    for (const part of ['code', 'character', 'label'] as const) expect(new Set(all.map((emoji) => emoji[part])).size).toBe(COUNT);
    expect(all.every(({ code }) => /^\[[a-z]+\]$/.test(code))).toBe(true);
    expect(emojiByCode(locale).get('[smile]')?.character).toBe('🙂');
  });
});
