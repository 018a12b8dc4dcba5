import { describe, expect, test } from 'vitest';
import { memoryStorage } from './examples/memory.ts';
import { fieldListOf, keep, readKept, readSettings } from './keeping.ts';
import type { ColumnSetting } from './types.ts';

const settings: ColumnSetting[] = [
  { prop: 'state', label: '状态', isVisible: false },
  { prop: 'no', label: '工单编号', isVisible: true },
];

describe('in the browser', () => {
  test('settings are kept per menu or model id, as prop, label and columnVisible', () => {
    const storage = memoryStorage();
    keep(() => storage, '506', settings);
    expect([...storage.kept]).toEqual([
      ['jnpf_columns_506', '[{"prop":"state","label":"状态","columnVisible":false},{"prop":"no","label":"工单编号","columnVisible":true}]'],
    ]);
    expect(readKept(() => storage, '506')).toEqual(settings);
    expect(readKept(() => storage, '507')).toBeNull();
  });
  test('a browser that refuses storage, or has no room, is no reason to fail', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const full = { getItem: () => null, setItem: refused };
    expect(readKept(refused, '506')).toBeNull();
    expect(() => keep(refused, '506', settings)).not.toThrow();
    expect(() => keep(() => full, '506', settings)).not.toThrow();
  });
});

test('the server is given JSON of items with prop, label and visible', () => {
  expect(fieldListOf(settings)).toBe('[{"prop":"state","label":"状态","visible":false},{"prop":"no","label":"工单编号","visible":true}]');
  expect(readSettings(fieldListOf(settings))).toEqual(settings);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['no list', '{"prop":"no"}'],
  ['an empty list', '[]'],
  ['a list of other things', '[null,1,"no",[],{"label":"x"},{"prop":1},{"prop":""}]'],
])('%s holds no settings', (_, text) => {
  expect(readSettings(text)).toBeNull();
});

test('what is missing in an item is filled in, what is wrong is left out', () => {
  expect(readSettings('[{"prop":"no"},{"prop":"state","label":1,"columnVisible":"x"},7]')).toEqual([
    { prop: 'no', label: 'no', isVisible: true },
    { prop: 'state', label: 'state', isVisible: true },
  ]);
});
