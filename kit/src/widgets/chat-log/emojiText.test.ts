import { describe, expect, test } from 'vitest';
import { textParts, textWithEmoji } from './emojiText.ts';
import { PAUSE_MS, daysFrom, startsNewGroup } from './moments.ts';
import { thumbnailBox } from './thumbnail.ts';

const smile = { code: '[smile]', character: '🙂', label: '微笑' };
const byCode = new Map([[smile.code, smile]]);

describe('emoji codes in a text', () => {
  test.each<[string, (string | typeof smile)[]]>([
    ['[smile]<img src=x onerror=alert(1)>', [smile, '<img src=x onerror=alert(1)>']],
    ['收到[smile][smile]', ['收到', smile, smile]],
    ['[nobody] [ smile] [smile', ['[nobody] [ smile] [smile']],
    ['[[smile]]', ['[', smile, ']']],
    ['', []],
    ['[constructor][__proto__]', ['[constructor][__proto__]']],
  ])('%j', (text, parts) => expect(textParts(text, byCode).map((part) => (part.kind === 'words' ? part.text : part.emoji))).toEqual(parts));
  test('stand as characters where a text is a name', () => expect(textWithEmoji('收到[smile]', byCode)).toBe('收到🙂'));
});

describe('the box of an image', () => {
  test.each([
    [0, 0, 200, 150],
    [Number.NaN, 100, 200, 150],
    [Number.POSITIVE_INFINITY, 1, 200, 150],
    [-5, 100, 200, 150],
    [1280, 720, 240, 135],
    [720, 1280, 101, 180],
    [100, 80, 100, 80],
    [1, 1, 44, 44],
    [1e9, 1, 240, 44],
  ])('%d × %d is shown in %d × %d', (widthPx, heightPx, toWidthPx, toHeightPx) =>
    expect(thumbnailBox({ widthPx, heightPx })).toEqual({ widthPx: toWidthPx, heightPx: toHeightPx }),
  );
});

describe('day and time above a message', () => {
  const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 8, minute);
  test.each([
    ['the first one', at(20, 10), undefined, true],
    ['a minute later', at(20, 10, 1), at(20, 10), false],
    ['after a pause', at(20, 10) + PAUSE_MS, at(20, 10), true],
    ['the first of a day', at(21, 0, 1), at(20, 23, 59), true],
    ['one that the server has not confirmed', null, at(20, 10), false],
    ['after one that the server has not confirmed', at(21, 10), null, false],
  ])('%s', (_, atMs, beforeMs, isNewGroup) => expect(startsNewGroup(atMs, beforeMs)).toBe(isNewGroup));
  test('days are counted by the calendar, not by hours', () => {
    expect(daysFrom(at(20, 23, 59), at(21, 0, 1))).toBe(1);
    expect(daysFrom(at(21, 0, 1), at(21, 23, 59))).toBe(0);
  });
});
