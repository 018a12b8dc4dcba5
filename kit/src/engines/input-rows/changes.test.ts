import { expect, test } from 'vitest';
import { createChanges } from './changes.ts';
import type { Change, Step } from './types.ts';

const MOST_CHANGES = 100;
const set = (after: unknown, { id = 1, field = 'count', before = null as unknown } = {}): Step => ({
  kind: 'set',
  id,
  field,
  before,
  after,
});
const text = (after: unknown, before: unknown = null): Step => ({ kind: 'text', id: 1, field: 'count', before, after });
const change = (steps: readonly Step[], stay?: number): Change => ({
  deed: { does: 'edit', row: 1, field: 'count' },
  steps,
  ...(stay !== undefined && { stay }),
});

/** Every change that can be taken back, the last one first. */
function backOf(given: readonly Change[]): (readonly Step[])[] {
  const changes = createChanges();
  for (const one of given) changes.remember(one);
  const found: (readonly Step[])[] = [];
  for (let one = changes.back(); one; one = changes.back()) found.push(one.steps);
  return found;
}

const INSERT: Step = { kind: 'insert', at: 0, id: 9, row: {} };

test.each<[string, readonly Change[], (readonly Step[])[]]>([
  ['two changes', [change([set(1)]), change([set(2, { before: 1 })])], [[set(2, { before: 1 })], [set(1)]]],
  ['a change to what was there before', [change([set(null)])], []],
  ['a text that is as before', [change([text('a', 'a')])], []],
  ['a change of which one step changes something', [change([set(null), set(1, { id: 2 })])], [[set(null), set(1, { id: 2 })]]],
  ['a new row', [change([INSERT])], [[INSERT]]],
  ['keys of one stay', [change([set(1)], 7), change([set(12, { before: 1 })], 7)], [[set(12)]]],
  ['keys of two stays', [change([set(1)], 7), change([set(2, { before: 1 })], 8)], [[set(2, { before: 1 })], [set(1)]]],
  ['two changes without a stay', [change([set(1)]), change([set(1, { id: 2 })])], [[set(1, { id: 2 })], [set(1)]]],
  ['keys of a stay in which all was taken back', [change([set(1)], 7), change([set(null, { before: 1 })], 7)], []],
  ['a stay that wrote two cells', [change([set(1)], 7), change([set('b', { field: 'name' })], 7)], [[set(1), set('b', { field: 'name' })]]],
  ['a stay in two rows', [change([set(1)], 7), change([set(1, { id: 2 })], 7)], [[set(1), set(1, { id: 2 })]]],
  ['a value and a text of one cell', [change([set(1)], 7), change([text('x')], 7)], [[set(1), text('x')]]],
  ['a text that is typed on', [change([text('1')], 7), change([text('1a', '1')], 7)], [[text('1a')]]],
  ['a stay that began with a new row', [change([INSERT], 7), change([set(1, { id: 9 })], 7)], [[INSERT, set(1, { id: 9 })]]],
])('of %s these can be taken back', (_, given, expected) => expect(backOf(given)).toEqual(expected));

test('more changes than can be taken back: the oldest ones are gone', () => {
  const many = Array.from({ length: MOST_CHANGES + 2 }, (_, at) => change([set(at + 1, { before: at })]));
  const back = backOf(many);
  expect(back).toHaveLength(MOST_CHANGES);
  expect(back.at(-1)).toEqual([set(3, { before: 2 })]);
});

test('what was taken back is done again in its order, until something else is done', () => {
  const changes = createChanges();
  const [one, two] = [change([set(1)]), change([set(2, { before: 1 })])];
  changes.remember(one);
  changes.remember(two);
  expect([changes.back(), changes.back(), changes.back()]).toEqual([two, one, null]);
  expect([changes.again(), changes.again(), changes.again()]).toEqual([one, two, null]);
  expect(changes.back()).toBe(two);
  changes.remember(change([set(5)]));
  expect(changes.again()).toBeNull();
});

test('a stay is dropped as if it had never been, and no other', () => {
  const changes = createChanges();
  changes.remember(change([set(1)]));
  changes.remember(change([set(2, { id: 2 })], 7));
  expect(changes.drop(8)).toBeNull();
  expect(changes.drop(7)?.steps).toEqual([set(2, { id: 2 })]);
  expect(changes.drop(7)).toBeNull();
  expect([changes.again(), changes.back()?.steps]).toEqual([null, [set(1)]]);
});

test('nothing can be taken back or done again once it is forgotten', () => {
  const changes = createChanges();
  changes.remember(change([set(1)]));
  changes.remember(change([set(2, { id: 2 })]));
  changes.back();
  changes.forget();
  expect([changes.back(), changes.again()]).toEqual([null, null]);
});
