import { expect, test } from 'vitest';
import type { FlowNode } from '../flow-launch/tables.ts';
import { firstChoice } from './handle-handlers.ts';

const step = (code: string, more: Partial<FlowNode> = {}): FlowNode => ({ code, name: code, kind: 'approver', by: [], mode: 0, ...more });
const large = step('large', { when: { field: 'total', symbol: '>', value: 1000 }, isCandidates: true });
const asked = (nodes: readonly FlowNode[], values: object) => {
  const { type, list } = firstChoice(nodes, { ...values });
  return [type, list.map(({ nodeId, isCandidates, isBranchFlow }) => [nodeId, isCandidates, isBranchFlow])];
};

test.each([
  ['the first step asks for its people', [step('n1', { isCandidates: true }), step('n2')], {}, [2, [['n1', true, false]]]],
  ['a step that holds for the values is the first', [large, step('n2')], { total: 1200 }, [2, [['large', true, false]]]],
  ['a step that does not hold is left out', [large, step('n2')], { total: 300 }, [3, []]],
  ['behind it the next one asks', [large, step('n2', { isCandidates: true })], { total: 300 }, [2, [['n2', true, false]]]],
  ['copies ask nobody', [step('c', { kind: 'copy' }), step('n2', { isCandidates: true })], {}, [2, [['n2', true, false]]]],
  [
    'of several ways one is chosen at the launch',
    [step('a', { isBranch: true }), step('b', { isBranch: true, isCandidates: true }), step('n3')],
    {},
    [
      1,
      [
        ['a', false, true],
        ['b', true, true],
      ],
    ],
  ],
  [
    'of ways that do not hold none is offered',
    [step('a', { isBranch: true }), { ...large, isBranch: true, isCandidates: false }, step('n3')],
    { total: 1 },
    [3, []],
  ],
] as const)('%s', (_, nodes, values, expected) => expect(asked(nodes, values)).toEqual(expected));
