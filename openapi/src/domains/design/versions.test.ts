import { describe, expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { createNodeIds, formOf } from './document.ts';
import type { DesignDocument } from './document.ts';
import type { Json, JsonObject } from './json.ts';
import { RULES } from './keys.ts';
import { mergeDesigns } from './merge.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';

const newId = createNodeIds();
const field = (key: string, more: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey: 'comInput', label: key.toUpperCase() },
  ...more,
});
const card = (number: number, ...children: readonly object[]) => ({
  __config__: { jnpfKey: 'card', formId: number, label: `K${number}`, children },
});
const opened = (
  fields: readonly object[],
  list: JsonObject | null = null,
  form: JsonObject = {},
  more: Partial<DesignDocument> = {},
): DesignDocument => ({
  ...documentOf({ ...NO_TEXTS, formData: JSON.stringify({ ...form, fields }), columnData: list && JSON.stringify(list) }, newId),
  ...more,
});
type Version = Parameters<typeof opened>;
const merged = (base: Version, mine: Version, theirs: Version, side?: 'mine' | 'theirs') =>
  mergeDesigns(opened(...base), opened(...mine), opened(...theirs), side && (() => side));
const fieldsOf = (document: DesignDocument) => formOf(document)?.['fields'];

describe('two versions of a design', () => {
  test.each<[string, Version, Version, Version, object]>([
    [
      'a setting of the form',
      [[], null, { w: 1 }],
      [[], null, { w: 2 }],
      [[], null, { w: 3 }],
      { owner: 'form', path: ['w'], mine: 2, theirs: 3 },
    ],
    ['a setting of the list', [[], { n: 1 }], [[], { n: 2 }], [[], { n: 3 }], { owner: 'list', path: ['n'], mine: 2, theirs: 3 }],
    [
      'the flow',
      [[], null, {}, { flow: 'a' }],
      [[], null, {}, { flow: 'b' }],
      [[], null, {}, { flow: 'c' }],
      { owner: 'flow', path: [], mine: 'b', theirs: 'c' },
    ],
    [
      'tables',
      [[], null, {}, { tables: [] }],
      [[], null, {}, { tables: [1] }],
      [[], null, {}, { tables: [2] }],
      { owner: 'tables', mine: [1], theirs: [2] },
    ],
    ['a list of texts', [[], { s: ['a'] }], [[], { s: ['b'] }], [[], { s: ['c'] }], { path: ['s'], mine: ['b'], theirs: ['c'] }],
    ['a value and a list', [[], { s: 1 }], [[], { s: ['b'] }], [[], { s: {} }], { path: ['s'], mine: ['b'], theirs: {} }],
    [
      'an item that one took out',
      [[], { c: [{ prop: 'a', w: 1 }] }],
      [[], { c: [] }],
      [[], { c: [{ prop: 'a', w: 2 }] }],
      { kind: 'removed', path: ['c', 'a'], mine: undefined, theirs: { prop: 'a', w: 2 } },
    ],
    [
      'a column of an item',
      [[], { c: [{ prop: 'a', w: 1 }] }],
      [[], { c: [{ prop: 'a', w: 2 }] }],
      [[], { c: [{ prop: 'a', w: 3 }] }],
      { kind: 'member', path: ['c', 'a', 'w'], mine: 2, theirs: 3 },
    ],
    [
      'an item both have added',
      [[], { c: [] }],
      [[], { c: [{ prop: 'a', w: 2 }] }],
      [[], { c: [{ prop: 'a', w: 3 }] }],
      { path: ['c', 'a', 'w'] },
    ],
    [
      'where a field stands',
      [[field('a'), card(1), card(2)]],
      [[card(1, field('a')), card(2)]],
      [[card(1), card(2, field('a'))]],
      { kind: 'home', label: 'A' },
    ],
  ])('that differ in %s are asked about once, and each side can be chosen', (_what, base, mine, theirs, conflict) => {
    const own = merged(base, mine, theirs, 'mine');
    const other = merged(base, mine, theirs, 'theirs');
    expect(own.conflicts).toMatchObject([conflict]);
    const values = ({ document: { list, flow, tables, form, tree } }: typeof own) => [
      list,
      flow,
      tables,
      form,
      fieldsOf({ ...own.document, form, tree }),
    ];
    expect(values(own)).toEqual(values({ document: opened(...mine), conflicts: [] }));
    expect(values(other)).toEqual(values({ document: opened(...theirs), conflicts: [] }));
    expect(merged(base, mine, theirs)).toMatchObject({ conflicts: own.conflicts });
  });

  test('have conflicts that are told apart by what they are about', () => {
    const ids = merged([[], { n: 1, m: 1 }, { w: 1 }], [[], { n: 2, m: 2 }, { w: 2 }], [[], { n: 3, m: 3 }, { w: 3 }]).conflicts.map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual(['form  member w', 'list  member n', 'list  member m']);
  });

  test.each<[string, Version, Version, Version, readonly object[]]>([
    ['added fields', [[field('a')]], [[field('m'), field('a')]], [[field('a'), field('t')]], [field('m'), field('a'), field('t')]],
    ['fields one took out', [[field('a'), field('b'), field('c')]], [[field('b'), field('c')]], [[field('a'), field('b')]], [field('b')]],
    ['a field both took out', [[field('a'), field('b')]], [[field('b')]], [[field('b')]], [field('b')]],
    ['a field one moved', [[field('a'), card(1)]], [[card(1, field('a'))]], [[field('a'), card(1)]], [card(1, field('a'))]],
    ['a field the other moved', [[field('a'), card(1)]], [[field('a'), card(1)]], [[card(1, field('a'))]], [card(1, field('a'))]],
    ['a field both moved to one place', [[field('a'), card(1)]], [[card(1, field('a'))]], [[card(1, field('a'))]], [card(1, field('a'))]],
    [
      'a card one took out with what is in it',
      [[card(1, field('a')), field('b')]],
      [[field('b')]],
      [[card(1, field('a')), field('b')]],
      [field('b')],
    ],
    ['a card one took out, its field moved out before', [[card(1, field('a'))]], [[field('a')]], [[card(1, field('a'))]], [field('a')]],
    ['cards each moved into the other', [[card(1), card(2)]], [[card(1, card(2))]], [[card(2, card(1))]], [card(1), card(2)]],
  ])('come together with %s', (_what, base, mine, theirs, fields) => {
    const { document, conflicts } = merged(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(fieldsOf(document)).toEqual(fieldsOf(opened(fields)));
  });

  test('have lists that come together by the names of their items, whichever names these have', () => {
    const list = (of: readonly Json[]): JsonObject => ({ items: of });
    for (const name of ['prop', '__vModel__', 'id', 'value', 'field', 'key', 'name'])
      expect(
        merged([[], list([{ [name]: 'a' }])], [[], list([{ [name]: 'a', w: 1 }])], [[], list([{ [name]: 'a' }, { [name]: 'b' }])]).document
          .list,
      ).toEqual(list([{ [name]: 'a', w: 1 }, { [name]: 'b' }]));
    const twice = list([{ prop: 'a' }, { prop: 'a' }]);
    expect(merged([[], list([])], [[], twice], [[], list([{ prop: 'b' }])]).conflicts).toMatchObject([{ path: ['items'] }]);
  });

  test('have members one took away, and those the other set', () => {
    const { document, conflicts } = merged(
      [[], { a: 1, b: 1, c: { d: 1 } }],
      [[], { b: 2, c: { d: 1, e: 1 } }],
      [[], { a: 1, b: 1, c: {} }],
    );
    expect([document.list, conflicts]).toEqual([{ b: 2, c: { e: 1 } }, []]);
    expect(merged([[], { a: 1 }], [[]], [[], { a: 1 }]).document.list).toBeNull();
    const facts = { ...opened([]).facts, fullName: '改' };
    expect(merged([[]], [[], null, {}, { facts }], [[]]).document.facts).toEqual(facts);
  });
});

describe('differences', () => {
  const between = (before: Version, after: Version) => changesBetween(opened(...before), opened(...after));
  test('of a design and itself are none', () => {
    const document = opened([field('a')], { columnList: [] });
    expect(changesBetween(document, document)).toEqual([]);
    expect(between([[field('a')], { n: 1 }, { w: 1 }], [[field('a')], { n: 1 }, { w: 1 }])).toEqual([]);
  });

  test('of lists, tables, flows and facts are told', () => {
    expect(between([[]], [[], {}])).toEqual([{ change: 'listMade' }]);
    expect(between([[], {}], [[]])).toEqual([{ change: 'listDropped' }]);
    expect(between([[], null, {}, { tables: [] }], [[], null, {}, { tables: [1], flow: 'x' }])).toEqual([
      { change: 'flowChanged' },
      { change: 'tablesChanged' },
    ]);
    const facts = { ...opened([]).facts, fullName: '改' };
    expect(between([[]], [[], null, {}, { facts }])).toEqual([{ change: 'factChanged', fact: 'fullName', from: '赔补偿案件', to: '改' }]);
    expect(between([[], null, { generalWidth: '600px' }], [[], null, { generalWidth: '800px' }])).toMatchObject([
      { change: 'settingChanged', of: 'form', setting: 'width', from: '600px', to: '800px' },
    ]);
  });

  test('of rules are told one by one', () => {
    const rules = (...all: readonly Json[]): Version => [[], null, { [RULES]: all }];
    expect(between(rules({ id: 'r', n: 1 }, { n: 1 }), rules({ id: 'r', n: 2 }, { n: 2 })).map(({ change }) => change)).toEqual([
      'ruleRemoved',
      'ruleChanged',
      'ruleAdded',
    ]);
    expect(between(rules({ id: 'r', n: 1 }), rules({ n: 1, id: 'r' }))).toEqual([]);
  });

  test('of fields say where they stand', () => {
    const places = between([[field('a'), card(1)]], [[card(1, field('a')), field('b'), card(2, field('c'))]]);
    expect(places).toContainEqual({ change: 'fieldAdded', label: 'B', kind: 'comInput', key: 'b', place: { into: null, after: 'K1' } });
    expect(places).toContainEqual({ change: 'fieldMoved', label: 'A', from: { into: null, after: null }, to: { into: 'K1', after: null } });
    expect(places.filter(({ change }) => change === 'fieldAdded')).toHaveLength(2);
  });

  test('of buttons are counted, those of columns named', () => {
    const list = (button: object, column: object): JsonObject => ({
      columnBtnsList: [{ value: 'edit', ...button }, 'x'],
      columnList: [{ prop: 'a', label: 'A', ...column }],
    });
    expect(
      between([[], list({ label: '编辑' }, { width: 1 })], [[], list({ label: '改', icon: 'i' }, { width: 2, other: 1 })]),
    ).toMatchObject([
      { change: 'settingChanged', of: 'column', label: 'A', setting: 'width', from: 1, to: 2 },
      { change: 'settingsChanged', of: 'list', label: '改', count: 2 },
    ]);
  });
});
