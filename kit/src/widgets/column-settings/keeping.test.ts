import { describe, expect, test } from 'vitest';
import { memoryStorage } from './examples/memory.ts';
import { keep, readStored, readSettings, storageKey } from './keeping.ts';
import type { SavedColumn } from './types.ts';

const saved: SavedColumn[] = [
  { prop: 'state', label: '状态', isVisible: false, widthPx: null, pinned: null },
  { prop: 'no', label: '工单编号', isVisible: true, widthPx: 240, pinned: 'start' },
];
const asDeclared = { saved: null, isUnsent: false };

describe('in the browser', () => {
  test('settings are kept per list, as prop, label and columnVisible, with width and edge where a person has set them', () => {
    const storage = memoryStorage();
    keep(() => storage, storageKey('506'), { saved, isUnsent: false });
    expect([...storage.kept]).toEqual([
      [
        'jnpf_columns_506',
        '[{"prop":"state","label":"状态","columnVisible":false},' +
          '{"prop":"no","label":"工单编号","columnVisible":true,"widthPx":240,"pinned":"start"}]',
      ],
    ]);
    expect(readStored(() => storage, storageKey('506'))).toEqual({ saved, isUnsent: false });
    expect(readStored(() => storage, storageKey('507'))).toEqual(asDeclared);
  });
  test('and per person, where a browser has several', () => {
    const storage = memoryStorage();
    keep(() => storage, storageKey('506', '7'), { saved, isUnsent: false });
    expect(readStored(() => storage, storageKey('506', '7')).saved).toEqual(saved);
    expect(readStored(() => storage, storageKey('506', '8'))).toEqual(asDeclared);
    expect(readStored(() => storage, storageKey('506'))).toEqual(asDeclared);
  });
  test('what the server has not taken is marked, also that everything is as declared again', () => {
    const storage = memoryStorage();
    for (const one of [saved, null]) {
      keep(() => storage, 'k', { saved: one, isUnsent: true });
      expect(readStored(() => storage, 'k')).toEqual({ saved: one, isUnsent: true });
    }
    keep(() => storage, 'k', asDeclared);
    expect(storage.kept.size).toBe(0);
  });
  test('a browser that refuses storage, or has no room, is no reason to fail', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const full = { getItem: () => null, setItem: refused, removeItem: refused };
    expect(readStored(refused, 'k')).toEqual(asDeclared);
    expect(() => keep(refused, 'k', { saved, isUnsent: false })).not.toThrow();
    expect(() => keep(() => full, 'k', { saved, isUnsent: false })).not.toThrow();
    expect(() => keep(() => full, 'k', asDeclared)).not.toThrow();
  });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['no list', '{"prop":"no"}'],
  ['an empty list', '[]'],
  ['a list of other things', '[null,1,"no",[],{"label":"x"},{"prop":1},{"prop":""}]'],
  ['a number that was not sent', '{"unsent":7}'],
])('%s holds no settings', (_, text) => {
  expect(readSettings(text)).toEqual(asDeclared);
});

test('what is missing in an item is filled in, what is wrong is left out', () => {
  const items = `[
    { "prop": "no" },
    { "prop": "state", "label": 1, "columnVisible": "x", "widthPx": "200", "pinned": "top" },
    { "prop": "due", "label": "期限", "columnVisible": false, "widthPx": 1e999, "pinned": "none" },
    7
  ]`;
  const bare = { widthPx: null, pinned: null };
  expect(readSettings(items).saved).toEqual([
    { prop: 'no', label: 'no', isVisible: true, ...bare },
    { prop: 'state', label: 'state', isVisible: true, ...bare },
    { prop: 'due', label: '期限', isVisible: false, widthPx: null, pinned: 'none' },
  ]);
});
