import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings, mergeSettings, savedOf, settableColumns, settingsOf, withWidths } from './settings.ts';
import type { ListedColumn, SavedColumn, SettableColumn } from './types.ts';

const column = (prop: string, more: Partial<SettableColumn> = {}): SettableColumn => ({
  id: `id-${prop}`,
  prop,
  header: `表头 ${prop}`,
  ...more,
});
const saved = (...props: string[]): SavedColumn[] =>
  props.map((text) => ({ prop: text.replace('-', ''), label: '', isVisible: !text.startsWith('-') }));
const columns = ['a', 'b', 'c', 'd'].map((prop) => column(prop));
const never = () => false;
const AS_DECLARED = { order: [], hidden: [], widthsPx: {}, pinned: {} };
const shown = (listed: readonly SavedColumn[]) => listed.map(({ prop, isVisible }) => `${isVisible ? '' : '-'}${prop}`);

describe('what is listed', () => {
  test('are only columns with a property name, each name once, and no operation column', () => {
    const given = [column('a'), { id: 'x', header: '' }, column('a', { id: 'again' }), column('op', { header: '操作' }), column('b')];
    expect(settableColumns(given, ({ header }) => header === '操作').map(({ id }) => id)).toEqual(['id-a', 'id-b']);
  });
});

describe('saved settings and the columns there are now', () => {
  test.each([
    ['nothing saved', null, ['a', 'b', 'c', 'd'], []],
    ['order and visibility are taken over', saved('d', '-a', 'b', 'c'), ['d', '-a', 'b', 'c'], []],
    ['new columns are appended and shown', saved('c', '-a'), ['c', '-a', 'b', 'd'], ['b', 'd']],
    ['columns that are gone are dropped', saved('z', 'd', 'c', 'b', 'a'), ['d', 'c', 'b', 'a'], []],
    ['a column named twice counts once, the first time', saved('b', 'a', '-b', 'c', 'd'), ['b', 'a', 'c', 'd'], []],
    ['where nothing would be shown, everything is', saved('-a', '-b', '-c', '-d'), ['a', 'b', 'c', 'd'], []],
  ])('%s', (_, kept, listed, added) => {
    const merged = mergeSettings(columns, kept);
    expect(shown(merged)).toEqual(listed);
    expect(merged.filter(({ isNew }) => isNew).map(({ prop }) => prop)).toEqual(added);
  });
  test('labels are the present ones', () => {
    expect(mergeSettings(columns, [{ prop: 'a', label: '旧名', isVisible: true }])[0]?.label).toBe('表头 a');
  });
  test('whatever was saved, every column is listed once and at least one is shown', () => {
    const anySaved = fc.array(
      fc.record({ prop: fc.constantFrom('a', 'b', 'c', 'd', 'e', ''), label: fc.string(), isVisible: fc.boolean() }),
    );
    fc.assert(
      fc.property(anySaved, (kept) => {
        const merged = mergeSettings(columns, kept);
        expect(merged.map(({ prop }) => prop).toSorted()).toEqual(['a', 'b', 'c', 'd']);
        expect(merged.some(({ isVisible }) => isVisible)).toBe(true);
      }),
    );
  });
});

test('widths and edges are taken over; what a list knows nothing of is as declared', () => {
  const pinned = columns.map((one) => (one.prop === 'a' ? { ...one, pinned: 'start' as const } : one));
  const merged = mergeSettings(pinned, [
    { prop: 'b', label: '', isVisible: true, widthPx: 200, pinned: 'end' },
    { prop: 'a', label: '', isVisible: true, pinned: 'none' },
  ]);
  expect(merged.slice(0, 3).map(({ widthPx, pinned: edge, declaredEdge }) => [widthPx, edge, declaredEdge])).toEqual([
    [200, 'end', 'none'],
    [null, 'none', 'start'],
    [null, null, 'none'],
  ]);
});

const from = (given: readonly SettableColumn[], list: readonly SavedColumn[] | null) => mergeSettings(settableColumns(given, never), list);

describe('what the table makes of it', () => {
  const arranged = (given: readonly SettableColumn[], list: readonly SavedColumn[]) =>
    settingsOf(given, settableColumns(given, never), from(given, list));
  test('nothing where nobody changed anything', () => {
    expect(settingsOf(columns, columns, defaultSettings(columns))).toEqual(AS_DECLARED);
  });
  test('an order of ids, and the ids that are hidden', () => {
    expect(arranged(columns, saved('b', '-a', 'c', 'd'))).toEqual({
      ...AS_DECLARED,
      order: ['id-b', 'id-a', 'id-c', 'id-d'],
      hidden: ['id-a'],
    });
    expect(arranged(columns, saved('a', '-b', 'c', 'd'))).toEqual({ ...AS_DECLARED, hidden: ['id-b'] });
  });
  test('widths and edges by id', () => {
    const [a, ...rest] = saved('a', 'b', 'c', 'd');
    expect(arranged(columns, [{ prop: 'a', label: '', isVisible: true, ...a, widthPx: 90, pinned: 'end' }, ...rest])).toEqual({
      ...AS_DECLARED,
      widthsPx: { 'id-a': 90 },
      pinned: { 'id-a': 'end' },
    });
  });
  test('columns that cannot be listed stay at their places', () => {
    const mixed = [column('a'), { id: 'x', header: '' }, column('b'), column('c')];
    expect(arranged(mixed, saved('c', 'b', 'a')).order).toEqual(['id-c', 'x', 'id-b', 'id-a']);
  });
});

describe('what is kept', () => {
  const listed = (...props: string[]): readonly ListedColumn[] => from(columns, saved(...props));
  test('is nothing where everything is as declared, so that columns that come later stand where they are declared', () => {
    expect(savedOf(listed('a', 'b', 'c', 'd'), defaultSettings(columns))).toBeNull();
  });
  test.each([
    ['a column is moved', listed('b', 'a', 'c', 'd')],
    ['one is hidden', listed('a', '-b', 'c', 'd')],
    ['one is wider', withWidths(columns, listed('a', 'b', 'c', 'd'), { 'id-c': 200 })],
  ])('is the whole list where %s', (_, list) => {
    const kept = savedOf(list, defaultSettings(columns));
    expect(kept?.map(({ prop }) => prop)).toEqual(list.map(({ prop }) => prop));
    expect(mergeSettings(columns, kept)).toEqual(list);
  });
  test('is rid of a width that is gone', () => {
    const wide = withWidths(columns, listed('a', 'b', 'c', 'd'), { 'id-c': 200 });
    expect(wide[2]?.widthPx).toBe(200);
    expect(savedOf(withWidths(columns, wide, {}), defaultSettings(columns))).toBeNull();
  });
});
