/* oxlint-disable unicorn/no-thenable -- what a declared rule does is named so in designs */
import { createFormStore } from '@milepost/kit/forms/store';
import type { RuleWords } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test, vi } from 'vitest';
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
  ['names every object has', JSON.parse('[{"id":"r","on":"load","then":[{"do":"set","field":"__proto__","to":{"value":1}}]}]')],
])('%s is no rule: the others run, and it is named', (_, rules) => {
  const good = { id: 'good', on: 'load', then: [{ do: 'set', field: 'people', to: { value: 7 } }] };
  const { store, compiled } = filledIn(Array.isArray(rules) ? [...rules, good] : rules);
  expect(compiled.unread).toHaveLength(1);
  expect(compiled.isSaveUnread).toBe(true);
  expect(store.value('people')).toBe(Array.isArray(rules) ? 7 : null);
  expect(Reflect.get({}, 'kind')).toBeUndefined();
});
