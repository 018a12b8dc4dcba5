import { expect, test, vi } from 'vitest';
import { createFormStore } from '../store/index.ts';
import type { ClearedFields } from '../store/index.ts';
import { configuredForm } from './index.ts';

const follows = (field: string, source: string, more: object = {}) => ({
  __vModel__: field,
  __config__: {
    jnpfKey: 'select',
    label: field,
    dataType: 'dynamic',
    propsUrl: 'I1',
    templateJson: [{ field: 'of', relationField: source }],
    ...more,
  },
});
const input = (field: string) => ({ __vModel__: field, __config__: { jnpfKey: 'comInput', label: field } });
const table = (field: string, ...children: object[]) => ({ __vModel__: field, __config__: { jnpfKey: 'table', label: field, children } });

function formOf(...fields: object[]) {
  const { parts, faults } = configuredForm(fields);
  expect(faults).toEqual([]);
  return (record: object) => {
    const store = createFormStore<Record<string, unknown>>({ parts }, record);
    const told = vi.fn<(emptied: ClearedFields) => void>();
    store.subscribeEmptied(told);
    return { store, told };
  };
}

test('what depends on a field is emptied when a person changes it, all the way down, and named once', () => {
  const { store, told } = formOf(
    input('road'),
    follows('section', 'road'),
    follows('gate', 'section'),
  )({ road: 'a', section: '1', gate: '2' });
  store.set('road', 'b');
  expect(store.snapshot()).toEqual({ road: 'b', section: null, gate: null });
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ by: 'road', fields: ['section', 'gate'] }));
});

test('undoing puts the changed field and all that it emptied back', () => {
  const { store, told } = formOf(input('road'), follows('section', 'road'))({ road: 'a', section: '1' });
  store.set('road', 'b');
  told.mock.calls[0]?.[0].undo();
  expect(store.snapshot()).toEqual({ road: 'a', section: '1' });
  expect(store.summary().isDirty).toBe(false);
});

test('a loaded record empties nothing, and what was empty is not told of', () => {
  const { store, told } = formOf(input('road'), follows('section', 'road'))({ road: 'a', section: '1' });
  store.set('road', 'b', 'load');
  expect(store.value('section')).toBe('1');
  store.set('section', null);
  store.set('road', 'c');
  expect(told).not.toHaveBeenCalled();
});

test('a field of the form empties the column that depends on it in every row', () => {
  const { store, told } = formOf(
    input('road'),
    table('t', follows('gate', 'road'), input('note')),
  )({
    road: 'a',
    t: [
      { gate: '1', note: 'x' },
      { gate: null, note: 'y' },
    ],
  });
  store.set('road', 'b');
  expect(store.value('t')).toEqual([
    { gate: null, note: 'x' },
    { gate: null, note: 'y' },
  ]);
  told.mock.calls[0]?.[0].undo();
  expect(store.value('t')).toMatchObject([{ gate: '1' }, { gate: null }]);
});

test('columns of one row follow each other, with the table before their names or without', () => {
  const { parts } = configuredForm([table('t', input('road'), follows('gate', 't-road'), follows('lane', 'gate'))]);
  expect(parts[0]).toMatchObject({
    columns: [
      { empties: ['gate'] },
      { empties: ['lane'], options: { parameters: { of: 'road' } } },
      { options: { parameters: { of: 'gate' } } },
    ],
  });
});

test('a field that follows itself can be filled in, and a circle ends', () => {
  const { store } = formOf(follows('self', 'self'), follows('a', 'b'), follows('b', 'a'))({ self: null, a: '1', b: '2' });
  store.set('self', 'x');
  store.set('a', '3');
  expect(store.snapshot()).toMatchObject({ self: 'x', b: null });
});

test('parameters that follow no field are sent as the design has them', () => {
  const [part] = configuredForm([
    follows('a', '', {
      templateJson: [
        { field: 'kind', defaultValue: '2' },
        { field: 'of', sourceType: 2, relationField: 'fixed' },
        { field: 'who', relationField: '@userId' },
        { field: 'road', relationField: 'road' },
      ],
    }),
  ]).parts;
  expect(part).toMatchObject({ options: { parameters: { road: 'road' }, fixed: { kind: '2', of: 'fixed', who: '@userId' } } });
});

test('limits of dates may stand in the configuration of the control', () => {
  const [part] = configuredForm([
    { __vModel__: 'd', __config__: { jnpfKey: 'date', label: 'd', endTimeRule: true, endTimeType: 2, endRelationField: 'due' } },
  ]).parts;
  expect(part).toMatchObject({ max: { from: 'field', field: 'due' } });
});
