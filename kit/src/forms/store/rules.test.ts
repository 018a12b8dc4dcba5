import { describe, expect, test, vi } from 'vitest';
import type { Control, Effect, Expr, FormRule, FormSpec } from '../grammar/index.ts';
import { createFormStore } from './index.ts';
import type { RuleWords } from './types.ts';

const text = (field: string, more: object = {}) => ({ part: 'control', kind: 'text', field, label: field, ...more }) as Control;
const value = (of: string | number | boolean | null): Expr => ({ value: of });
const set = (field: string, to: Expr): Effect => ({ do: 'set', field, to });
const on = (change: string, ...does: readonly Effect[]): FormRule => ({ on: { change }, does });
const opened = (parts: readonly Control[], rules: readonly FormRule[], record: object = {}) => {
  const spec: FormSpec<Record<string, unknown>> = { parts, rules };
  const store = createFormStore(spec, record);
  const said: RuleWords[] = [];
  const stop = store.subscribeRules((words) => said.push(words));
  return { store, said, stop };
};

describe('a rule of a form', () => {
  test('that runs when it is loaded sets a field at once, and others wait for their change', () => {
    const { store } = opened([text('a'), text('b')], [{ on: 'load', does: [set('a', value('x'))] }, on('b', set('a', value('y')))]);
    expect(store.value('a')).toBe('x');
    store.set('b', '1');
    expect(store.value('a')).toBe('y');
  });

  test('that another rule sets off runs too; two that set each other off come to an end', () => {
    const counted: Expr = { op: '+', of: [{ op: 'number', of: [{ field: 'a' }] }, value(1)] };
    const { store } = opened(
      [text('a'), text('b'), text('c')],
      [on('a', set('b', counted)), on('b', set('a', counted)), on('b', set('c', { field: 'b' }))],
    );
    store.set('a', '1');
    expect(store.value('c')).toBe(store.value('b'));
    expect(Number(store.value('a'))).toBeGreaterThan(1);
  });

  test('that a person did not set off empties nothing', () => {
    const { store } = opened([text('a'), text('b', { empties: ['c'] }), text('c')], [on('a', set('b', value('1')))], { c: 'kept' });
    store.set('a', 'x');
    expect([store.value('b'), store.value('c')]).toEqual(['1', 'kept']);
  });

  test('shows, asks for and closes fields, with the last word on the field itself', () => {
    const { store } = opened(
      [text('kind'), text('note', { shown: { field: 'kind', is: ['x'] }, required: false, disabled: { field: 'kind', is: ['z'] } })],
      [
        on(
          'kind',
          { do: 'show', field: 'note', is: { op: '!==', of: [{ field: 'kind' }, value('hide')] } },
          { do: 'require', field: 'note', is: value(true) },
          { do: 'disable', field: 'note', is: { op: '===', of: [{ field: 'kind' }, value('off')] } },
        ),
      ],
    );
    const use = () => {
      const { isShown, isRequired, isDisabled } = store.state('note');
      return [isShown, isRequired, isDisabled];
    };
    expect(use()).toEqual([false, false, false]);
    store.set('kind', 'y');
    expect(use()).toEqual([true, true, false]);
    store.set('kind', 'z');
    expect(use()).toEqual([true, true, false]);
    store.set('kind', 'off');
    expect(use()).toEqual([true, true, true]);
    store.set('kind', 'hide');
    expect(use()).toEqual([false, true, false]);
  });

  test('keeps options for which something holds, and tells what it reads', () => {
    const where: Expr = { op: '===', of: [{ field: 'b' }, { field: 'a' }] };
    const { store } = opened([text('a'), text('b')], [on('a', { do: 'keepOptions', field: 'b', where })]);
    expect(store.state('b').kept).toBeNull();
    store.set('a', '1');
    expect(store.state('b').kept).toEqual({ where, given: [null, '1'] });
    store.set('a', '2');
    expect(store.state('b').kept?.given).toEqual([null, '2']);
  });

  test('says something, in words that are a text or a number', () => {
    const say = (of: Expr): Effect => ({ do: 'say', text: of, tone: 'info' });
    const { store, said, stop } = opened([text('a')], [on('a', say({ field: 'a' }), say(value(7)), say(value(null)))]);
    store.set('a', 'hello');
    expect(said).toEqual([
      { kind: 'said', text: 'hello', tone: 'info' },
      { kind: 'said', text: '7', tone: 'info' },
      { kind: 'said', text: null, tone: 'info' },
    ]);
    stop();
    store.set('a', 'again');
    expect(said).toHaveLength(3);
  });

  test('takes one way or the other, and stops where it says so', () => {
    const { store } = opened(
      [text('a'), text('b')],
      [
        on(
          'a',
          {
            do: 'if',
            test: { op: '===', of: [{ field: 'a' }, value('stop')] },
            does: [set('b', value('stopped')), { do: 'stop' }],
            otherwise: [set('b', value('went on'))],
          },
          set('b', { op: '+', of: [{ field: 'b' }, value('!')] }),
        ),
      ],
    );
    store.set('a', 'stop');
    expect(store.value('b')).toBe('stopped');
    store.set('a', 'go');
    expect(store.value('b')).toBe('went on!');
  });

  test('may refuse a save, once every rule was asked', () => {
    const refuse: Effect = {
      do: 'if',
      test: { op: 'empty', of: [{ field: 'a' }] },
      does: [{ do: 'refuse', text: value('no a') }],
      otherwise: [],
    };
    const { store, said } = opened(
      [text('a'), text('b')],
      [
        { on: 'save', does: [refuse, set('b', value('not reached'))] },
        { on: 'save', does: [{ do: 'refuse', text: null }] },
        { on: 'save', does: [set('b', value('asked'))] },
      ],
    );
    expect(store.tryToSave()).toBe(false);
    expect(store.value('b')).toBe('asked');
    expect(said).toEqual([
      { kind: 'refused', text: 'no a', tone: 'error' },
      { kind: 'refused', text: null, tone: 'error' },
    ]);
    const { store: other } = opened([text('a')], [{ on: 'save', does: [refuse] }], { a: 'x' });
    expect(other.tryToSave()).toBe(true);
  });
});

describe('a store', () => {
  test('tells what was emptied, and puts it back', () => {
    const { store } = opened([text('a', { empties: ['b', 'c'] }), text('b'), text('c')], [], { a: '1', b: '2' });
    const heard = vi.fn<(emptied: { by: string; fields: readonly string[]; undo: () => void }) => void>();
    const stop = store.subscribeEmptied(heard);
    store.set('a', '9');
    expect(heard.mock.calls.map(([{ by, fields }]) => [by, fields])).toEqual([['a', ['b']]]);
    heard.mock.calls[0]?.[0].undo();
    expect(store.snapshot()).toMatchObject({ a: '1', b: '2' });
    stop();
    store.set('a', '9');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('empties the column of a table that depends on a field, in every row', () => {
    const table = {
      part: 'control',
      kind: 'table',
      field: 'rows',
      label: 'rows',
      add: 'add',
      columns: [text('x', { initial: '5' }), text('y')],
    } as Control;
    const { store } = opened([text('a', { empties: ['rows.x', 'rows.gone', 'gone'] }), table], [], {
      rows: [
        { x: '1', y: '2' },
        { x: '', y: '3' },
      ],
    });
    store.set('a', '9');
    expect(store.value('rows')).toEqual([
      { x: '', y: '2' },
      { x: '', y: '3' },
    ]);
    const before = store.value('rows');
    store.set('a', '10');
    expect(store.value('rows')).toBe(before);
  });

  test('wakes who listens to the form as a whole when something of it changes, and only then', () => {
    const { store } = opened([text('a'), text('b', { required: true })], []);
    const heard = vi.fn<() => void>();
    const stop = store.subscribeSummary(heard);
    store.set('a', '1');
    expect([heard.mock.calls.length, store.summary().isDirty]).toEqual([1, true]);
    store.set('a', '2');
    expect(heard).toHaveBeenCalledTimes(1);
    store.setSaving(true);
    expect([heard.mock.calls.length, store.summary().isSaving]).toEqual([2, true]);
    store.tryToSave();
    expect([heard.mock.calls.length, store.summary().attempt]).toEqual([3, 1]);
    stop();
    store.setSaving(false);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('wakes who listens to a field or to what is within it, until they stop', () => {
    const { store } = opened([text('a.b'), text('a.c')], []);
    const [b, c] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stop = store.subscribe('a.b', b);
    store.subscribe('a.c', c);
    store.set('a.b', '1');
    expect([b.mock.calls.length, c.mock.calls.length]).toEqual([1, 0]);
    store.set('a', { b: '2', c: '3' });
    expect([b.mock.calls.length, c.mock.calls.length]).toEqual([2, 1]);
    store.set('a.b', '2');
    expect(b).toHaveBeenCalledTimes(2);
    stop();
    store.set('a.b', '5');
    expect(b).toHaveBeenCalledTimes(2);
  });

  test('keeps a refusal of the server until the next try, and marks its field while the value is refused', () => {
    const { store } = opened([text('a')], [], { a: '1' });
    store.refuse({ field: null, message: 'later' });
    expect([store.summary().refusal?.message, store.state('a').problem]).toEqual(['later', null]);
    store.refuse({ field: 'a', message: 'taken' });
    store.set('a', '2');
    expect(store.state('a').problem).toBeNull();
    store.set('a', '1');
    expect(store.state('a').problem).toEqual({ message: 'taken' });
    expect(store.tryToSave()).toBe(true);
    expect([store.summary().refusal, store.state('a').problem]).toEqual([null, null]);
  });

  test('moved onto another record knows again what differs', () => {
    const { store } = opened([text('a'), text('b'), text('c', { initial: 'first' })], [], { a: '1', b: '1' });
    store.set('a', '2');
    store.set('b', '2');
    store.rebase({ a: '2', b: '3', c: 'x' });
    expect([store.changed(), store.loaded(), store.snapshot()]).toEqual([['b'], { a: '2', b: '3', c: 'x' }, { a: '2', b: '2', c: 'x' }]);
  });

  test('has a field that is no value wake who listens to it, and says the rest of what is wrong in the order of the form', () => {
    const own = {
      part: 'control',
      kind: 'text',
      field: 'c',
      label: 'c',
      refuses: (of: unknown) => (of === 'bad' ? 'refused' : null),
    } as Control;
    const { store } = opened(
      [text('a', { required: true }), text('b', { disabled: { field: 'a', isFilled: false }, required: true }), own],
      [],
      { c: 'bad' },
    );
    const heard = vi.fn<() => void>();
    store.subscribe('a', heard);
    store.leave('a');
    expect(heard).toHaveBeenCalledTimes(1);
    store.setUnreadable('a', 'no text');
    expect([heard.mock.calls.length, store.state('a').problem]).toEqual([2, { message: 'no text' }]);
    store.setUnreadable('a', null);
    expect(store.state('a').problem).toBe('required');
    store.tryToSave();
    const problems = () => store.summary().problems.map(({ field, problem }) => [field, problem]);
    expect(problems()).toEqual([
      ['a', 'required'],
      ['c', { message: 'refused' }],
    ]);
    store.set('a', '1');
    expect(problems().map(([field]) => field)).toEqual(['b', 'c']);
    store.set('c', 'good');
    store.set('b', '1');
    expect([problems(), store.summary().canSave]).toEqual([[], true]);
  });

  test('wakes who reads a place only while it is read', () => {
    const derived = {
      part: 'control',
      kind: 'derived',
      field: 'd',
      label: 'd',
      compute: (read: (path: string) => unknown) => (read('a') ? read('b') : read('c')),
    } as Control;
    const { store } = opened([text('a'), text('b'), text('c'), derived], [], { b: 'B', c: 'C' });
    expect(store.state('d').value).toBe('C');
    store.set('a', '1');
    expect(store.state('d').value).toBe('B');
    store.set('b', 'B2');
    expect(store.state('d').value).toBe('B2');
    store.set('a', '');
    store.set('c', 'C2');
    expect(store.state('d').value).toBe('C2');
  });

  test('says which field it does not have', () => expect(() => opened([text('a')], []).store.state('z')).toThrow('has no field "z"'));
});
