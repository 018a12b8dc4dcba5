import type { PickerNode } from '@milepost/kit/tree-picker';
import { describe, expect, test } from 'vitest';
import { headCountsOf, peopleBelow } from './people.ts';

const node = (type: string, id: string, children: PickerNode[] = []): PickerNode => ({ id, fullName: id, type, children, isLeaf: false });
const tree = [
  node('company', 'group', [
    node('user', 'head'),
    node('department', 'roads', [node('department', 'bridges', [node('user', 'b1'), node('user', 'b2')]), node('user', 'r1')]),
    node('department', 'new'),
  ]),
];

describe('a whole department', () => {
  test.each([
    ['group', ['head', 'b1', 'b2', 'r1']],
    ['roads', ['b1', 'b2', 'r1']],
    ['bridges', ['b1', 'b2']],
    ['new', []],
    ['unknown', []],
  ])('is everybody below %s, at any depth, in the order of the tree', (id, people) => {
    expect(peopleBelow(tree, id).map((each) => each.id)).toEqual(people);
  });

  test('its head count is the number of people that choosing it chooses', () => {
    expect(Object.fromEntries(headCountsOf(tree))).toEqual({ group: 4, roads: 3, bridges: 2, new: 0 });
    for (const [id, count] of headCountsOf(tree)) expect(peopleBelow(tree, id)).toHaveLength(count);
  });

  test('its head count leaves out who is not meant', () => {
    expect(Object.fromEntries(headCountsOf(tree, ({ id }) => id !== 'b1'))).toEqual({ group: 3, roads: 2, bridges: 1, new: 0 });
  });

  test('10,000 departments one below another are no more than a list', () => {
    let deepest = node('department', 'd0', [node('user', 'one')]);
    for (let depth = 1; depth < 10_000; depth++) deepest = node('department', `d${depth}`, [deepest]);
    expect(headCountsOf([deepest]).get('d9999')).toBe(1);
  });
});
