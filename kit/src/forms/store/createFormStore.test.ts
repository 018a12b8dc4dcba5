import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../engines/clock/index.ts';
import type { Control, FormSpec, Part } from '../grammar/index.ts';
import { createFormStore } from './index.ts';

const text = (field: string, more: Partial<Extract<Control, { kind: 'text' }>> = {}): Part => ({
  part: 'control',
  kind: 'text',
  field,
  label: field,
  ...more,
});
const pick = (field: string, more: Partial<Extract<Control, { kind: 'pick' }>> = {}): Part => ({
  part: 'control',
  kind: 'pick',
  field,
  label: field,
  picker: 'any',
  ...more,
});
const form = (...parts: Part[]): FormSpec => ({ parts });

test('a key in one field wakes nobody who listens to another', () => {
  const store = createFormStore(form(text('a'), text('b')), {});
  const [a, b] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribe('a', a);
  store.subscribe('b', b);
  store.set('a', 'x');
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
});

test('what is derived follows what it was made of, whatever that is', () => {
  const store = createFormStore(
    form(text('a'), text('b'), {
      part: 'control',
      kind: 'derived',
      field: 'sum',
      label: 'sum',
      compute: (read) => `${String(read('a'))}${read('a') ? String(read('b')) : ''}`,
    }),
    {},
  );
  store.set('b', '2');
  expect(store.state('sum').value).toBe('');
  store.set('a', '1');
  expect(store.state('sum').value).toBe('12');
  store.set('b', '3');
  expect(store.state('sum').value).toBe('13');
});

describe('problems', () => {
  const spec = form(text('name', { required: true, maxChars: 2 }), text('note', { required: { field: 'name', isFilled: true } }));
  test('are told when a field was left', () => {
    const store = createFormStore(spec, {});
    expect(store.state('name').problem).toBeNull();
    store.leave('name');
    expect(store.state('name').problem).toBe('required');
  });
  test('are all told, in order, when a save is tried, and go when they are mended', () => {
    const store = createFormStore(spec, {});
    store.set('name', '三个字');
    expect(store.tryToSave()).toBe(false);
    expect(store.summary().problems.map(({ field, problem }) => [field, problem])).toEqual([
      ['name', 'tooLong'],
      ['note', 'required'],
    ]);
    store.set('name', '两字');
    store.set('note', 'x');
    expect(store.summary().problems).toEqual([]);
    expect(store.tryToSave()).toBe(true);
  });
  test('of what is hidden or out of use keep nobody from saving', () => {
    const store = createFormStore(
      form(
        text('kind'),
        text('a', { required: true, shown: { field: 'kind', is: ['x'] } }),
        text('b', { required: true, disabled: { field: 'kind', isNot: ['x'] } }),
      ),
      {},
    );
    expect(store.tryToSave()).toBe(true);
    store.set('kind', 'x');
    expect(store.tryToSave()).toBe(false);
  });
  test('a rule over the whole record names its field', () => {
    const store = createFormStore<{ a: string; b: string }>(
      {
        ...form(text('a'), text('b')),
        check: ({ a, b }: { a: string; b: string }) => (a === b ? [{ field: 'b', problem: 'invalid' }] : []),
      },
      { a: 'x', b: 'y' },
    );
    store.tryToSave();
    store.set('a', 'y');
    expect(store.state('b').problem).toBe('invalid');
    store.set('a', 'z');
    expect(store.state('b').problem).toBeNull();
  });
});

test('text that is no value keeps the last good one and the form from being saved', () => {
  const store = createFormStore(form({ part: 'control', kind: 'integer', field: 'n', label: 'n', min: 1, max: 9 }), { n: 3 });
  store.setUnreadable('n', 'no number');
  expect(store.snapshot()).toEqual({ n: 3 });
  expect([store.tryToSave(), store.state('n').problem, store.summary().isDirty]).toEqual([false, { message: 'no number' }, true]);
  store.setUnreadable('n', null);
  expect([store.tryToSave(), store.summary().isDirty]).toEqual([true, false]);
});

test('a person who changes a field empties what depends on it, a rule does not', () => {
  const store = createFormStore(form(pick('organization', { empties: ['positions'] }), pick('positions', { isMany: true })), {
    organization: '1',
    positions: ['a'],
  });
  store.set('organization', '2', 'rule');
  expect(store.value('positions')).toEqual(['a']);
  store.set('organization', '3');
  expect(store.value('positions')).toEqual([]);
});

test('fields that empty each other come to an end', () => {
  const store = createFormStore(form(text('a', { empties: ['b'] }), text('b', { empties: ['a'] })), { a: '1', b: '2' });
  store.set('a', '3');
  expect(store.value('b')).toBe('');
});

test('a refused value is marked until it is changed', () => {
  const store = createFormStore(form(text('code')), { code: 'A1' });
  store.refuse({ field: 'code', message: 'taken' });
  expect(store.state('code').problem).toEqual({ message: 'taken' });
  store.set('code', 'A2');
  expect(store.state('code').problem).toBeNull();
});

test('going back to what was loaded is no change, and members without a control are given back', () => {
  const store = createFormStore<Record<string, unknown>>(form(text('details.short')), { details: { short: 'a', other: 1 }, rest: [1] });
  store.set('details.short', 'b');
  expect([store.summary().isDirty, store.snapshot()]).toEqual([true, { details: { short: 'b', other: 1 }, rest: [1] }]);
  store.set('details.short', 'a');
  expect(store.summary().isDirty).toBe(false);
});

test('a newer record keeps what was typed and moves the rest', () => {
  const store = createFormStore<{ a: string; b: string }>(form(text('a'), text('b')), { a: '1', b: '1' });
  store.set('a', 'mine');
  store.rebase({ a: 'theirs', b: 'theirs' });
  expect([store.snapshot(), store.changed()]).toEqual([{ a: 'mine', b: 'theirs' }, ['a']]);
});

test('two controls of one field are refused at once', () =>
  expect(() => createFormStore(form(text('a'), text('a')), {})).toThrow(/Two controls hold the field "a"/));
test.each(['__proto__.x', 'constructor'])('the field %s is refused', (field) =>
  expect(() => createFormStore(form(text(field)), {})).toThrow(/is no name of a field/),
);

describe('a form of the same record by other parts', () => {
  const before = () => {
    const store = createFormStore(form(text('a'), text('b'), text('gone'), text('turned')), { id: '1', a: 'one', b: 'two' });
    store.set('a', 'typed');
    store.set('gone', 'kept');
    store.set('turned', 'left');
    store.setUnreadable('b', 'no date');
    store.tryToSave();
    return store;
  };
  const AFTER = form(
    text('new', { required: true }),
    { part: 'control', kind: 'number', field: 'turned', label: 'turned' },
    text('b'),
    text('a', { required: true }),
  );
  const goneOn = (spec = AFTER) => {
    const store = before();
    return createFormStore(spec, store.loaded(), systemClock, store.typed());
  };

  test('has what was typed, what has no field any more among its members, and nothing of another kind', () => {
    const store = goneOn();
    expect(store.snapshot()).toMatchObject({ id: '1', a: 'typed', b: 'two', gone: 'kept', turned: null });
    expect(new Set(store.changed())).toEqual(new Set(['a', 'gone']));
    expect(store.loaded()).toMatchObject({ a: 'one', b: 'two' });
  });

  test('is not saved with a text that is no value, and tells no problem before somebody tries', () => {
    const store = goneOn();
    expect(store.summary()).toMatchObject({ canSave: false, isDirty: true, attempt: 0, problems: [] });
    expect(store.state('new').problem).toBeNull();
    expect(store.tryToSave()).toBe(false);
    expect(store.summary().problems.map(({ field }) => field)).toEqual(['new', 'b']);
  });

  test('runs its rules over what was typed, and none of them overwrites it', () => {
    const to = { kind: 'value', value: 'by rule' } as never;
    const store = goneOn({
      ...AFTER,
      rules: [
        {
          on: { change: 'a' },
          does: [
            { do: 'set', field: 'a', to },
            { do: 'set', field: 'b', to },
          ],
        },
      ],
    });
    expect([store.value('a'), store.value('b')]).toEqual(['typed', 'by rule']);
  });
});
