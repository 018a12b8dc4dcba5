import { configuredForm } from '@milepost/kit/forms/config';
import { emptyOf } from '@milepost/kit/forms/grammar';
import type { Control, Part } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { ownChoices, withCurrent, withEmpties } from './initial.ts';
import type { Person } from './initial.ts';

const person: Person = {
  userId: 'u1',
  userName: 'Qin Zhiyuan',
  organizeIdList: ['o1', 'd1'],
  organizeId: 'd1',
  departmentName: 'Roads',
  positions: [
    { id: 'p1', name: 'Patrol' },
    { id: 'p2', name: 'Repair' },
  ],
  roleIds: ['r1', 'r2'],
  groupIds: ['g1'],
  signImg: null,
};
const NOW = Date.parse('2026-11-23T14:05:09+08:00');
const control = (jnpfKey: string, own: object = {}, config: object = {}) => ({
  __vModel__: 'a',
  __config__: { jnpfKey, label: 'A', ...config },
  ...own,
});
const begun = (raw: object, who: Person = person): Control => {
  const [part] = withCurrent(configuredForm([raw]).parts, who, () => NOW);
  if (part?.part !== 'control') throw new Error('no control');
  return part;
};

test.each<[string, object, unknown]>([
  ['date', { format: 'yyyy-MM-dd' }, Date.parse('2026-11-23T00:00:00+08:00')],
  ['date', { format: 'yyyy' }, Date.parse('2026-01-01T00:00:00+08:00')],
  ['datePicker', { format: 'yyyy-MM-dd HH:mm' }, Date.parse('2026-11-23T14:05:00+08:00')],
  ['time', { format: 'HH:mm' }, '14:05'],
  ['timePicker', { format: 'HH:mm:ss' }, '14:05:09'],
  ['userSelect', { multiple: false }, 'u1'],
  ['userSelect', { multiple: true }, ['u1']],
  ['usersSelect', { multiple: true }, ['u1--user']],
  ['comSelect', {}, ['o1', 'd1']],
  ['depSelect', {}, 'd1'],
  ['posSelect', {}, 'p1'],
  ['posSelect', { multiple: true }, ['p1', 'p2']],
  ['roleSelect', {}, 'r1'],
  ['roleSelect', { multiple: true }, ['r1', 'r2']],
  ['groupSelect', {}, 'g1'],
])('%s with %j begins with what holds now', (jnpfKey, own, value) => {
  expect(emptyOf(begun(control(jnpfKey, own, { defaultCurrent: true })))).toEqual(value);
  expect(emptyOf(begun(control(jnpfKey, own)))).not.toEqual(value);
});

const nobody: Person = {
  ...person,
  userName: '',
  organizeIdList: [],
  organizeId: null,
  departmentName: '',
  positions: [],
  roleIds: [],
  groupIds: [],
};
test.each<[string, unknown[]]>([
  ['user', ['u1']],
  ['member', ['u1--user']],
  ['organization', []],
  ['department', []],
  ['position', []],
  ['role', []],
  ['group', []],
  ['vehicle', []],
])('a picker of %s begins with %j for a person who belongs nowhere', (picker, own) => expect(ownChoices(picker, nobody)).toEqual(own));

test('a person whose way to the top is not known has a department still', () => {
  expect(ownChoices('department', { ...nobody, organizeId: 'd1' })).toEqual(['d1']);
  expect(ownChoices('organization', person)).toEqual([['o1', 'd1']]);
});

test('a field begins empty for a person who has nothing of its kind, and says nothing of what the server will fill in', () => {
  const current = { defaultCurrent: true };
  expect(emptyOf(begun(control('posSelect', {}, current), nobody))).toBeNull();
  expect(emptyOf(begun(control('posSelect', { multiple: true }, current), nobody))).toEqual([]);
  expect(begun(control('createUser'), nobody)).not.toHaveProperty('willBe');
  expect(begun(control('comInput', {}, current))).not.toHaveProperty('willBe');
  expect(begun(control('createTime'))).not.toHaveProperty('willBe');
});

test('a drawing begins with that of the person, where they have one', () => {
  const made = { part: 'control', field: 'a', label: 'A', kind: 'shown', as: 'picture', isCurrentAtFirst: true } as Control;
  const signature = (who: Person) => {
    const [part] = withCurrent([made], who, () => NOW);
    return part?.part === 'control' ? emptyOf(part) : undefined;
  };
  expect([signature({ ...person, signImg: 'data:x' }), signature(person)]).toEqual(['data:x', emptyOf(made)]);
});

test('rows of a sub-table begin with it too', () => {
  const rows = control('table', {}, { children: [control('userSelect', {}, { defaultCurrent: true })] });
  const table = begun(rows);
  expect(table.kind === 'table' && table.columns.map(emptyOf)).toEqual(['u1']);
});

test('what the server fills in says what it will be, as far as that is known', () => {
  expect(['createUser', 'currOrganize', 'currPosition', 'createTime'].map((key) => Reflect.get(begun(control(key)), 'willBe'))).toEqual([
    'Qin Zhiyuan',
    'Roads',
    'Patrol',
    undefined,
  ]);
});

test('a field that a record does not have is empty, not filled with its first value', () => {
  const spec = configuredForm([control('switch', {}, { defaultValue: 1 })]);
  expect(withEmpties(spec, {})).toEqual({ a: 0 });
  expect(withEmpties(spec, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  const derived = { part: 'control', field: 'b', label: 'B', kind: 'derived' } as Part;
  expect(withEmpties({ parts: [...spec.parts, derived] }, {})).toEqual({ a: 0 });
});
