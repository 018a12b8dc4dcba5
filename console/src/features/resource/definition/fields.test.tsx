import { expect, test } from 'vitest';
import * as fields from './fields.ts';
import { resourceForView } from './resourceForView.ts';
import { hasSubform, subformOf } from './subform.ts';
import type { AnyResource } from './types.ts';

const label = { id: 'L' };
const words = { a: { id: 'A' }, b: { id: 'B' } };
const options = [
  { id: 'a', label: words.a },
  { id: 'b', label: words.b },
];
const feed = { from: 'feed', id: 'f' } as const;

test.each<[string, object, object]>([
  ['a text', fields.text('x', label, { maxChars: 5 }), { kind: 'text', maxChars: 5 }],
  ['a name', fields.name('x', label), { kind: 'text', required: true, maxChars: 50, message: { required: { message: 'Enter a name' } } }],
  ['a name with a sentence of its own', fields.name('x', label, { message: { required: words.a } }), { message: { required: words.a } }],
  ['a plain name', fields.plainName('x', label), { required: true, maxChars: 50, message: { pattern: { message: /special characters/ } } }],
  ['a code', fields.code('x', label), { required: true, maxChars: 50, spellCheck: false }],
  ['a description', fields.description('x'), { kind: 'text', rows: 3 }],
  ['a long text', fields.longText('x', label), { kind: 'text', rows: 3 }],
  ['a formatted text', fields.richText('x', label), { kind: 'html' }],
  ['a whole number', fields.integer('x', label, { min: 1, max: 2 }), { kind: 'integer', min: 1, max: 2 }],
  ['stars', fields.rate('x', label, { count: 3 }), { kind: 'rate', count: 3 }],
  ['a slider', fields.slider('x', label, { max: 3 }), { kind: 'slider', max: 3 }],
  ['a colour', fields.color('x', label), { kind: 'color' }],
  ['a yes or no', fields.toggle('x', label), { kind: 'switch', onText: { message: 'Yes' }, offText: { message: 'No' } }],
  ['a state', fields.enabled('x'), { kind: 'switch', initial: true, onText: { message: 'Enabled' } }],
  ['a choice of its own', fields.choice('x', label, words), { kind: 'choice', options: { from: 'static', options } }],
  ['a choice of a feed', fields.choice('x', label, feed), { kind: 'choice', options: feed }],
  [
    'a choice of which one is called from',
    fields.choice('x', label, { from: words.a }),
    { options: { options: [{ id: 'from', label: words.a }] } },
  ],
  ['several choices', fields.choices('x', label, feed), { kind: 'choice', isMany: true, options: feed }],
  ['a date', fields.date('x', label), { kind: 'date' }],
  ['a moment', fields.moment('x', label), { kind: 'date', precision: 'minute', storedAs: 'ms' }],
  ['a period', { ...fields.period('a', 'b', label), field: 'x' }, { kind: 'dateRange', precision: 'minute', storedAs: 'ms' }],
  ['one of a picker', fields.pick('x', label, 'user'), { kind: 'pick', picker: 'user' }],
  ['several of a picker', fields.picks('x', label, 'user'), { kind: 'pick', picker: 'user', isMany: true }],
  ['rows', fields.rows('x', label, [fields.text('y', label)], { add: 'Add' }), { kind: 'rows', add: 'Add', columns: [{ field: 'y' }] }],
  ['files', fields.files('x', label), { kind: 'files', look: 'files' }],
  ['a control of its own', fields.custom('x', label, () => null, { required: true }), { kind: 'custom', required: true }],
  ['what is derived', fields.derived('x', label, () => 'd'), { kind: 'derived' }],
])('%s is declared with its kind and its usual facts', (_what, declared, facts) => {
  const expected = JSON.parse(JSON.stringify(facts, (_, value: unknown) => (value instanceof RegExp ? undefined : value))) as object;
  expect(declared).toMatchObject({ part: 'control', field: 'x', ...expected });
});

test('a sort order lies between 0 and 999,999 and begins with 0, a state is asked for by 1 and 0', () => {
  expect(fields.sortCode()).toMatchObject({ field: 'sortCode', kind: 'integer', min: 0, max: 999_999, initial: 0 });
  expect(fields.stateFilter()).toMatchObject({ field: 'enabledMark', options: { options: [{ id: '0' }, { id: '1' }] } });
  expect(fields.period('a', 'b', label).field).toBe('a~b');
});

test('a feed has its parameters, and a dictionary is one by what of an entry is kept', () => {
  expect([fields.feed('f'), fields.feed('f', { p: 'x' })]).toEqual([feed, { ...feed, parameters: { p: 'x' } }]);
  expect([fields.dictionary('d'), fields.dictionary('d', 'name')]).toEqual([
    { from: 'feed', id: 'dictionary.code:d' },
    { from: 'feed', id: 'dictionary.name:d' },
  ]);
});

test('what is derived and has nothing to say is not there', () => {
  const { shown } = fields.derivedIfAny('x', label, (read) => (read('a') === '1' ? 'one' : ''));
  const isShown = (a: unknown) => typeof shown === 'function' && shown(() => a);
  expect([isShown('1'), isShown('2')]).toEqual([true, false]);
});

const [a, b] = [fields.text('a', label), fields.text('b', label)];
const search = { label, found: label };
test.each<[string, object, object]>([
  ['side by side', fields.pair(a, b), { part: 'row', parts: [a, b] }],
  ['under a heading', fields.section(label, a, b), { part: 'section', title: label, parts: [a, b] }],
  ['behind tabs', fields.tabs(label, fields.tab('t', label, a)), { part: 'tabs', label, tabs: [{ id: 't', label, parts: [a] }] }],
  [
    'behind tabs that are searched',
    fields.searchedTabs(label, search, fields.tab('t', label, a)),
    { part: 'tabs', label, search, tabs: [{ id: 't', label, parts: [a] }] },
  ],
  ['a note', fields.note(label), { part: 'note', tone: 'info', text: label }],
  [
    'a warning under a condition',
    fields.note(label, 'warning', { field: 'a', is: [1] }),
    { part: 'note', tone: 'warning', text: label, shown: { field: 'a', is: [1] } },
  ],
])('fields stand %s', (_what, part, expected) => expect(part).toEqual(expected));

test('a condition is added to the one that is there', () => {
  const [one, other] = [
    { field: 'a', is: [1] },
    { field: 'b', is: [2] },
  ];
  const once = fields.when(one, a);
  expect(once).toEqual({ ...a, shown: one });
  expect(fields.when(other, once).shown).toEqual({ all: [one, other] });
  const view = () => null;
  expect([fields.panel(view), fields.panel(view, { reads: ['a'] })]).toEqual([
    { part: 'panel', view },
    { part: 'panel', view, reads: ['a'] },
  ]);
});

const opens = (...edits: readonly string[]) => ({ edits, title: () => label, saves: label });
test('some fields of a form stand in a dialog of their own, where the form has them all', () => {
  const form = {
    fields: [a, fields.section(label, b)],
    addsMore: true,
    hasSteps: true,
    print: {},
    width: 'wide',
    labels: { cancel: label },
    update: 'u',
  };
  const screen = { id: 's', form } as unknown as AnyResource;
  expect([hasSubform(screen, opens('b')), hasSubform(screen, opens('a', 'z'))]).toEqual([true, false]);
  expect(hasSubform({ ...screen, form: null }, opens('a'))).toBe(false);
  const part = subformOf(screen, { ...opens('b'), id: 'p', saves: words.a });
  expect(part.form).toEqual({
    fields: [fields.section(label, b)],
    frame: 'dialog',
    part: 'p',
    labels: { cancel: label, save: words.a },
    update: 'u',
  });
  const none = { ...screen, form: null } as AnyResource;
  expect(subformOf(none, { ...opens(), id: 'p' })).toBe(none);
});

test('a screen without views is itself in every view', () => {
  const screen = { id: 's', list: {} } as unknown as AnyResource;
  expect(resourceForView(screen, 'v')).toBe(screen);
});
