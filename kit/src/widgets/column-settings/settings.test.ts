import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangementOf, defaultSettings, mergeSettings, settableColumns } from './settings.ts';
import type { ColumnSetting, SettableColumn } from './types.ts';

const column = (prop: string, more: Partial<SettableColumn> = {}): SettableColumn => ({
  id: `id-${prop}`,
  prop,
  header: `表头 ${prop}`,
  ...more,
});
const saved = (...props: string[]): ColumnSetting[] =>
  props.map((text) => ({ prop: text.replace('-', ''), label: '', isVisible: !text.startsWith('-') }));
const columns = ['a', 'b', 'c', 'd'].map((prop) => column(prop));
const never = () => false;
const shown = (listed: readonly ColumnSetting[]) => listed.map(({ prop, isVisible }) => `${isVisible ? '' : '-'}${prop}`);

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

describe('what the table makes of it', () => {
  const arranged = (given: readonly SettableColumn[], listed: readonly ColumnSetting[]) =>
    arrangementOf(given, settableColumns(given, never), listed);
  test('nothing where nobody changed anything', () => {
    expect(arranged(columns, defaultSettings(columns))).toEqual({});
  });
  test('an order of ids, and the ids that are hidden', () => {
    expect(arranged(columns, saved('b', '-a', 'c', 'd'))).toEqual({ order: ['id-b', 'id-a', 'id-c', 'id-d'], hiddenIds: ['id-a'] });
    expect(arranged(columns, saved('a', '-b', 'c', 'd'))).toEqual({ hiddenIds: ['id-b'] });
  });
  test('columns that cannot be listed stay at their places', () => {
    const mixed = [column('a'), { id: 'x', header: '' }, column('b'), column('c')];
    expect(arranged(mixed, saved('c', 'b', 'a')).order).toEqual(['id-c', 'x', 'id-b', 'id-a']);
  });
});
