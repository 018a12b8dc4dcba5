import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, edgeOf, next, shownCount } from './draft.ts';
import type { DraftEvent, SettingsDraft } from './draft.ts';
import type { ListedColumn } from './types.ts';

const listed = (...texts: string[]): ListedColumn[] =>
  texts.map((text) => ({
    prop: text.replace('-', ''),
    label: text,
    isVisible: !text.startsWith('-'),
    widthPx: null,
    pinned: null,
    declaredEdge: 'none',
    isNew: false,
  }));
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

test.each([
  ['none', ['start', null]],
  ['start', ['none', null]],
  ['end', ['none', null]],
] as const)(
  'a column declared at the edge %s is held or let go of by one press and as declared again by the next',
  (declaredEdge, pins) => {
    const declared = draftOf(abc.columns.map((one) => ({ ...one, declaredEdge })));
    const once = next(declared, { kind: 'pin', prop: 'a' });
    const twice = next(once, { kind: 'pin', prop: 'a' });
    expect([once, twice].map(({ columns }) => columns[0]?.pinned)).toEqual(pins);
    expect(edgeOf(once.columns[0] ?? declared.columns[0]!) === 'none').toBe(declaredEdge !== 'none');
  },
);

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
    fc.record({ kind: fc.constantFrom('toggle' as const, 'pin' as const), prop }),
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
