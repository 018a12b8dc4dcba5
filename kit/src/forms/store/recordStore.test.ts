import { describe, expect, test } from 'vitest';
import type { Control } from '../grammar/index.ts';
import { createRecordStore } from './createRecordStore.ts';
import { givenOf } from './given.ts';

const controlOf = (kind: Control['kind'], field: string, more: object = {}) =>
  ({ part: 'control', kind, field, label: field, ...more }) as Control;
const opened = (parts: readonly Control[], record: Readonly<Record<string, unknown>>) =>
  createRecordStore<Record<string, unknown>>({ parts }, record);

describe('a record to read', () => {
  test('shows what is saved, and not what a form would begin with', () => {
    const store = opened([controlOf('text', 'a', { required: true, initial: 'first' }), controlOf('text', 'b')], { b: 'x' });
    expect([store.value('a'), store.value('b')]).toEqual([undefined, 'x']);
    expect(store.state('a')).toEqual({
      value: undefined,
      isShown: true,
      isRequired: false,
      isDisabled: false,
      problem: null,
      hasProblem: false,
      given: null,
      kept: null,
    });
    expect([store.snapshot(), store.loaded(), store.changed()]).toEqual([{ b: 'x' }, { b: 'x' }, []]);
  });

  test('is shown under its conditions, and has what is derived', () => {
    const store = opened(
      [
        controlOf('text', 'a'),
        controlOf('text', 'b', { shown: { field: 'a', is: ['1'] } }),
        controlOf('text', 'c', { shown: { field: 'a', is: ['2'] } }),
        controlOf('derived', 'd', { compute: (read: (path: string) => unknown) => `${String(read('a'))}!` }),
      ],
      { a: '1' },
    );
    expect(['b', 'c'].map((field) => store.state(field).isShown)).toEqual([true, false]);
    expect(store.state('d').value).toBe('1!');
  });

  test('has results where it was saved without, and keeps those it was saved with, in rows too', () => {
    const formula = (field: string) => controlOf('calculate', field, { expression: ['a', '+', '1'], precision: 2 });
    const rows = controlOf('rows', 'rows', { columns: [controlOf('number', 'a'), formula('next')] });
    const parts = [controlOf('number', 'a'), formula('next'), formula('saved'), rows];
    const store = opened(parts, { a: '1', saved: '9', rows: [{ a: '1' }, { a: '2', next: '7' }, 'no row'] });
    expect([store.value('next'), store.value('saved')]).toEqual(['2', '9']);
    expect(store.value('rows')).toEqual([{ a: '1', next: '2' }, { a: '2', next: '7' }, 'no row']);
  });

  test('takes nothing, and nobody hears of a change', () => {
    const store = opened([controlOf('text', 'a')], { a: '1' });
    store.set('a', '2');
    store.rebase({ a: '3' });
    const stop = store.subscribe('a', () => {});
    expect([store.value('a'), store.tryToSave(), stop()]).toEqual(['1', false, undefined]);
    expect(store.summary()).toEqual({ isDirty: false, attempt: 0, problems: [], canSave: true, refusal: null, isSaving: false });
    expect(() => store.state('z')).toThrow('has no field "z"');
  });
});

const VALUES: Readonly<Record<string, unknown>> = { a: '1', b: '2' };
const feed = { from: 'feed', id: 'f', parameters: { one: 'a', two: 'b' } };
test.each<[string, Control, unknown]>([
  ['a choice of a feed: its parameters', controlOf('choice', 'x', { options: feed }), ['1', '2']],
  ['a cascade of a feed: its parameters', controlOf('cascade', 'x', { options: feed }), ['1', '2']],
  ['a feed without parameters: none', controlOf('choice', 'x', { options: { from: 'feed', id: 'f' } }), []],
  ['a choice of its own: nothing', controlOf('choice', 'x', { options: { from: 'static', options: [] } }), null],
  [
    'rows of elsewhere: the fields of their template',
    controlOf('record', 'x', { source: { config: { templateJson: [{ relationField: 'b' }, { relationField: '' }] } } }),
    ['2', null],
  ],
  ['rows of elsewhere without a template: nothing', controlOf('record', 'x', { source: { config: {} } }), null],
  ['a picker: its parameters', controlOf('pick', 'x', { parameters: { one: 'b' } }), ['2']],
  ['a picker without parameters: none', controlOf('pick', 'x'), []],
  ['formatted text: whether it is plain', controlOf('html', 'x', { isPlain: { field: 'a', is: ['1'] } }), [true, undefined]],
  ['formatted text of which nothing is said', controlOf('html', 'x'), [false, undefined]],
  ['a text: the words it offers', controlOf('text', 'x', { inserts: { words: (read: (path: string) => unknown) => read('a') } }), '1'],
  ['a text without words: nothing', controlOf('text', 'x'), null],
  ['a control of a screen: what it reads', controlOf('custom', 'x', { reads: ['b'] }), ['2']],
  ['rows: what they read', controlOf('rows', 'x', { columns: [], reads: ['a'] }), ['1']],
  ['rows that read nothing', controlOf('rows', 'x', { columns: [] }), null],
  ['a date: its ends and its notes', controlOf('date', 'x', { min: { from: 'field', field: 'a' }, notes: () => 'n' }), ['1', null, 'n']],
  ['a time: its ends', controlOf('time', 'x', { max: { from: 'field', field: 'b' } }), [null, '2', null]],
  ['a number: nothing', controlOf('number', 'x'), null],
])('the editor of %s is given', (_what, control, given) => expect(givenOf(control, (path) => VALUES[path])).toEqual(given));
