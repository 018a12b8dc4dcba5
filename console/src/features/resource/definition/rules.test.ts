import type { Control } from '@milepost/kit/forms/grammar';
import { describe, expect, test, vi } from 'vitest';
import { canOn } from '../../../permissions/permissions.ts';
import { decoded, encoded, send } from './call.ts';
import { defineDetails } from './defineDetails.ts';
import { formSpecOf } from './formSpecOf.ts';
import { isWhollyPermitted } from './isWhollyPermitted.ts';
import { resourceKeys } from './keys.ts';
import { permittedResource } from './permitted.ts';
import { addressOf, picturesOf } from './picture.ts';
import { endNames, isRange, rangeField, readRange, sentFilters } from './rangeFilter.ts';
import { resourceForNode } from './resourceForNode.ts';
import { isEnabled, switchesOf } from './rowState.ts';
import type { AnyResource, AnyRow, SideNode } from './types.ts';

const control = (field: string, kind: Control['kind'] = 'text', more: object = {}) =>
  ({ part: 'control', kind, field, label: field, ...more }) as Control;
const rows = (field: string, ...columns: readonly string[]) =>
  control(field, 'rows', { add: 'Add', columns: columns.map((name) => control(name)) });
const screen = (more: object) => ({ list: { columns: [] }, form: null, detail: null, actions: {}, ...more }) as unknown as AnyResource;
/** A person who has these columns and these fields. */
const person = (columns: readonly string[], forms: readonly string[]) =>
  canOn(new Map([['m1', { buttons: new Set<string>(), columns: new Set(columns), forms: new Set(forms) }]]), 'm1', true, {
    columns: true,
    fields: true,
  });

describe('a screen as a person may see it', () => {
  const tables = [
    { field: 'lines', columns: [{ id: 'a' }, { id: 'b' }] },
    { field: 'fees', columns: [{ id: 'a' }] },
  ];
  const list = { columns: [{ id: 'name', narrow: 'meta' }], tables };
  const idsOf = ({ list: { tables: kept } }: AnyResource) => kept?.map(({ field, columns }) => [field, columns.map(({ id }) => id)]);

  test('has the columns of its tables that are listed, and no table without one', () => {
    const kept = permittedResource(screen({ list }), person(['name', 'lines-b'], []));
    expect(idsOf(kept)).toEqual([['lines', ['b']]]);
    expect(kept.list.columns).toEqual(list.columns);
  });

  test('is the very screen where everything is listed', () => {
    const whole = screen({ list, detail: { fields: [rows('works', 'x')] }, form: { fields: [control('name')] } });
    const can = person(['name', 'lines-a', 'lines-b', 'fees-a'], ['name', 'works', 'works-x']);
    expect(permittedResource(whole, can)).toBe(whole);
    expect(isWhollyPermitted(whole, can)).toBe(true);
    const plain = screen({ list: { columns: list.columns } });
    expect(permittedResource(plain, person(['name'], []))).toBe(plain);
    expect(isWhollyPermitted(plain, person(['name'], []))).toBe(true);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['a column', ['lines-a', 'lines-b', 'fees-a'], ['name', 'works', 'works-x', 'note']],
    ['a column of a table', ['name', 'lines-a', 'fees-a'], ['name', 'works', 'works-x', 'note']],
    ['a field of the form', ['name', 'lines-a', 'lines-b', 'fees-a'], ['works', 'works-x', 'note']],
    ['a field of the record', ['name', 'lines-a', 'lines-b', 'fees-a'], ['name', 'works', 'works-x']],
    ['a column of rows', ['name', 'lines-a', 'lines-b', 'fees-a'], ['name', 'works', 'works-y', 'note']],
  ])('is not whole without %s', (_what, columns, fields) => {
    const whole = screen({ list, form: { fields: [control('name')] }, detail: { fields: [control('note'), rows('works', 'x')] } });
    expect(isWhollyPermitted(whole, person(columns, fields))).toBe(false);
    expect(permittedResource(whole, person(columns, fields))).not.toBe(whole);
  });

  test('keeps a field that a record cannot be without under a condition', () => {
    const form = {
      fields: [control('a', 'text', { required: { field: 'b', is: [1] } }), control('b', 'text', { required: false }), control('c')],
    };
    expect(permittedResource(screen({ form }), person([], ['c'])).form?.fields.map((one) => 'field' in one && one.field)).toEqual([
      'a',
      'c',
    ]);
  });

  test('begins a record with empty values in the fields that are left out, and with those of the screen', () => {
    const form = { fields: [control('a'), control('b')], initial: () => ({ b: 'own' }) };
    expect(permittedResource(screen({ form }), person([], [])).form?.initial?.({ parent: null, node: null })).toEqual({ a: '', b: 'own' });
  });
});

describe('a screen beside a tree', () => {
  const sidebar = { label: 'tree', screenOf: ({ id }: SideNode) => screen({ id, list: { columns: [], shape: 'paged' } }) };
  const beside = screen({ list: { columns: [], sidebar }, form: {}, actions: { remove: 'x' } });
  test('is that of the chosen node, with the tree beside it', () => {
    const chosen = resourceForNode(beside, { id: 'n1' } as SideNode);
    expect(chosen).toMatchObject({ id: 'n1', list: { shape: 'paged', sidebar: { label: 'tree' } } });
    expect(chosen.list.sidebar).not.toHaveProperty('screenOf');
  });
  test('has nothing to fill in or do without one', () =>
    expect(resourceForNode(beside, undefined)).toEqual({ ...beside, form: null, actions: {} }));
  test('whose nodes have no screens is itself', () => {
    for (const list of [{ columns: [] }, { columns: [], sidebar: { label: 'tree' } }]) {
      const plain = screen({ list });
      expect(resourceForNode(plain, undefined)).toBe(plain);
    }
  });
});

describe('several rows that are switched', () => {
  const row = (id: string, isOn: unknown) => ({ id, isEnabled: isOn }) as unknown as AnyRow;
  const all = [row('on', true), row('off', false), row('odd', 1)];
  test('are those that are not so already', () => {
    const ids = (isOn: boolean) => switchesOf(screen({}), all, isOn).due.map(({ id }) => id);
    expect([ids(true), ids(false)]).toEqual([['off', 'odd'], ['on']]);
    expect(isEnabled(screen({ actions: { enabledWhen: ({ id }: AnyRow) => id === 'odd' } }), row('odd', false))).toBe(true);
  });
  test('leave those the screen has a reason for', () => {
    const reason = { id: 'reason' };
    const leaves = ({ id }: AnyRow, isOn: boolean) => (id === 'off' && isOn ? reason : null);
    expect(switchesOf(screen({ actions: { leaves } }), all, true)).toEqual({ due: [all[2]], left: [{ row: all[1], reason }] });
    expect(switchesOf(screen({ actions: { leaves } }), all, false)).toEqual({ due: [all[0]], left: [] });
  });
});

describe('a range in a filter', () => {
  test.each<[string, readonly string[] | null]>([
    ['a~b', ['a', 'b']],
    ['a', null],
    ['a~', null],
    ['~b', null],
  ])('the field %s has the ends %j', (field, names) => expect(endNames(field)).toEqual(names));
  test('is sent by the names of its ends, an open one not at all', () => {
    expect(rangeField('a', 'b')).toBe('a~b');
    expect(sentFilters({ 'a~b': [1, 0], c: [1, 2], 'd~e': 'no range' })).toEqual({ a: 1, b: 0, c: [1, 2], 'd~e': 'no range' });
    expect(sentFilters({ 'a~b': [null, 2], 'c~d': [1, ''], 'e~f': [undefined, undefined] })).toEqual({ b: 2, c: 1 });
  });
  const figures = control('x', 'numberRange', { storedAs: 'number' });
  const moments = control('x', 'dateRange', { storedAs: 'ms' });
  test.each<[string, Control, readonly (string | undefined)[], readonly unknown[] | null]>([
    ['figures', figures, ['1.5', '2'], [1.5, 2]],
    ['figures without an end', figures, ['1.5'], [1.5, null]],
    ['figures without a start', figures, ['', '2'], [null, 2]],
    ['what are no figures', figures, ['x', 'y'], null],
    ['texts of figures', control('x', 'numberRange'), ['1.50', ''], ['1.50', null]],
    ['moments', moments, ['1', '2'], [1, 2]],
    ['a moment and no other', moments, ['1', ''], null],
    ['parts of moments', moments, ['1.5', '2'], null],
    ['days', control('x', 'dateRange'), ['2026-01-01', '2026-01-02'], ['2026-01-01', '2026-01-02']],
    ['times', control('x', 'timeRange', { storedAs: 'ms' }), ['08:00', '09:00'], ['08:00', '09:00']],
  ])('is read out of an address: %s', (_what, of, texts, range) => expect(readRange(texts, of)).toEqual(range));
  test('has a control of two values', () =>
    expect((['dateRange', 'timeRange', 'numberRange', 'number', 'date'] as const).map((kind) => isRange(control('x', kind)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]));
});

describe('a call of a screen', () => {
  const operation = { id: 'listGroups' };
  const codec = { data: { decode: (wire: unknown) => [wire] }, body: { encode: (model: unknown) => ({ model }) } };
  const parts = { id: 'trial', operations: { listGroups: operation }, codecs: { listGroups: codec, bare: {} } } as unknown as AnyResource;
  test('is sent by its name, and one that is not there asks nothing', () => {
    const call = vi.fn<(...args: readonly unknown[]) => string>(() => 'answer');
    const client = { call } as never;
    const { signal } = new AbortController();
    expect(send(parts, client, 'listGroups', { path: { id: '1' } }, signal)).toBe('answer');
    void send(parts, client, 'listGroups', {});
    expect(call.mock.calls).toEqual([
      [operation, { path: { id: '1' } }, { signal }],
      [operation, {}, {}],
    ]);
    expect(() => send(parts, client, 'gone', {})).toThrow('trial has no operation "gone"');
  });
  test('has its data and its body by its codec, and none without one', () => {
    expect([decoded(parts, 'listGroups', 7), decoded(parts, 'bare', 7), decoded(parts, 'gone', 7)]).toEqual([[7], null, null]);
    expect([encoded(parts, 'listGroups', 7), encoded(parts, 'bare', 7), encoded(parts, 'gone', 7)]).toEqual([
      { body: { model: 7 } },
      {},
      {},
    ]);
  });
  test('is kept under a key of its screen', () => {
    const keys = resourceKeys('trial');
    expect([keys.all, keys.list({ page: 1 }, 'p'), keys.record('r')]).toEqual([
      ['resource', 'trial'],
      ['resource', 'trial', 'list', { page: 1 }, 'p'],
      ['resource', 'trial', 'record', 'r'],
    ]);
  });
});

test('a form is judged with the id of its record, and without a declaration has no parts', () => {
  const check = vi.fn<(draft: object, id: string) => readonly []>(() => []);
  const rules = [{ on: 'load', does: [] }] as const;
  const spec = formSpecOf({ fields: [control('a')], check, rules } as never, 'r1');
  spec.check?.({ a: 1 });
  expect(check).toHaveBeenCalledWith({ a: 1 }, 'r1');
  expect(spec).toMatchObject({ parts: [control('a')], rules });
  expect(formSpecOf(null, '')).toEqual({ parts: [] });
});

test('a field of a picture has the address of one, by its last part', () => {
  expect(picturesOf('/api/files/a.png?x=1#y')).toEqual([{ name: 'a.png', fileId: 'a.png', url: '/api/files/a.png?x=1#y' }]);
  expect([picturesOf(''), addressOf([]), addressOf(picturesOf('/a.png'))]).toEqual([[], '', '/a.png']);
});

test('details of two keys are what they were declared as', () => {
  const all = ['log', 'people'].map((key) => ({ key, title: { id: key }, resource: () => screen({}) }));
  const title = () => ({ id: 'title' });
  expect(defineDetails({ id: 'trial', source: 'admin §2', title, label: { id: 'label' }, all })).toEqual({
    title,
    label: { id: 'label' },
    all,
  });
});
