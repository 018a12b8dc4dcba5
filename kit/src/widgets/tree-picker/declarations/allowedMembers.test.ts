import { expect, test } from 'vitest';
import type { PickerNode } from '../types.ts';
import { within } from './allowedMembers.ts';

const policy = {
  cardinality: 'many',
  identity: 'typedId',
  onEmptyConfirm: 'clear',
  accepts: ({ isDisabled }: PickerNode) => !isDisabled,
} as const;
const allowed = { departments: ['d1'], positions: ['p1'], users: ['u1'], roles: ['r1'], groups: ['g1'] };
const node = (type: string, id: string, more: Partial<PickerNode> = {}): PickerNode => ({ id, fullName: id, type, ...more });

test.each([
  ['department', 'd1'],
  ['company', 'd1'],
  ['position', 'p1'],
  ['user', 'u1'],
  ['role', 'r1'],
  ['group', 'g1'],
])('a %s may be chosen where its id is among the allowed ones of its kind', (type, id) => {
  const limited = within(allowed, policy, false);
  expect(['x', 'p1', 'r1'].filter((other) => other !== id && limited.accepts(node(type, other)))).toEqual([]);
  expect([limited.accepts(node(type, id)), limited.accepts(node(type, id, { isDisabled: true }))]).toEqual([true, false]);
});

test('the pane of allowed people offers nobody else, so that each of them may be chosen', () => {
  const limited = within({ departments: ['d1'] }, policy, true);
  expect([limited.accepts(node('user', 'somebody of d1')), limited.accepts(node('department', 'd2'))]).toEqual([true, false]);
});
