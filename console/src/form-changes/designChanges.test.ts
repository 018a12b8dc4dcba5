import type { Control, Part } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import { expect, test } from 'vitest';
import { designChanges } from './designChanges.ts';

const text = (field: string, more: object = {}): Control => ({ part: 'control', kind: 'text', field, label: field, ...more });
const table = (columns: readonly Control[]) =>
  ({ part: 'control', kind: 'table', field: 'rows', label: 'rows', columns }) as unknown as Part;

/** Changes between two forms in short, where `typed` was typed into the first. */
function changes(before: readonly Part[], after: readonly Part[], typed: Readonly<Record<string, unknown>> = {}) {
  const store = createFormStore({ parts: before }, {});
  for (const [field, value] of Object.entries(typed)) store.set(field, value);
  return designChanges(store.typed(), createFormStore({ parts: after }, {}).controls).map((change) => [
    change.kind,
    change.control.field,
    ...('typed' in change && change.typed !== undefined ? [change.typed] : []),
    ...('isRequired' in change && change.isRequired ? ['required'] : []),
  ]);
}

test.each<[string, readonly Part[], readonly Part[], object, unknown[]]>([
  ['a field that came', [text('a')], [text('a'), text('b')], {}, [['added', 'b']]],
  ['one that must be filled in', [text('a')], [text('b', { required: true }), text('a')], {}, [['added', 'b', 'required']]],
  ['a field that is required now', [text('a')], [text('a', { required: true })], {}, [['required', 'a']]],
  ['one that is required no more', [text('a', { required: true })], [text('a')], {}, []],
  ['a field that is gone, nothing in it', [text('a'), text('b')], [text('a')], {}, [['removed', 'b']]],
  ['one with a text', [text('a'), text('b')], [text('a')], { b: 'x', a: 'y' }, [['removed', 'b', 'x']]],
  ['another name', [text('a')], [text('a', { label: 'other' })], {}, [['renamed', 'a']]],
  ['another kind', [text('a')], [text('a', { kind: 'number' })], { a: 'x' }, [['turned', 'a', 'x']]],
  ['another place, help or width', [text('a'), text('b')], [text('b', { help: 'new' }), text('a', { span: 8 })], {}, []],
  [
    'a column that came and one that went',
    [table([text('a'), text('b')])],
    [table([text('b'), text('c')])],
    {},
    [
      ['removed', 'a'],
      ['added', 'c'],
    ],
  ],
  ['a table that came, with its columns', [text('a')], [text('a'), table([text('b')])], {}, [['added', 'rows']]],
  ['a table that went, with its columns', [text('a'), table([text('b')])], [text('a')], {}, [['removed', 'rows']]],
])('%s', (_, before, after, typed, told) => expect(changes(before, after, typed as Record<string, unknown>)).toEqual(told));
