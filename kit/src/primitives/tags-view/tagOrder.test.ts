import { describe, expect, test } from 'vitest';
import { idsToClose, placeAfterStep, placeUnderPointer, tagAfterClosing, tagCommand } from './tagOrder.ts';
import type { TagCommand, TagEdge } from './tagOrder.ts';
import type { ClosingHow } from './types.ts';

const tag = (id: string, isPinned = false) => ({ id, isPinned });
const tags = [tag('home', true), tag('a'), tag('b'), tag('c')];

test.each<readonly [ClosingHow, string, string]>([
  ['one', 'a', 'a'],
  ['one', 'home', ''],
  ['others', 'b', 'a c'],
  ['others', 'home', 'a b c'],
  ['right', 'a', 'b c'],
  ['right', 'c', ''],
  ['all', 'b', 'a b c'],
])('closing %s, asked on %s, means: %s', (how, id, ids) => expect(idsToClose(tags, how, id).join(' ')).toBe(ids));

test.each<readonly [string, readonly string[], string, string | null]>([
  ['the tag to the right', ['b'], 'b', 'c'],
  ['the next one that is open', ['a', 'b'], 'a', 'c'],
  ['else the one to the left', ['c'], 'c', 'b'],
  ['the tag itself while it is open', ['a', 'c'], 'b', 'b'],
  ['none when none is left', ['home', 'a', 'b', 'c'], 'b', null],
  ['the first one after a tag nobody knows', ['b'], 'x', 'home'],
])('the keyboard goes to %s', (_, closed, id, to) => expect(tagAfterClosing(tags, closed, id)).toBe(to));

test.each<readonly [string, 1 | -1, number | TagEdge]>([
  ['a', 1, 2],
  ['c', -1, 2],
  ['c', 1, 'last'],
  ['a', -1, 'pinned'],
  ['home', 1, 'pinned'],
  ['home', -1, 'first'],
])('%s moved by %d: %s', (id, step, to) => expect(placeAfterStep(tags, id, step)).toBe(to));

test.each([
  ['a', 10, 1],
  ['a', 149, 1],
  ['a', 260, 2],
  ['a', 999, 3],
  ['c', 0, 1],
  ['home', 999, 0],
])('%s dragged to %d px has the place %d', (id, pointerPx, place) =>
  expect(placeUnderPointer(tags, id, [50, 150, 250, 350], pointerPx)).toBe(place),
);

describe('keys', () => {
  const plain = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false };
  test.each<readonly [string, Partial<typeof plain>, number, TagCommand | null]>([
    ['ArrowRight', {}, 1, { does: 'focus', to: 2 }],
    ['ArrowRight', {}, 3, { does: 'focus', to: 3 }],
    ['ArrowLeft', {}, 0, { does: 'focus', to: 0 }],
    ['Home', {}, 3, { does: 'focus', to: 0 }],
    ['End', {}, 0, { does: 'focus', to: 3 }],
    ['Delete', {}, 1, { does: 'close' }],
    ['Delete', { shiftKey: true }, 1, null],
    ['ArrowRight', { altKey: true, shiftKey: true }, 1, { does: 'move', by: 1 }],
    ['ArrowLeft', { altKey: true, shiftKey: true }, 1, { does: 'move', by: -1 }],
    ['ArrowLeft', { altKey: true }, 1, null],
    ['ArrowLeft', { ctrlKey: true, altKey: true, shiftKey: true }, 1, null],
    ['Enter', {}, 1, null],
    ['a', {}, 1, null],
  ])('%s with %j at place %d', (key, modifiers, at, command) =>
    expect(tagCommand({ key, ...plain, ...modifiers }, at, tags.length)).toEqual(command),
  );
});
