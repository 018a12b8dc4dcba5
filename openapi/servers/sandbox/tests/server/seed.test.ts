import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryProblems, entryProblems } from '../../../../src/domains/dictionary/index.ts';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { CategoryRow } from '../../resources/dictionary-category/rules.ts';
import type { EntryRow } from '../../resources/dictionary-entry/rules.ts';
import { seedSandbox } from '../../seed/index.ts';
import { entriesOf } from '../../seed/dictionary-text.ts';

const PLACEHOLDER = /测试|示例|样例|test|demo|lorem|foo|bar|\d{6,}$/i;

const seeded = (): Store => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox);
  return store;
};

let store: Store;
let categories: CategoryRow[];
let entries: EntryRow[];

beforeAll(() => {
  store = seeded();
  categories = store.all<CategoryRow>('SELECT * FROM dictionary_category ORDER BY id');
  entries = store.all<EntryRow>('SELECT * FROM dictionary_entry ORDER BY id');
});
afterAll(() => store.close());

const depthOf = (row: { parentId: string }, rows: ReadonlyMap<string, { parentId: string }>): number => {
  const parent = rows.get(row.parentId);
  return parent ? 1 + depthOf(parent, rows) : 1;
};

describe('the seed', () => {
  it('has 60 categories four deep, 12 of them trees, and 2,000 entries', () => {
    const byId = new Map(categories.map((row) => [row.id, row]));
    expect(categories.length).toBe(60);
    expect(categories.filter((row) => row.isTree === 1).length).toBe(12);
    expect(Math.max(...categories.map((row) => depthOf(row, byId)))).toBe(4);
    expect(entries.length).toBe(2000);
    expect(entries.filter((row) => row.enabledMark === 0).length).toBeGreaterThan(20);
  });

  it('nests entries in every tree, two or three deep, and in no list', () => {
    const byId = new Map(entries.map((row) => [row.id, row]));
    const depths = (isTree: number): number[] =>
      categories
        .filter((category) => category.isTree === isTree)
        .map(({ id }) => Math.max(0, ...entries.filter((row) => row.dictionaryTypeId === id).map((row) => depthOf(row, byId))));
    expect(new Set(depths(1))).toEqual(new Set([2, 3]));
    expect(new Set(depths(0))).toEqual(new Set([0, 1]));
  });

  it('keeps the rules it asks of people', () => {
    expect(categories.filter((row) => categoryProblems(row).length > 0)).toEqual([]);
    expect(entries.filter((row) => entryProblems(row).length > 0)).toEqual([]);
  });

  it('uses words of the trade, not placeholders, and no name twice in one place', () => {
    expect([...categories, ...entries].map((row) => row.fullName).filter((name) => PLACEHOLDER.test(name))).toEqual([]);
    const places = entries.map((row) => `${row.dictionaryTypeId} ${row.parentId} ${row.fullName}`).toSorted();
    expect(places.filter((place, index) => place === places[index + 1])).toEqual([]);
  });

  it('is the same every time', () => {
    const again = seeded();
    for (const table of ['menu', 'menu_right', 'role_right', 'user', 'user_system', 'dictionary_category', 'dictionary_entry'])
      expect(again.all(`SELECT * FROM ${table}`)).toEqual(store.all(`SELECT * FROM ${table}`));
    again.close();
  });

  it('keeps no password and no MD5 of one', () => {
    const dump = JSON.stringify(store.all('SELECT hex(passwordKey) AS stored, hex(passwordSalt) AS salt FROM user'));
    expect(dump.toLowerCase()).not.toContain('e10adc39');
    expect(new Set(store.all<{ stored: string }>('SELECT hex(passwordKey) AS stored FROM user').map(({ stored }) => stored)).size).toBe(6);
  });
});

describe('the lines of the seed', () => {
  it('read names with blanks, children and disabled entries', () => {
    expect(entriesOf('机电设备 mech\n  - ETC 门架 mech.gantry')).toEqual([
      {
        fullName: '机电设备',
        enCode: 'mech',
        isEnabled: true,
        children: [{ fullName: 'ETC 门架', enCode: 'mech.gantry', isEnabled: false, children: [] }],
      },
    ]);
  });

  it('refuse a line without a code and a child without a parent', () => {
    expect(() => entriesOf('机电设备')).toThrow('机电设备');
    expect(() => entriesOf('a a\n    b b')).toThrow('known depth');
  });
});
