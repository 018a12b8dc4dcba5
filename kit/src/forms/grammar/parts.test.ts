import { describe, expect, test } from 'vitest';
import {
  controlsOf,
  isCellControl,
  isColumn,
  isFieldName,
  isSame,
  panelsOf,
  readableParts,
  valueAt,
  visibleParts,
  withControls,
  withValueAt,
} from './index.ts';
import type { Condition, Control, Part } from './index.ts';
import { tableCellProblem, tableProblems } from './tableProblems.ts';
import type { TableColumn } from './types.ts';

const text = (field: string, more: object = {}) => ({ part: 'control', kind: 'text', field, label: field, ...more }) as Control;
const column = (field: string, more: object = {}) => text(field, more) as TableColumn;
const rows = (kind: 'rows' | 'table', field: string, ...columns: readonly Control[]) =>
  ({ part: 'control', kind, field, label: field, add: 'add', columns }) as Control;
const section = (...parts: readonly Part[]): Part => ({ part: 'section', title: 'section', parts });
const tabs = (...pages: readonly (readonly Part[])[]): Part => ({
  part: 'tabs',
  label: 'tabs',
  tabs: pages.map((parts, at) => ({ id: `t${at}`, label: `t${at}`, parts })),
});
const note: Part = { part: 'note', tone: 'info', text: 'note' };
const panel = { part: 'panel', view: () => null } as const satisfies Part;
const code = (field: string): Part => ({ part: 'barcode', label: 'code', text: { from: 'field', field } });
const fixedCode: Part = { part: 'qr', label: 'code', text: { from: 'static', text: 'K12' } };

/** Names of what is left of parts, with what is around it. */
const names = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.part === 'control')
      return 'columns' in part ? [part.field, ...part.columns.map(({ field }) => `${part.field}.${field}`)] : [part.field];
    if (part.part === 'tabs') return part.tabs.flatMap((tab) => [`${tab.id}:`, ...names(tab.parts)]);
    return 'parts' in part ? [`${part.part}:`, ...names(part.parts)] : [part.part];
  });

const FORM: readonly Part[] = [
  text('a'),
  section(text('b'), section(text('c'))),
  tabs([text('d')], [text('e'), note]),
  rows('rows', 'lines', text('x'), text('y')),
  rows('table', 'items', text('x')),
  note,
];

describe('parts that may be seen', () => {
  test('stay as they are where everything may', () => expect(visibleParts(FORM, () => true)).toEqual(FORM));
  test('go with what held nothing else, and a tab goes with what was in it', () =>
    expect(names(visibleParts(FORM, ({ field }) => !['c', 'd', 'lines'].includes(field)))).toEqual([
      'a',
      'section:',
      'b',
      't1:',
      'e',
      'note',
      'items',
      'items.x',
      'note',
    ]));
  test('of tabs that are all empty nothing is left', () => expect(visibleParts([tabs([text('d')], [text('e')])], () => false)).toEqual([]));
  test('lose columns that may not be seen, and go with the last of them', () => {
    const isSeen = (field: string) => !['lines-x', 'items-x'].includes(field);
    expect(names(visibleParts(FORM.slice(3), () => true, isSeen))).toEqual(['lines', 'lines.y', 'note']);
    expect(names(visibleParts(FORM.slice(3, 4), () => true, isSeen))).toEqual(['lines', 'lines.y']);
    expect(names(visibleParts([rows('table', 'items', text('x'), text('y'))], () => true, isSeen))).toEqual(['items', 'items.y']);
  });
  test('of a record are its fields, their columns and their codes, in tabs and sections too', () => {
    const mayRead = (field: string) => ['a', 'b', 'lines', 'lines-x'].includes(field);
    const parts = [code('a'), code('z'), fixedCode, section(code('z'), code('b')), tabs([code('b'), code('z')]), ...FORM.slice(3, 4)];
    expect(names(readableParts(parts, mayRead))).toEqual(['barcode', 'qr', 'section:', 'barcode', 't0:', 'barcode', 'lines', 'lines.x']);
  });
});

test('each control is changed where it stands', () => {
  const marked = withControls(FORM, (control) => ({ ...control, field: `${control.field}!` }) as Control);
  expect(names(marked).filter((name) => !name.endsWith(':') && !name.includes('.') && name !== 'note')).toEqual([
    'a!',
    'b!',
    'c!',
    'd!',
    'e!',
    'lines!',
    'items!',
  ]);
  expect(withControls(FORM, (control) => control)).toEqual(FORM);
});

test('a control is shown under the conditions around it and its own, and knows its tabs', () => {
  const [one, two]: readonly Condition[] = [
    { field: 'a', is: [1] },
    { field: 'b', is: [2] },
  ];
  const inner: Part = { part: 'section', title: 'section', shown: one, parts: [text('x', { shown: two })] };
  expect(controlsOf({ parts: [text('a'), tabs([tabs([inner])]), note] })).toMatchObject([
    { control: { field: 'a' }, shown: [], tabs: [] },
    { control: { field: 'x' }, shown: [one, two], tabs: ['t0', 't0'] },
  ]);
});

test('a derived value may stand beside the control of its field; two controls of one field may not', () => {
  expect(controlsOf({ parts: [text('a'), text('a', { kind: 'derived' })] })).toHaveLength(2);
  expect(() => controlsOf({ parts: [text('a'), section(text('a'))] })).toThrow('Two controls hold the field "a"');
});

test('views among the fields are found in sections and tabs', () =>
  expect(panelsOf({ parts: [text('a'), panel, section(panel, note), tabs([panel])] })).toEqual([panel, panel, panel]));

test('kinds that have a place in a table are its columns; those that are only read are not edited there', () => {
  const derived = text('d', { kind: 'derived' });
  expect([text('a'), derived, rows('rows', 'r'), note].map(isColumn)).toEqual([true, isColumn(derived), false, false]);
  expect([text('a'), rows('rows', 'r')].map(isCellControl)).toEqual([true, false]);
});

describe('values of a record', () => {
  const record = { a: 1, inner: { b: 2, list: [3] } };
  test.each<[string, unknown]>([
    ['a', 1],
    ['inner.b', 2],
    ['inner.c', undefined],
    ['a.b', undefined],
    ['inner.list.0', undefined],
    ['inner.list.length', undefined],
    ['toString', undefined],
  ])('at %s', (path, value) => expect(valueAt(record, path)).toBe(value));

  test('are written where they stand, the rest stays the same', () => {
    const other = { c: 1 };
    const after = withValueAt({ ...record, other }, 'inner.b', 5);
    expect(after).toEqual({ a: 1, inner: { b: 5, list: [3] }, other });
    expect(after['other']).toBe(other);
    expect(withValueAt({ a: [1] }, 'a.b', 5)).toEqual({ a: { b: 5 } });
    expect(withValueAt({}, 'a.b.c', 5)).toEqual({ a: { b: { c: 5 } } });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('are never written as %s', (name) => {
    expect(isFieldName(name)).toBe(false);
    expect(() => withValueAt({}, `a.${name}`, 1)).toThrow('is no name of a field');
  });

  test.each<[unknown, unknown, boolean]>([
    [Number.NaN, Number.NaN, true],
    [[1, { a: 2 }], [1, { a: 2 }], true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1, 2], [1, 3], false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
    [{}, [], false],
    [[], {}, false],
    [{ a: 1 }, null, false],
    [null, { a: 1 }, false],
    ['a', { a: 1 }, false],
  ])('%j and %j are the same: %j', (one, other, isEqual) => expect(isSame(one, other)).toBe(isEqual));
});

describe('a table', () => {
  const when = { field: 'b', is: ['1'] };
  test.each<[string, object, Readonly<Record<string, unknown>>, string | null]>([
    ['is required', { required: true }, { a: '' }, 'required'],
    ['is not required', { required: false }, { a: '' }, null],
    ['of which nothing is said', {}, {}, null],
    ['is required because of its row', { required: when }, { b: '1' }, 'required'],
    ['is not required because of its row', { required: when }, { b: '2' }, null],
    ['holds a blank, which is something', { required: true }, { a: ' ' }, null],
    ['is too long', { maxChars: 1 }, { a: 'ab' }, 'tooLong'],
    ['is hidden', { required: true, shown: when }, { b: '2' }, null],
    ['is shown', { required: true, shown: when }, { b: '1' }, 'required'],
    ['is out of use', { required: true, disabled: when }, { b: '1' }, null],
    ['is in use', { required: true, disabled: when }, { b: '2' }, 'required'],
    ['is worked out', { kind: 'calculate', required: true }, {}, null],
  ])('a cell of it that %s', (_what, more, row, problem) => expect(tableCellProblem(column('a', more), row)).toBe(problem));

  const columns = [column('a', { required: true }), column('b', { maxChars: 1 })];
  test('is judged row by row, at most so many cells', () => {
    const all = [{ a: 'x', b: 'xx' }, 'no row', null, { a: '', b: 'xx' }, { a: 'x', b: 'x' }, { a: '' }];
    const found = (most?: number) => tableProblems(columns, all, most).map(({ row, column: { field }, problem }) => [row, field, problem]);
    const expected = [
      [0, 'b', 'tooLong'],
      [3, 'a', 'required'],
      [3, 'b', 'tooLong'],
      [5, 'a', 'required'],
    ];
    expect(found()).toEqual(expected);
    expect(found()).toEqual(expected);
    expect(found(2)).toEqual(expected.slice(0, 2));
    expect(found(0)).toEqual([]);
    expect(tableProblems(columns, undefined)).toEqual([]);
  });

  test('judges each row once as long as it stays the same', () => {
    let judged = 0;
    const counted = [column('a', { shown: () => (judged += 1) > 0 })];
    const row = { a: 'x' };
    tableProblems(counted, [row]);
    tableProblems(counted, [row, { a: 'y' }]);
    expect(judged).toBe(2);
  });
});
