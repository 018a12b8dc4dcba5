/* oxlint-disable unicorn/no-thenable -- what a declared rule does is named so in designs */
import { createFormStore } from '@milepost/kit/forms/store';
import type { RuleWords } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test, vi } from 'vitest';
import { DECLARED, declaredRules } from '@milepost/openapi/domains/design/rules';
import { rulesFor } from './rulesFor.ts';
import { compileForm } from './form.ts';

const control = (field: string, jnpfKey = 'comInput', own: object = {}) => ({
  __vModel__: field,
  __config__: { jnpfKey, label: field },
  ...own,
});
const LANES = { __slot__: { options: ['1', '2', '3'].map((id) => ({ id, fullName: `lane ${id}` })) } };
const FIELDS = [
  control('kind'),
  control('lane', 'select', LANES),
  control('people', 'numInput'),
  control('cost', 'numInput'),
  control('who', 'userSelect'),
];

const PERSON = {
  userId: 'u1',
  userName: '',
  organizeIdList: ['o1', 'd1'],
  organizeId: 'd1',
  departmentName: '',
  positions: [],
  roleIds: [],
  groupIds: [],
  signImg: null,
};

/** A form with declared rules, over a record; what they say is heard. */
function filledIn(rules: unknown, record: object = {}) {
  const { spec, rules: compiled } = compileForm(formConfig.decode({ fields: FIELDS, milepostRules: rules } as never));
  const store = createFormStore<Record<string, unknown>>({ ...spec, rules: rulesFor(compiled.rules, PERSON) }, record);
  const told = vi.fn<(words: RuleWords) => void>();
  store.subscribeRules(told);
  return { store, told, compiled };
}
const at = (field: string) => ({ field });
const is = (left: object, how: string, right?: unknown) => ({ left, is: how, ...(right !== undefined && { right: { value: right } }) });

test('a declared rule shows, requires, disables and sets, and does otherwise where its condition fails', () => {
  const { store } = filledIn(
    [
      {
        id: 'r1',
        on: { change: 'kind' },
        when: { any: [is(at('kind'), '=', 'closed'), { not: is(at('people'), '≤', 2) }] },
        then: [
          { do: 'require', field: 'lane', is: true },
          { do: 'disable', field: 'cost', is: true },
          { do: 'show', field: 'who', is: false },
        ],
        otherwise: [{ do: 'set', field: 'cost', to: { formula: ['people', '×', '(', '2', '+', '3', ')'] } }],
      },
    ],
    { people: 2 },
  );
  store.set('kind', 'closed');
  expect(
    ['lane', 'cost', 'who'].map((field) => [store.state(field).isRequired, store.state(field).isDisabled, store.state(field).isShown]),
  ).toEqual([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ]);
  store.set('kind', 'open');
  expect(store.value('cost')).toBe(10);
});

test('a rule may compare with whoever fills the form in', () => {
  const mine = { left: { person: 'department' }, is: 'in', right: { value: ['d1', 'd2'] } };
  const { store } = filledIn([{ id: 'r', on: 'load', when: { all: [mine] }, then: [{ do: 'set', field: 'who', to: { person: 'id' } }] }]);
  expect(store.value('who')).toBe('u1');
});

test('options are kept by a condition over them, and judged anew when what it reads changes', () => {
  const where = {
    all: [{ not: is(at('lane'), '=', '3') }, { any: [is(at('kind'), 'empty'), { left: at('kind'), is: 'has', right: at('lane') }] }],
  };
  const { store } = filledIn([{ id: 'r', on: 'load', then: [{ do: 'keepOptions', field: 'lane', where }] }], { kind: '' });
  expect(store.state('lane').kept).not.toBeNull();
  const before = store.state('lane');
  store.set('people', 1);
  expect(store.state('lane')).toBe(before);
  store.set('kind', '2 and 3');
  expect(store.state('lane')).not.toBe(before);
});

test('a rule before saving refuses, and says why; another says something', () => {
  const { store, told } = filledIn([
    { id: 'a', on: 'save', when: is(at('people'), '<', 1), then: [{ do: 'refuse', text: 'Nobody comes' }] },
    { id: 'b', on: { change: 'people' }, when: { not: is(at('people'), 'empty') }, then: [{ do: 'say', text: 'Noted', tone: 'success' }] },
  ]);
  expect(store.tryToSave()).toBe(false);
  store.set('people', 3);
  expect(store.tryToSave()).toBe(true);
  expect(told.mock.calls.map(([words]) => words)).toEqual([
    { kind: 'refused', text: 'Nobody comes', tone: 'error' },
    { kind: 'said', text: 'Noted', tone: 'success' },
  ]);
});

const deep = (levels: number): object => (levels === 0 ? is(at('kind'), 'empty') : { not: deep(levels - 1) });
const listed = (levels: number): object => (levels === 0 ? is(at('kind'), 'empty') : { all: [listed(levels - 1)] });
const bracketed = (levels: number): readonly string[] => `${'('.repeat(levels)}1${')'.repeat(levels)}`.split('');
const sets = (to: object) => ({ id: 'r', on: 'load', then: [{ do: 'set', field: 'cost', to }] });

test.each<[string, object, unknown]>([
  ['a number of a formula that is written as one', { formula: [2, '+', 3] }, 5],
  ['a formula, products before sums', { formula: ['10', '-', '2', '*', 'people', '÷', '4'] }, 9],
  ['brackets as deep as they may be', { formula: bracketed(16) }, 1],
  ['nothing', { value: null }, null],
  ['yes', { value: true }, true],
  ['a text', { value: 'none' }, 'none'],
  ['a list of values as long as it may be', { value: Array.from({ length: 1000 }, () => 1) }, Array.from({ length: 1000 }, () => 1)],
  ['another field', { field: 'people' }, 2],
])('a declared rule sets %s', (_, to, value) => {
  const { store, compiled } = filledIn([sets(to)], { people: 2, cost: 7 });
  expect(compiled.unread).toEqual([]);
  expect(store.value('cost')).toEqual(value);
});

test.each<[string, unknown, object, boolean]>([
  ['a field is empty, and it is', is(at('kind'), 'empty'), { kind: '' }, true],
  ['a field is empty, and it is not', is(at('kind'), 'empty'), { kind: 'a' }, false],
  ['a field is in a list, and it is', is(at('kind'), 'in', ['a', 'b']), { kind: 'b' }, true],
  ['a field is in a list, and it is not', is(at('kind'), 'in', ['a', 'b']), { kind: 'c' }, false],
  ['conditions are as deep as they may be', deep(16), { kind: '' }, true],
  ['lists of conditions are as deep as they may be', listed(16), { kind: '' }, true],
  ['nothing is asked', undefined, {}, true],
])('what a rule does where %s', (_, when, record, isDone) => {
  const otherwise = [{ do: 'set', field: 'who', to: { value: 'no' } }];
  const rule = {
    id: 'r',
    on: 'load',
    ...(when !== undefined && { when }),
    then: [{ do: 'set', field: 'who', to: { value: 'yes' } }],
    otherwise,
  };
  const { store, compiled } = filledIn([rule], record);
  expect(compiled.unread).toEqual([]);
  expect(store.value('who')).toBe(isDone ? 'yes' : 'no');
});

test.each<[string, unknown, readonly string[]]>([
  ['a design without rules', undefined, []],
  ['a design that says it has none', null, []],
  ['rules as many as there may be', Array.from({ length: 200 }, () => ({ id: 'r', on: 'load', then: [] })), []],
  ['more rules than there may be', Array.from({ length: 201 }, () => ({ id: 'r', on: 'load', then: [] })), [DECLARED]],
  ['what is no list', 'run', [DECLARED]],
  ['a rule whose name is no text', [{ id: 7, on: 'never' }], [`${DECLARED}[0]`]],
])('unread of %s', (_, raw, unread) => {
  const read = declaredRules(raw, { fields: new Set(), choices: new Set() });
  expect(read.unread).toEqual(unread);
  expect(read.rules).toHaveLength(unread.length === 0 && Array.isArray(raw) ? raw.length : 0);
});

const FACTS = ['id', 'department', 'position'] as const;
const RULE = declaredRules(
  FACTS.map((person) => ({ id: person, on: 'load', then: [{ do: 'set', field: 'who', to: { person } }] })),
  { fields: new Set(['who']), choices: new Set() },
).rules;
test.each([
  ['a person', { ...PERSON, positions: [{ id: 'p1', name: 'Patrol' }] }, ['u1', 'd1', 'p1']],
  ['a person without a position', PERSON, ['u1', 'd1', null]],
  ['a person whose way to the top is not known', { ...PERSON, organizeIdList: [] }, ['u1', 'd1', null]],
  ['nobody', undefined, [null, null, null]],
])('facts of %s stand in the rules', (_, person, facts) => {
  expect(rulesFor(RULE, person).map(({ does }) => does)).toEqual(facts.map((value) => [{ do: 'set', field: 'who', to: { value } }]));
});

test.each<[string, unknown]>([
  ['no list', { id: 'r' }],
  ['no object', [7]],
  ['a field the form does not have', [{ id: 'r', on: { change: 'nobody' }, then: [] }]],
  ['an effect nobody knows', [{ id: 'r', on: 'load', then: [{ do: 'run', text: 'alert(1)' }] }]],
  ['a condition nobody knows', [{ id: 'r', on: 'load', when: { left: at('kind'), is: 'like', right: at('kind') }, then: [] }]],
  [
    'options of a field that has none',
    [{ id: 'r', on: 'load', then: [{ do: 'keepOptions', field: 'kind', where: is(at('kind'), 'empty') }] }],
  ],
  ['a formula that is a program', [{ id: 'r', on: 'load', then: [{ do: 'set', field: 'cost', to: { formula: ['alert(1)'] } }] }]],
  ['half a formula', [{ id: 'r', on: 'load', then: [{ do: 'set', field: 'cost', to: { formula: ['people', '+'] } }] }]],
  ['a fact of the person nobody knows', [{ id: 'r', on: 'load', then: [{ do: 'set', field: 'cost', to: { person: 'token' } }] }]],
  ['conditions without end', [{ id: 'r', on: 'load', when: deep(20), then: [] }]],
  ['nothing', [null]],
  ['effects that are no list', [{ id: 'r', on: 'load', then: { length: 0 } }]],
  ['effects without end', [{ id: 'r', on: 'load', then: Array.from({ length: 1001 }, () => ({ do: 'say', text: 'x' })) }]],
  ['a switch that is neither on nor off', [{ id: 'r', on: 'load', then: [{ do: 'show', field: 'cost', is: 'yes' }] }]],
  ['words that are none', [{ id: 'r', on: 'load', then: [{ do: 'say', text: 7 }] }]],
  ['a tone nobody knows', [{ id: 'r', on: 'load', then: [{ do: 'say', text: 'x', tone: 'loud' }] }]],
  ['a value that is an object', [sets({ value: { a: 1 } })]],
  ['a list of values with an object in it', [sets({ value: [1, { a: 1 }] })]],
  ['a list of values without end', [sets({ value: Array.from({ length: 1001 }, () => 1) })]],
  ['a formula of two numbers', [sets({ formula: ['1', '2'] })]],
  ['a formula with a number that is empty', [sets({ formula: [''] })]],
  ['a formula whose bracket stays open', [sets({ formula: ['(', '1', '2'] })]],
  ['a formula with a sign that is none', [sets({ formula: ['1', 7, '2'] })]],
  ['brackets without end', [sets({ formula: bracketed(17) })]],
  ['conditions one step too deep', [{ id: 'r', on: 'load', when: deep(17), then: [] }]],
  ['lists of conditions one step too deep', [{ id: 'r', on: 'load', when: listed(17), then: [] }]],
  ['names every object has', JSON.parse('[{"id":"r","on":"load","then":[{"do":"set","field":"__proto__","to":{"value":1}}]}]')],
])('%s is no rule: the others run, and it is named', (_, rules) => {
  const good = { id: 'good', on: 'load', then: [{ do: 'set', field: 'people', to: { value: 7 } }] };
  const { store, compiled } = filledIn(Array.isArray(rules) ? [...rules, good] : rules);
  expect(compiled.unread).toHaveLength(1);
  expect(compiled.isSaveUnread).toBe(true);
  expect(store.value('people')).toBe(Array.isArray(rules) ? 7 : null);
  expect(Reflect.get({}, 'kind')).toBeUndefined();
});
