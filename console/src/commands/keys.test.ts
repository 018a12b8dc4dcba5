import { describe, expect, test } from 'vitest';
import { areKeys, ariaKeys, isSingleKey, keyCaps } from './keys.ts';
import type { KeyPress } from './keys.ts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...rest,
});

describe('keys are recognised', () => {
  test.each<readonly [string, string, KeyPress, boolean, boolean]>([
    ['Ctrl and a letter', 'Mod+K', press('k', { ctrlKey: true }), false, true],
    ['with caps lock', 'Mod+K', press('K', { ctrlKey: true }), false, true],
    ['⌘ on a Mac', 'Mod+K', press('k', { metaKey: true }), true, true],
    ['Ctrl on a Mac is something else', 'Mod+K', press('k', { ctrlKey: true }), true, false],
    ['without Ctrl', 'Mod+K', press('k'), false, false],
    ['with a further key', 'Mod+K', press('k', { ctrlKey: true, shiftKey: true }), false, false],
    ['where the keyboard writes another script', 'Mod+K', press('л', { ctrlKey: true, code: 'KeyK' }), false, true],
    ['a letter elsewhere on the keyboard counts by what it writes', 'Mod+K', press('t', { ctrlKey: true, code: 'KeyK' }), false, false],
    ['? with Shift', '?', press('?', { shiftKey: true, code: 'Slash' }), false, true],
    ['? without', '?', press('?', { code: 'Minus' }), false, true],
    ['? with Ctrl', '?', press('?', { ctrlKey: true }), false, false],
    ['Alt, Shift and a letter', 'Alt+Shift+R', press('R', { altKey: true, shiftKey: true }), false, true],
    ['Ctrl and Alt is how some keyboards write signs', 'Mod+K', press('k', { ctrlKey: true, altKey: true }), false, false],
    ['a plus', 'Mod++', press('+', { ctrlKey: true }), false, true],
    ['a key with a name', 'Alt+ArrowUp', press('ArrowUp', { altKey: true }), false, true],
  ])('%s: %s', (_, keys, event, isMac, expected) => expect(areKeys(event, keys, isMac)).toBe(expected));
});

test.each([
  ['?', true],
  ['G', true],
  ['Shift+G', true],
  ['Mod+K', false],
  ['Alt+R', false],
  ['F2', false],
])('%s alone: %s', (keys, expected) => expect(isSingleKey(keys)).toBe(expected));

test.each([
  ['Mod+K', false, ['Ctrl', 'K'], 'Control+K'],
  ['Mod+K', true, ['⌘', 'K'], 'Meta+K'],
  ['Alt+Shift+R', true, ['⌥', '⇧', 'R'], 'Alt+Shift+R'],
  ['?', false, ['?'], '?'],
])('%s is printed and told (Mac: %s)', (keys, isMac, caps, told) => {
  expect(keyCaps(keys, isMac)).toEqual(caps);
  expect(ariaKeys(keys, isMac)).toBe(told);
});
