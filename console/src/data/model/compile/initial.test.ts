import { configuredForm } from '@milepost/kit/forms/config';
import { emptyOf } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { withCurrent, withEmpties } from './initial.ts';
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
const begun = (raw: object): Control => {
  const [part] = withCurrent(configuredForm([raw]).parts, person, () => NOW);
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
});
