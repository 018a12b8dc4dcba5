import { expect, test } from 'vitest';
import { nextTip, waitOf } from './nextTip.ts';
import type { TipEvent, TipState } from './nextTip.ts';

test.each<[string, TipEvent[], TipState['is']]>([
  ['comes after the pointer rested', ['over', 'due'], 'shown'],
  ['does not come when the pointer only passes', ['over', 'out', 'due'], 'away'],
  ['goes a moment after the pointer left', ['over', 'due', 'out', 'due'], 'away'],
  ['stays when the pointer moves onto it', ['over', 'due', 'out', 'over', 'due'], 'shown'],
  ['is there at once for the keyboard', ['focus'], 'shown'],
  ['goes with the focus', ['focus', 'blur'], 'away'],
  ['goes with Escape, though the pointer stays', ['over', 'due', 'dismiss', 'due'], 'away'],
  ['does not come back under a pointer that stays', ['over', 'due', 'dismiss', 'out'], 'away'],
])('a tooltip %s', (_promise, events, is) => {
  expect(events.reduce(nextTip, { is: 'away' } satisfies TipState as TipState).is).toBe(is);
});

test('only coming and going take time', () => {
  expect(waitOf({ is: 'coming' })).toBe(500);
  expect(waitOf({ is: 'going' })).toBe(200);
  expect(waitOf({ is: 'shown' })).toBeNull();
});
