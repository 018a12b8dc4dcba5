import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, next, shownCount } from './draft.ts';
import type { DraftEvent, SettingsDraft } from './draft.ts';
import type { ListedColumn } from './types.ts';

const listed = (...texts: string[]): ListedColumn[] =>
  texts.map((text) => ({ prop: text.replace('-', ''), label: text, isVisible: !text.startsWith('-'), isNew: false }));
const order = ({ columns }: SettingsDraft) => columns.map(({ prop }) => prop).join('');
const after = (draft: SettingsDraft, ...events: DraftEvent[]) => events.reduce(next, draft);
const abc = draftOf(listed('a', 'b', '-c'));

test('visibility is turned over, but the last column shown refuses', () => {
  const one = after(abc, { kind: 'toggle', prop: 'a' });
  expect(shownCount(one)).toBe(1);
  expect(next(one, { kind: 'toggle', prop: 'b' })).toBe(one);
  expect(shownCount(next(one, { kind: 'toggle', prop: 'c' }))).toBe(2);
});

test.each([
  ['down', 1, 'bac'],
  ['to the end', 9, 'bca'],
])('a column moves %s', (_, to, expected) => {
  expect(order(next(abc, { kind: 'move', prop: 'a', to }))).toBe(expected);
});
test('the first does not move up', () => {
  expect(next(abc, { kind: 'move', prop: 'a', to: -1 })).toBe(abc);
});

describe('a column that is held', () => {
  const held = after(abc, { kind: 'grab', prop: 'a' }, { kind: 'move', prop: 'a', to: 1 }, { kind: 'move', prop: 'a', to: 2 });
  test('stays where it is dropped', () => {
    expect(order(next(held, { kind: 'drop' }))).toBe('bca');
  });
  test('goes back to its old place when the move is cancelled', () => {
    expect(order(next(held, { kind: 'cancel' }))).toBe('abc');
  });
  test('nothing is dropped or cancelled where nothing is held', () => {
    expect([next(abc, { kind: 'drop' }), next(abc, { kind: 'cancel' })]).toEqual([abc, abc]);
  });
});

describe('restoring the defaults', () => {
  const defaults = listed('c', 'b', 'a');
  const restored = next(abc, { kind: 'restore', defaults });
  test('can be undone, also when it was asked for twice', () => {
    expect(order(restored)).toBe('cba');
    expect(next(restored, { kind: 'undo' })).toEqual(abc);
    expect(order(after(restored, { kind: 'restore', defaults }, { kind: 'undo' }))).toBe('abc');
  });
  test('but not after another change', () => {
    const changed = next(restored, { kind: 'toggle', prop: 'a' });
    expect(next(changed, { kind: 'undo' })).toBe(changed);
  });
});

test('whatever is done, no column is lost and at least one is shown', () => {
  const prop = fc.constantFrom('a', 'b', 'c', 'z');
  const event: fc.Arbitrary<DraftEvent> = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const), prop }),
    fc.record({ kind: fc.constant('move' as const), prop, to: fc.integer({ min: -3, max: 5 }) }),
    fc.record({ kind: fc.constant('grab' as const), prop }),
    fc.record({ kind: fc.constantFrom('drop' as const, 'cancel' as const, 'undo' as const) }),
    fc.record({ kind: fc.constant('restore' as const), defaults: fc.constant(listed('a', 'b', 'c')) }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const draft = after(abc, ...events);
      expect(draft.columns.map((column) => column.prop).toSorted()).toEqual(['a', 'b', 'c']);
      expect(shownCount(draft)).toBeGreaterThan(0);
    }),
  );
});
